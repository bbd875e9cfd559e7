/** What the guided first game says: first where everything lies, then what each decision is about when it comes up. */

import type { GameName } from "./protocol.ts";

export interface Step {
  title: string;
  text: string;
  /** The grid area that is pointed at. */
  part?: string;
}

export interface Guide {
  deck: string;
  theirs: string;
  seed: number;
  steps: Step[];
  /** By kind of decision, or kind and what it is about. */
  hints: Record<string, string>;
}

export const GUIDES: Record<GameName, Guide> = {
  divinecross: {
    deck: "ember",
    theirs: "grove",
    seed: 11,
    steps: [
      { title: "Welcome to Divine Cross", text: "Two players send units into a fight. Knock out three of the other side's units and you win. The referee only offers what is allowed: whatever glows can be clicked." },
      { title: "The main unit", text: "One unit fights at a time. Only it uses skills, and it is usually the one that is hit.", part: "main" },
      { title: "Standby units", text: "Units that wait. When the main unit is knocked out one of them takes its place; you can also retreat to one.", part: "standby" },
      { title: "Energy", text: "Once a turn you may charge: lay a card from your hand under a unit as energy. Skills cost energy to be allowed, shown in the round badge." },
      { title: "The KO zone", text: "Knocked-out units go here. A player with three cards here has lost.", part: "ko" },
      { title: "Advantage", text: "Colours beat each other. A unit with the advantage over its foe hits harder, so look at the letters on the cards." },
    ],
    hints: {
      main: "Do what you like in any order: charge a card as energy (once a turn), put out a unit, play a card. When you are finished, end the phase and the battle begins.",
      skill: "Choose the skill your main unit uses. More damage is better; a skill with cost 0 needs no energy.",
      "choose main": "Choose who fights first. A unit with much HP and a cheap skill is a good start.",
      to: "Choose the unit this goes to. Energy on your main unit helps at once.",
      "to charge": "Energy helps the unit that will use it: charge the one that fights, or the one that will fight next.",
      choose: "Click one of the glowing cards. If there is a button for no more, you may stop.",
      yesno: "Read the card beside the question; yes does what it says.",
      resolve: "Several effects wait. You decide which is done first.",
      number: "Choose how many.",
      order: "Click the cards in the order you want.",
    },
  },
  digimon: {
    deck: "cinder",
    theirs: "vigil",
    seed: 11,
    steps: [
      { title: "Welcome to Digimon", text: "Raise Digimon, digivolve them into stronger ones, and attack. When the other player has no security cards left, one more attack wins. Whatever glows can be clicked." },
      { title: "Memory", text: "The gauge in the middle is the clock of the game. Everything you do moves it towards the other player; when it has passed 0 to their side, it is their turn." },
      { title: "Breeding area", text: "A Digi-Egg hatches here and grows in safety. Digivolve it here, then move it out to fight.", part: "breeding" },
      { title: "Battle area", text: "Here Digimon attack. A Digimon that attacks is turned sideways, and can itself be attacked while it lies so.", part: "battle" },
      { title: "Security", text: "An attack on a player turns over one of these cards; it may fight back. With none left the next attack wins.", part: "security" },
      { title: "Digivolving", text: "Drag a Digimon from your hand onto one that fits below it, or click it and then the target. It is cheaper than playing it, and you draw a card for it." },
    ],
    hints: {
      "yesno mulligan": "Keep the hand if it has a few cheap Digimon (level 3 and 4). Otherwise draw a new one, once.",
      breeding: "Hatch an egg whenever you can. Move a Digimon of level 3 or more out when it is ready to fight.",
      main: "Digivolve first if you can: it is cheap and draws a card. Then attack with Digimon that were not played this turn. Pass, or spend memory until it crosses to the other side.",
      block: "A blocker can take the attack on itself. Compare the DP: the lower one is deleted.",
      counter: "You may answer the attack now.",
      choose: "Click one of the glowing cards. If there is a button for no more, you may stop.",
      yesno: "Read the card beside the question; yes does what it says.",
      resolve: "Several effects wait. You decide which is done first.",
      attack: "Choose what is attacked: the player, or a Digimon that lies sideways.",
      number: "Choose how many.",
      mode: "Choose which of these happens.",
      order: "Click the cards in the order you want.",
    },
  },
  fftcg: {
    deck: "ember",
    theirs: "highroot",
    seed: 11,
    steps: [
      { title: "Welcome to FF-TCG", text: "Cast Forwards, attack with them and deal seven points of damage before the other player does. Whatever glows can be clicked." },
      { title: "Paying", text: "Cards cost CP. Turn a Backup sideways for one, or discard a card from your hand for two of its Element. You can leave the paying to the referee." },
      { title: "Forwards", text: "They attack and block. One that came this turn cannot attack yet, unless it has Haste.", part: "forwards" },
      { title: "Backups", text: "They pay for you every turn: play one or two of them early.", part: "backups" },
      { title: "Damage", text: "Each unblocked attack puts one card here. Seven lose the game; one with EX Burst may do something when it arrives.", part: "damage" },
      { title: "The stack and priority", text: "Summons and abilities wait on the stack until both players pass, newest first. You are only asked where you set a stop: see the tab Stops." },
    ],
    hints: {
      first: "Going first is a little faster, but you draw one card less.",
      "yesno mulligan": "Keep a hand with one or two Backups and something cheap to cast. Otherwise take a new one, once.",
      main: "Cast a Backup early, then Forwards. Pass when you are finished: the attack phase follows.",
      pay: "Turn Backups sideways first; discard cards you need least. Or let the referee pay.",
      attack: "Attack with a Forward if no blocker is stronger. Each unblocked attack is a point of damage.",
      party: "Forwards of one Element may attack together; the blocker then meets all of them.",
      block: "Block if your Forward is stronger, or if you cannot take more damage.",
      priority: "You may answer now. If you have nothing to answer with, pass.",
      burst: "The card that came as damage has an EX Burst: using it costs nothing.",
      choose: "Click one of the glowing cards. If there is a button for no more, you may stop.",
      assign: "Share the damage among the party.",
      yesno: "Read the card beside the question; yes does what it says.",
      resolve: "Several abilities wait. You decide which comes first.",
      mode: "Choose which of these happens.",
      number: "Choose how many.",
      order: "Click the cards in the order you want.",
      cost: "Something else has to be paid: choose what.",
    },
  },
};

/** The hint for a decision: the more exact one where there is one. */
export function hintFor(game: GameName, kind: string, about: string): string {
  const hints = GUIDES[game].hints;
  return hints[`${kind} ${about}`] ?? hints[kind] ?? "";
}
