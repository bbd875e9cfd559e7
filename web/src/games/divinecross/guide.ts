/** The guided first game of Divine Cross. */

import { ANY, count, fact, least, LESSONS, told, type Guide } from "../guiding.ts";
import { t } from "../../words/index.ts";

/** Numbers in the words of an option, in all languages. */
const DAMAGE = /\d+(?= damage|ダメージ|点伤害)/;

export const guide: Guide = {
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
};
