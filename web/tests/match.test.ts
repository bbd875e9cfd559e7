import { describe, expect, it } from "vitest";
import type { Decision, Happening, LogLine, State, View } from "../src/protocol.ts";
import { apply, clocksAt, EMPTY, picked, story, takesBackAlone } from "../src/state/match.ts";

const view: View = { game: "digimon", viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{}, {}] };
const line = (i: number): LogLine => ({ i, n: 1, event: "drew", rule: "1-1", text: `line ${i}` });
const event = (i: number, kind: string): Happening => ({ i, event: kind, rule: "1-1", text: `line ${i}` });
const decision: Decision = {
  player: 0, kind: "choose", rule: "1-1", clause: "", about: "", source: null, withheld: [],
  options: [{ i: 0, verb: "choose", text: "choose Emberkit", ref: "p1.hand.0", to: null, number: null, name: null }],
};
const state = (part: Partial<State>): State => ({ t: "state", n: 1, view, decision: null, waiting: null, events: [], log: [], ...part });

describe("the match as told by the server", () => {
  it("adds only log lines that are new", () => {
    const first = apply(EMPTY, state({ log: [line(0), line(1)] }));
    const second = apply(first, state({ n: 2, log: [line(1), line(2)] }));
    expect(second.log.map((each) => each.i)).toEqual([0, 1, 2]);
  });

  it("forgets the log when the server sends everything again", () => {
    const first = apply(EMPTY, state({ n: 5, log: [line(0), line(1)], events: [event(1, "rule")] }));
    const undone = apply(first, state({ n: 3, full: true, log: [line(0)] }));
    expect(undone.n).toBe(3);
    expect(undone.log).toHaveLength(1);
    expect(undone.clauses.map((each) => each.i)).toEqual([0]);
  });

  it("ignores a state that is older than the one it has", () => {
    const now = apply(EMPTY, state({ n: 5 }));
    expect(apply(now, state({ n: 4 }))).toBe(now);
  });

  it("chooses nothing for a player after going back, until a choice was made", () => {
    const now = apply(EMPTY, state({ n: 5, full: true }));
    expect(now.held).toBe(false);
    const back = apply(now, state({ n: 3, full: true, decision }));
    expect(back.held).toBe(true);
    expect(apply(back, state({ n: 3, full: true, decision })).held).toBe(true);
    expect(picked(back, 0).held).toBe(true);
    expect(apply(picked(back, 0), { t: "refused", reason: "too late" }).held).toBe(true);
    expect(apply(picked(back, 0), state({ n: 4 })).held).toBe(false);
  });

  it("asks nobody to consent where nobody else plays", () => {
    const seats = (kind: "person" | "bot") => [kind, "person" as const].map((each) => ({ name: "", kind: each, connected: true }));
    expect(takesBackAlone({ ...EMPTY, seat: "both", seats: seats("person") })).toBe(true);
    expect(takesBackAlone({ ...EMPTY, seat: 1, seats: seats("bot") })).toBe(true);
    expect(takesBackAlone({ ...EMPTY, seat: 1, seats: seats("person") })).toBe(false);
    expect(takesBackAlone({ ...EMPTY, seat: null, seats: seats("bot") })).toBe(false);
  });

  it("does not animate what comes with a full state", () => {
    expect(apply(EMPTY, state({ full: true, events: [event(0, "moved")] })).fresh).toEqual([]);
    expect(apply(EMPTY, state({ events: [event(0, "moved")] })).fresh).toHaveLength(1);
  });

  it("keeps what was picked until the player acts freely again", () => {
    const asked = apply(EMPTY, state({ decision }));
    const chosen = picked(asked, 0);
    expect(chosen.decision).toBeNull();
    expect(chosen.picks).toEqual(["choose Emberkit"]);
    expect(apply(chosen, state({ n: 2, decision })).picks).toEqual(["choose Emberkit"]);
    expect(apply(chosen, state({ n: 2, decision: { ...decision, kind: "main" } })).picks).toEqual([]);
  });

  it("asks again when an answer is refused", () => {
    const chosen = picked(apply(EMPTY, state({ decision })), 0);
    const refused = apply(chosen, { t: "refused", reason: "too late" });
    expect(refused.decision).toBe(decision);
    expect(refused.refused).toBe("too late");
  });

  it("does not pick an option that was not offered", () => {
    const asked = apply(EMPTY, state({ decision }));
    expect(picked(asked, 7)).toBe(asked);
  });

  it("hears a line of chat once", () => {
    const said = { t: "chat", i: 4, seat: 0, name: "A", text: "hi", at: 0 } as const;
    expect(apply(apply(EMPTY, said), said).chat).toHaveLength(1);
  });

  it("tells the story without the clauses that were only followed", () => {
    const told = apply(EMPTY, state({ log: [line(1)], events: [event(0, "rule"), event(1, "played")] }));
    const more = apply(told, state({ n: 2, log: [line(3)], events: [event(2, "rule"), event(3, "played")] }));
    expect(story(more, false).map((each) => each.i)).toEqual([1, 3]);
    expect(story(more, true).map((each) => each.i)).toEqual([0, 1, 2, 3]);
  });

  it("runs only the clock of whoever is waited for", () => {
    const now = apply(EMPTY, state({ clocks: { left: [60, 60], running: 1 } }), 1000);
    expect(clocksAt(now, 11_000)).toEqual([60, 50]);
    expect(clocksAt(now, 500_000)).toEqual([60, 0]);
  });
});
