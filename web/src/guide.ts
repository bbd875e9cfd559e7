/** What the guided first game says: where everything lies, what each moment of the game is about, and what a newcomer could do. */

import type { Decision, GameName, Option, Ref, View } from "./protocol.ts";
import { startOf } from "./board/choosing.ts";
import { LAYOUTS } from "./board/layouts.ts";
import { thingsIn } from "./board/things.ts";
import { t } from "./words/index.ts";

/** A stop of the tour around the table. */
export interface Step {
  title: string;
  text: string;
  /** The grid area that is pointed at. */
  part?: string;
}

/** What is said when a moment of the game comes. */
export interface Lesson {
  title: string;
  text: string;
}

/** What a newcomer could choose: the first wish that something offered fits is the advice. */
export interface Wish {
  verb: string;
  /** The zone of the table the thing lies in. */
  zone?: string;
  /** Whether it must be one of the other player's things. */
  theirs?: boolean;
  aim?: Ref;
  /** The kinds of cards it is about. */
  cards?: string[];
  /** What makes one better than another: a number in the option's words or a fact of its card, and whether less is better. */
  most?: (option: Option, facts: Facts) => number;
  when?: (view: View, me: number) => boolean;
  why: string;
}

export type Facts = Readonly<Record<string, unknown>>;

export interface Guide {
  deck: string;
  theirs: string;
  seed: number;
  steps: Step[];
  /** By phase, kind of decision and what it is about; the more exact one is taken. "wait" is what is said while the other player chooses. */
  lessons: Record<string, Lesson>;
  /** By kind of decision, or kind and what it is about. */
  wishes: Record<string, Wish[]>;
  /** How far both players are. */
  standing: (view: View, me: number) => string;
  /** What to do differently after a loss. */
  next: string;
}

const fact = (name: string) => (_: Option, facts: Facts): number => (typeof facts[name] === "number" ? facts[name] : 0);
const least = (name: string) => (option: Option, facts: Facts): number => -fact(name)(option, facts);
/** Numbers in the words of an option, in all languages. */
const DAMAGE = /\d+(?= damage|ダメージ|点伤害)/;
const DP = /\d+(?= ?DP)/;
const COST = /(?<=(?:cost |コスト|费用)-?)\d+/;
const POWER = /(?<=パワー|力量)\d+|\d+(?= power)/;
const told = (pattern: RegExp) => (option: Option): number => Number(pattern.exec(option.text)?.[0] ?? 0);
const count = (view: View, player: number, zone: string): number => thingsIn(view, player, zone).count;

const LESSONS: Record<string, Lesson> = {
  choose: { title: "Choose", text: "The cards you may choose glow. Where there is a button “no more”, you may also stop. The card that asks is named in the box below; point at it to read it." },
  yesno: { title: "Yes or no?", text: "A card asks whether you want its effect. Yes does what it says. Your own cards nearly always help you, so yes is a good habit." },
  resolve: { title: "Several effects at once", text: "More than one effect waits, and you decide which is carried out first. If you are not sure, the order seldom matters." },
  order: { title: "Put them in order", text: "Choose the cards one after another; the first you choose comes first." },
  number: { title: "How many?", text: "Choose a number. More is usually better when it costs you nothing." },
  mode: { title: "Choose what happens", text: "The card offers several things: read them and take the one that helps now." },
};

const ANY: Record<string, Wish[]> = {
  choose: [
    { verb: "choose", theirs: true, why: "taking something from the other player" },
    { verb: "choose", why: "any of these will do" },
    { verb: "done", why: "there is nothing better" },
  ],
  "yesno mulligan": [{ verb: "no", why: "most opening hands can be played, and you learn the cards" }],
  yesno: [{ verb: "yes", why: "your own cards mostly help you" }],
  resolve: [{ verb: "resolve", why: "the order seldom matters" }],
  order: [{ verb: "order", why: "the order seldom matters" }],
  number: [{ verb: "number", most: (option) => option.number ?? 0, why: "more is usually better" }],
  mode: [{ verb: "mode", why: "the first is a fair choice" }],
};

