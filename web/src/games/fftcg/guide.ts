/** The guided first game of FF-TCG. */

import type { Option, View } from "../../protocol.ts";
import { ANY, count, fact, hand, least, LESSONS, ofKind, told, type Facts, type Guide } from "../guiding.ts";
import { t } from "../../words/index.ts";

/** Numbers in the words of an option, in all languages. */
const POWER = /(?<=パワー|力量)\d+|\d+(?= power)/;

const COST = /(?<=(?:cost |コスト|费用)-?)\d+/;

const backups = (view: View, me: number): number => ofKind(view, me, "field", "backup");
/** Whether the Backups and one card of the hand pay for it, so that the rest of the hand stays. */
const withinMeans = (option: Option, _: Facts, view: View, me: number): boolean => told(COST)(option) <= backups(view, me) + 2;
/** A hand that can act: a Backup, and something cheap to cast. */
const canAct = (view: View, me: number): boolean => hand(view, me).some((one) => one.kind === "backup") && hand(view, me).some((one) => one.cost !== null && one.cost <= 3);

export const guide: Guide = {
  deck: "ember",
  theirs: "highroot",
  seed: 11,
  steps: [
    { title: "Welcome to FF-TCG", text: "Cast Forwards, attack with them and deal seven points of damage before the other player does. Whatever glows can be clicked, nothing else is allowed, and Undo takes back a mistake." },
    { title: "Forwards", text: "They attack and block. One that came this turn cannot attack yet, unless it has Haste.", part: "forwards" },
    { title: "Backups", text: "Each of them pays 1 CP every turn, so play one or two early: they carry the rest of your game.", part: "backups" },
    { title: "Paying", text: "Cards cost CP. Turn a Backup sideways for one, or discard a card from your hand for two of its Element. You can leave the paying to the referee." },
    { title: "Damage", text: "Each attack that is not blocked puts one card here. Seven lose the game; a card with EX Burst may do something when it arrives.", part: "damage" },
    { title: "Priority", text: "Summons and abilities wait on the stack until both players pass; the newest comes first. You are only asked where you set a stop, in the tab Stops. Begin!" },
  ],
  lessons: {
    ...LESSONS,
    first: { title: "Who begins?", text: "Whoever begins draws one card less in the first turn, but is a step ahead. Begin: it is easier to see what the game is about." },
    "yesno mulligan": { title: "Keep this hand?", text: "A good hand has one or two Backups and something cheap to cast. If it has none, take a new one; that is allowed once." },
    "order bottom": { title: "Cards under the deck", text: "The hand you gave up goes under the deck. The order does not matter now." },
    "main1 main": { title: "Main phase 1", text: "Cast cards now: a Backup first, because it pays for you every turn, then Forwards. When you are finished, pass: the attack phase follows." },
    "main2 main": { title: "Main phase 2", text: "The attack is over and you may cast cards again, for instance Forwards to block with. Then pass: your turn ends." },
    main: { title: "Your main phase", text: "Cast what you can pay for, Backups first, then Forwards. Pass when you are finished." },
    pay: { title: "Pay the cost", text: "Turn Backups sideways first, since they stand up again next turn. Discard only what is still missing, and the cards you need least. The referee does just that if you let it." },
    cost: { title: "Something else has to be paid", text: "Choose what you give up for it: what you need least." },
    attack: { title: "Attack phase", text: "Choose a Forward to attack with. If it is not blocked, it deals one point of damage. It turns sideways and cannot block in their next turn, so keep one back when you are behind." },
    party: { title: "Attack together?", text: "Forwards that share an Element can attack as a party: their power is added, but they deal only one point of damage. Alone is better when nobody can block." },
    block: { title: "They attack: block?", text: "A Forward of yours can stand in the way. Both deal their power as damage to each other. Block when yours survives; otherwise take the point of damage while you have few." },
    burst: { title: "EX Burst!", text: "The card that came as damage has an EX Burst. Using it costs nothing." },
    assign: { title: "Share out the damage", text: "Your blocker deals its power to the party. Put enough on one of them to break it." },
    priority: { title: "You have priority", text: "Something is happening and you may answer it with a Summon or an ability. If you have nothing that helps, pass." },
    "choose discard": { title: "Discard a card", text: "Give up what you cannot pay for soon." },
    "choose hand limit": { title: "Too many cards in hand", text: "Only five may be kept. Give up what you cannot pay for soon." },
    "choose search": { title: "Look through your deck", text: "Take the card you need most. Without many Backups that is a Backup; else a strong Forward." },
    "wait attack": { title: "The other player attacks", text: "You will be asked whether you block. Each attack that comes through puts a card in your damage zone." },
    "wait setup": { title: "Getting ready", text: "The other player looks at the opening hand." },
    wait: { title: "The other player's turn", text: "They cast cards and then attack. Priority is passed for you except at your stops." },
  },
  wishes: {
    ...ANY,
    "yesno mulligan": [
      { verb: "no", when: canAct, why: "it has a Backup and something cheap: it can act" },
      { verb: "yes", why: "without a Backup or anything cheap it cannot act, and a new hand is free once" },
    ],
    first: [{ verb: "first", why: "you see at once what the game is about" }],
    main: [
      { verb: "cast", cards: ["backup"], when: (view, me) => backups(view, me) < 3, most: least("cost"), why: "a Backup pays for you every turn" },
      { verb: "cast", cards: ["forward"], fits: withinMeans, most: fact("power"), why: "Forwards win the game" },
      { verb: "cast", cards: ["forward"], when: (view, me) => ofKind(view, me, "field", "forward") === 0, most: least("cost"), why: "somebody must stand before you" },
      { verb: "cast", cards: ["backup", "monster"], fits: withinMeans, most: least("cost"), why: "it helps in every turn to come" },
      { verb: "cast", cards: ["forward"], when: (view, me) => count(view, me, "hand") > 4, most: fact("power"), why: "you have cards to spare for it" },
      { verb: "pass", why: "you are finished here" },
    ],
    pay: [{ verb: "auto", why: "the referee turns Backups first" }, { verb: "dull", why: "it stands up again next turn" }, { verb: "discard", why: "it has to be paid somehow" }],
    cost: [{ verb: "choose", why: "something has to be paid" }],
    attack: [{ verb: "attack", most: told(POWER), why: "it is your strongest, and hard to block" }, { verb: "pass", why: "nobody can attack" }],
    party: [{ verb: "done", why: "one attack after the other deals more damage" }],
    block: [
      { verb: "pass", when: (view, me) => count(view, me, "damage") < 4, why: "you can still take a few points of damage" },
      { verb: "block", most: told(POWER), why: "your damage is high, and it is the strongest you have" },
    ],
    burst: [{ verb: "burst", why: "it is free" }],
    assign: [{ verb: "assign", most: (option) => option.number ?? 0, why: "enough on one of them breaks it" }],
    priority: [{ verb: "pass", why: "there is nothing you have to answer" }],
    "choose discard": [{ verb: "choose", most: fact("cost"), why: "it is the hardest to pay for" }],
    "choose search": [{ verb: "choose", cards: ["backup"], most: least("cost"), when: (view, me) => backups(view, me) < 3, why: "a Backup pays for you every turn" }, { verb: "choose", most: fact("power"), why: "a strong Forward wins fights" }],
    "choose hand limit": [{ verb: "choose", most: fact("cost"), why: "it is the hardest to pay for" }],
  },
  standing: (view, me) => t("Damage: {theirs} dealt, {mine} taken. Seven decide the game.", { theirs: count(view, 1 - me, "damage"), mine: count(view, me, "damage") }),
  next: "Next time play a Backup in each of the first turns, and keep a Forward standing to block with.",
};
