/** The guided first game of Digimon. */

import type { Option, View } from "../../protocol.ts";
import { ANY, count, fact, hand, least, LESSONS, told, type Facts, type Guide } from "../guiding.ts";
import { t } from "../../words/index.ts";

/** Numbers in the words of an option, in all languages. */
const DP = /\d+(?= ?DP)/;
const COST = /(?<=(?:cost |コスト|费用)-?)\d+/;

/** The memory a player may spend before the turn goes over; the table counts it from the first seat. */
const memory = (view: View, me: number): number => Number(view["memory"] ?? 0) * (me === 0 ? 1 : -1);
/** Whether the turn goes on after paying for this. */
const goesOn = (option: Option, _: Facts, view: View, me: number): boolean => told(COST)(option) <= memory(view, me);
/** The furthest first; of two that are equal the cheaper, and then the stronger. */
const growth = (option: Option, facts: Facts): number[] => [fact("level")(option, facts), -told(COST)(option), fact("dp")(option, facts)];
/** What a hand begins with: a Digimon that digivolves from an egg. */
const beginning = (view: View, me: number): boolean => hand(view, me).some((one) => one.kind === "digimon" && one.level === 3);

export const guide: Guide = {
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
    "yesno mulligan": [
      { verb: "no", when: beginning, why: "it has a Digimon of level 3 to begin with" },
      { verb: "yes", why: "without a Digimon of level 3 nothing can begin, and a new hand is free once" },
    ],
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
      { verb: "digivolve", fits: goesOn, most: growth, why: "it grows, you draw a card, and the turn is still yours" },
      { verb: "attack", aim: "player", most: told(DP), why: "it takes a security card" },
      { verb: "digivolve", most: growth, why: "it grows, and you draw a card" },
      { verb: "play", cards: ["digimon", "tamer"], most: least("cost"), why: "it is the cheapest you can add to your side" },
      { verb: "pass", why: "keep the rest for later" },
    ],
    attack: [{ verb: "attack", aim: "player", why: "it takes a security card" }, { verb: "attack", why: "it removes one of theirs" }],
    block: [{ verb: "pass", when: (view, me) => count(view, me, "security") > 2, why: "you still have security to spare" }, { verb: "block", most: told(DP), why: "your security is running out" }],
  },
  standing: (view, me) => view.turn < 1 ? "" : t("Security left: {theirs} of theirs, {mine} of yours. With none left, the next attack decides the game.", { theirs: count(view, 1 - me, "security"), mine: count(view, me, "security") }),
  next: "Next time digivolve every turn, and attack before you spend the last of your memory.",
};