export const GUIDES: Record<GameName, Guide> = {
  divinecross: {
    deck: "ember",
    theirs: "grove",
    seed: 11,
    steps: [
      { title: "Welcome to Divine Cross", text: "Two players send units into a fight. Knock out three of the other side's units and you win. Whatever glows can be clicked, nothing else is allowed, and Undo takes back a mistake: you cannot do anything wrong." },
      { title: "The main unit", text: "One unit of each side fights at a time. Only it uses skills, and it is usually the one that is hit.", part: "main" },
      { title: "Standby units", text: "Units that wait here. When your main unit is knocked out, one of them takes its place: without one you are lost.", part: "standby" },
      { title: "The KO zone", text: "Knocked-out units go here. A player with three cards here has lost.", part: "ko" },
      { title: "Energy", text: "Once a turn you may charge: lay a card from your hand under a unit as energy. The stronger a skill, the more energy must lie there. It is not used up." },
      { title: "Advantage", text: "Colours beat each other. A unit that has the advantage over its foe hits harder. That is all you need: begin!" },
    ],
    lessons: {
      ...LESSONS,
      setup: { title: "Who fights first?", text: "Choose the unit that starts as your main unit. Much HP keeps it standing; a skill that costs 0 lets it fight from the first turn." },
      "choose main": { title: "Who fights now?", text: "Your main unit is gone, so another must step forward. Send the one with the most HP, or the one that already has energy." },
      main: { title: "Your main phase", text: "Get ready for the battle, in any order: charge one card as energy (once a turn), deploy units to standby so that somebody can take over, play other cards. Then end the phase: your main unit fights (only in the very first turn nobody does)." },
      "to charge": { title: "Who gets the energy?", text: "Energy lets a unit use its stronger skills. The main unit fights this very turn, so it needs it first." },
      to: { title: "Who gets it?", text: "The card stays with the unit you choose. Your main unit is the one that fights." },
      skill: { title: "Battle!", text: "Your main unit uses one skill against the other main unit. The damage stays on the unit from turn to turn; when it reaches its HP the unit is knocked out." },
      "choose damage": { title: "Who is hit?", text: "Choose the unit that takes the damage. One that this knocks out is the best target; otherwise the one that fights you." },
      "choose retreat": { title: "Paying for the retreat", text: "Another unit takes over the fight, and that costs cards. Give up what you need least." },
      "choose search": { title: "Look through your deck", text: "Take the card you need most. A strong unit is never wrong." },
      "wait setup": { title: "The other player gets ready", text: "Both main units are put down face down and turned over together." },
      "wait battle": { title: "Battle", text: "The other main unit uses its skill. The log below tells what it did." },
      wait: { title: "The other player's turn", text: "They charge, deploy and then fight with their main unit. Watch the HP of yours." },
    },
    wishes: {
      ...ANY,
      "choose main": [{ verb: "choose", most: fact("hp"), why: "much HP keeps it standing" }],
      "choose damage": [
        { verb: "choose", zone: "main", theirs: true, why: "it is the one that fights you" },
        { verb: "choose", theirs: true, why: "it is one of theirs" },
        { verb: "choose", why: "somebody has to take it" },
      ],
      "choose search": [{ verb: "choose", cards: ["unit"], most: fact("hp"), why: "a strong unit is never wrong" }, { verb: "choose", why: "a card more is a card more" }],
      main: [
        { verb: "deploy", when: (view, me) => count(view, me, "standby") < 2, most: fact("hp"), why: "somebody must be ready to take over" },
        { verb: "charge", most: least("hp"), why: "energy makes the skills of your units stronger, once a turn" },
        { verb: "play", why: "its effect helps you now" },
        { verb: "end", why: "you are ready: on to the battle" },
      ],
      "to charge": [{ verb: "to", zone: "main", why: "it fights this turn" }],
      to: [{ verb: "to", zone: "main", why: "it is the one that fights" }],
      skill: [{ verb: "skill", most: told(DAMAGE), why: "it does the most damage" }, { verb: "pass", why: "no skill can be used yet" }],
    },
    standing: (view, me) => t("Knocked out: {theirs} of theirs, {mine} of yours. Three decide the game.", { theirs: count(view, 1 - me, "ko"), mine: count(view, me, "ko") }),
    next: "Next time keep two units on standby, and charge the main unit every turn.",
  },
  digimon: {
    deck: "cinder",
    theirs: "vigil",
    seed: 11,
    steps: [
      { title: "Welcome to Digimon", text: "Raise Digimon, digivolve them into stronger ones, and attack. Each attack takes a security card of the other player; when none is left, one more attack wins. Whatever glows can be clicked, and Undo takes back a mistake." },
      { title: "Memory", text: "The gauge in the middle is the clock of the game. What you do moves it towards the other player; as soon as it is on their side, it is their turn." },
      { title: "Breeding area", text: "A Digi-Egg hatches here and grows in safety, before it goes out to fight.", part: "breeding" },
      { title: "Battle area", text: "Here Digimon attack. One that has attacked lies sideways, and can itself be attacked while it does.", part: "battle" },
      { title: "Security", text: "These cards protect you. An attack on a player turns one over, and it may fight back.", part: "security" },
      { title: "Digivolving", text: "Lay a Digimon from your hand onto one that fits below it: drag it there, or click it and then the target. It is cheaper than playing it, and you draw a card for it. Begin!" },
    ],
    lessons: {
      ...LESSONS,
      "yesno mulligan": { title: "Keep this hand?", text: "A good hand has a few Digimon of level 3 and 4 to begin with. If it has none, draw a new one; that is allowed once." },
      breeding: { title: "Breeding phase", text: "Every turn you may do one thing here: hatch a Digi-Egg, or move a Digimon that has grown out to the battle area. Nobody can attack what is still inside." },
      main: { title: "Your main phase", text: "As long as the memory is on your side (or at 0) you go on. First digivolve, which is cheap and draws a card; then attack with Digimon that did not come this turn; play more with the rest. The turn ends when the memory crosses over." },
      block: { title: "They attack: block?", text: "A blocker can take the attack on itself. The two compare DP, and the lower one is deleted. Block when yours is higher, or when you can spare it." },
      counter: { title: "They attack: counter?", text: "You may answer with a card from your hand before the attack goes on." },
      attack: { title: "Whom do you attack?", text: "The player, to take security cards; or a Digimon that lies sideways and has less DP than yours, to get rid of it." },
      "choose delete": { title: "Delete something", text: "The strongest of the other player's Digimon is the best target." },
      "choose add": { title: "A card for your hand", text: "Take a Digimon one level above one you already have: then you can digivolve next." },
      "choose trash": { title: "Give up a card", text: "Trash what you will not be able to use soon: usually the card with the highest level." },
      "yesno by": { title: "Pay for an effect?", text: "Something of yours has to be given up first, and then you get the rest. Read the card to see whether it is worth it." },
      "wait breeding": { title: "The other player raises", text: "They hatch or move something out of their breeding area." },
      wait: { title: "The other player's turn", text: "They spend memory until it comes back to your side. When they attack you, one of your security cards is turned over." },
    },
    wishes: {
      ...ANY,
      "choose trash": [{ verb: "choose", most: fact("level"), why: "it is the furthest from being of use" }, { verb: "choose", why: "something has to go" }],
      "choose add": [{ verb: "choose", cards: ["digimon"], most: least("level"), why: "a small Digimon can be used soon" }, { verb: "choose", why: "a card more is a card more" }],
      "choose delete": [{ verb: "choose", theirs: true, most: told(DP), why: "it is their strongest" }, { verb: "choose", most: (option) => -told(DP)(option), why: "it is the one you need least" }],
      breeding: [
        { verb: "hatch", why: "an egg is the start of something strong, and costs nothing" },
        { verb: "move", why: "it has grown enough to fight" },
        { verb: "skip", why: "there is nothing to gain" },
      ],
      main: [
        { verb: "attack", aim: "player", when: (view, me) => count(view, 1 - me, "security") === 0, why: "they have no security left: this wins, if it is not blocked" },
        { verb: "digivolve", most: told(COST), why: "it grows, and you draw a card" },
        { verb: "attack", aim: "player", most: told(DP), why: "it takes a security card" },
        { verb: "play", cards: ["digimon", "tamer"], most: least("cost"), why: "it is the cheapest you can add to your side" },
        { verb: "pass", why: "keep the rest for later" },
      ],
      attack: [{ verb: "attack", aim: "player", why: "it takes a security card" }, { verb: "attack", why: "it removes one of theirs" }],
      block: [{ verb: "pass", when: (view, me) => count(view, me, "security") > 2, why: "you still have security to spare" }, { verb: "block", most: told(DP), why: "your security is running out" }],
    },
    standing: (view, me) => t("Security left: {theirs} of theirs, {mine} of yours. With none left, the next attack decides the game.", { theirs: count(view, 1 - me, "security"), mine: count(view, me, "security") }),
    next: "Next time digivolve every turn, and attack before you spend the last of your memory.",
  },
  fftcg: {
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
      first: [{ verb: "first", why: "you see at once what the game is about" }],
      main: [
        { verb: "cast", cards: ["backup"], when: (view, me) => thingsIn(view, me, "field").things.filter((one) => one.kind === "backup").length < 3, most: least("cost"), why: "a Backup pays for you every turn" },
        { verb: "cast", cards: ["forward"], most: fact("power"), why: "Forwards win the game" },
        { verb: "cast", cards: ["backup", "monster"], most: least("cost"), why: "it helps in every turn to come" },
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
      "choose search": [{ verb: "choose", cards: ["backup"], most: least("cost"), when: (view, me) => thingsIn(view, me, "field").things.filter((one) => one.kind === "backup").length < 3, why: "a Backup pays for you every turn" }, { verb: "choose", most: fact("power"), why: "a strong Forward wins fights" }],
      "choose hand limit": [{ verb: "choose", most: fact("cost"), why: "it is the hardest to pay for" }],
    },
    standing: (view, me) => t("Damage: {theirs} dealt, {mine} taken. Seven decide the game.", { theirs: count(view, 1 - me, "damage"), mine: count(view, me, "damage") }),
    next: "Next time play a Backup in each of the first turns, and keep a Forward standing to block with.",
  },
};

