/** Words of the boards and the frame of the table in Japanese and Chinese. */

import type { Words } from "../index.ts";

export const ja: Words = {
  "How tables are laid": "テーブルの並べ方",
  "Backups lie": "バックアップの位置",
  "beside the Forwards, which are larger then": "フォワードの横（フォワードが大きくなる）",
  "behind the Forwards": "フォワードの後ろ",
  "The players sit": "プレイヤーの位置",
  "left and right, main unit against main unit": "左右（メイン同士が向き合う）",
  "below and above": "手前と奥",
  "How it stands": "現在の状況",
  "{n} loses": "{n}で敗北",
  "{zone}, {n} loses": "{zone}（{n}で敗北）",
  "energy": "エネルギー",
  "{n} CP ready": "使えるCP {n}",
  "Backups that can be dulled for CP": "ダルにしてCPを生み出せるバックアップ",
  "Nothing on the stack": "スタックは空",
  "Backups, {n} of {all} active": "バックアップ（{all}枚中{n}枚アクティブ）",
  "An attack on a player without security cards wins the game.": "セキュリティのないプレイヤーへのアタックが成功すると勝利。",
  "Seven cards in the opponent's damage zone win the game.": "相手のダメージゾーンにカードが7枚置かれると勝利。",
  "Three cards in the opponent's KO zone win the game.": "相手のKO置き場にカードが3枚置かれると勝利。",
};

export const zh: Words = {
  "How tables are laid": "牌桌的摆法",
  "Backups lie": "后卫的位置",
  "beside the Forwards, which are larger then": "在前锋旁边（前锋因此更大）",
  "behind the Forwards": "在前锋后面",
  "The players sit": "玩家的位置",
  "left and right, main unit against main unit": "左右相对（主战对主战）",
  "below and above": "下方和上方",
  "How it stands": "当前形势",
  "{n} loses": "{n}张即败",
  "{zone}, {n} loses": "{zone}（{n}张即败）",
  "energy": "能量",
  "{n} CP ready": "可用CP {n}",
  "Backups that can be dulled for CP": "可以横置产生CP的后卫",
  "Nothing on the stack": "堆叠为空",
  "Backups, {n} of {all} active": "后卫（{all}张中{n}张竖置）",
  "An attack on a player without security cards wins the game.": "攻击没有安防卡的玩家即获胜。",
  "Seven cards in the opponent's damage zone win the game.": "对手的伤害区有7张卡即获胜。",
  "Three cards in the opponent's KO zone win the game.": "对手的KO区有3张卡即获胜。",
};
