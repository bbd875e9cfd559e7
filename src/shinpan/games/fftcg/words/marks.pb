# The FF-TCG phrasebook, the part of marks: keyword abilities (15.2).
#
# A keyword ability is declared here and nowhere else: one block has
#   its row      the bit of Character.words by which the steps of a turn, of an attack and of casting ask for it; and what
#                taking it away is built into
#   its wording  how it is printed: what is read and printed back
#   its icon     how the table shows it, in every language
#   what it does in plain words, for whoever has a card explained

@Keyword
%enum Keyword Haste = st.HASTE
%built losses Keyword Haste = modifiers.Words(st.HASTE, False)
Haste
 en Haste
 ja ヘイスト
 icon.en Haste
 icon.ja ヘイスト
 icon.zh 加速
 does.en it can attack and use the dull icon in the turn it came under its player's control
%enum Keyword Brave = st.BRAVE
%built losses Keyword Brave = modifiers.Words(st.BRAVE, False)
Brave
 en Brave
 ja ブレイブ
 icon.en Brave
 icon.ja ブレイブ
 icon.zh 勇敢
 does.en attacking does not dull it
%enum Keyword FirstStrike = st.FIRST_STRIKE
%built losses Keyword FirstStrike = modifiers.Words(st.FIRST_STRIKE, False)
FirstStrike
 en First Strike
 ja 先制攻撃
 icon.en First Strike
 icon.ja 先制攻撃
 icon.zh 先制攻击
 does.en in battle it deals its damage first
%enum Keyword BackAttack = st.BACK_ATTACK
%built losses Keyword BackAttack = modifiers.Words(st.BACK_ATTACK, False)
BackAttack
 en Back Attack
 ja バックアタック
 icon.en Back Attack
 icon.ja バックアタック
 icon.zh 背后攻击
 does.en it can be cast whenever a Summon could be cast