/** What is said at a moment: the most exact of what there is. */
export function lessonFor(game: GameName, phase: string, decision: Pick<Decision, "kind" | "about"> | null): Lesson | null {
  const { lessons } = GUIDES[game];
  const { kind, about } = decision ?? { kind: "wait", about: "" };
  const keys = decision ? [`${kind} ${about}`, `${phase} ${kind}`, kind] : [`wait ${phase}`, "wait"];
  if (decision && phase === "setup" && kind === "choose") keys.unshift("setup");
  for (const key of keys) if (lessons[key]) return lessons[key];
  return null;
}

export interface Advice {
  option: Option;
  why: string;
}

/** Where a thing lies, by the beginning of its name or by what lies on the field. */
function liesIn(view: View, player: number, zone: string | undefined, ref: Ref): boolean {
  const zones = zone ? [zone] : ["hand", ...LAYOUTS[view.game].zones.map((spec) => spec.zone)];
  return zones.some((each) => ref.startsWith(`p${player + 1}.${each}.`) || thingsIn(view, player, each).things.some((one) => one.ref === ref));
}

/** What a newcomer could choose, and why; null where there is nothing to say. */
export function adviceFor(view: View, decision: Decision, factsOf: (card: string) => Facts & { kind?: unknown }): Advice | null {
  const wishes = GUIDES[view.game].wishes[`${decision.kind} ${decision.about}`] ?? GUIDES[view.game].wishes[decision.kind] ?? [];
  const me = decision.player;
  for (const wish of wishes) {
    if (wish.when && !wish.when(view, me)) continue;
    const facts = (option: Option): Facts => (option.card ? factsOf(option.card) : {});
    const fits = decision.options.filter((option) => {
      if (option.verb !== wish.verb || (wish.aim && option.to !== wish.aim)) return false;
      if (wish.cards && !wish.cards.includes(String(facts(option)["kind"] ?? ""))) return false;
      const ref = startOf(option);
      if (!wish.zone && !wish.theirs) return true;
      return ref !== null && liesIn(view, wish.theirs ? 1 - me : me, wish.zone, ref);
    });
    const { most } = wish;
    if (most) fits.sort((a, b) => most(b, facts(b)) - most(a, facts(a)));
    if (fits[0]) return { option: fits[0], why: wish.why };
  }
  return null;
}
