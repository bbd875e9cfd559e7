/** The line to the server: it comes back by itself, waiting longer each time. */

import { signal } from "@preact/signals";
import type { FromServer, ToServer } from "../protocol.ts";

export type Line = "connecting" | "open" | "lost" | "closed";

/** How long to wait before the n-th attempt, in milliseconds. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(4_000, 400 * 2 ** Math.min(attempt, 6)) * (0.75 + chance / 2);
}

/** How often the server is asked whether it is still there, and how long its answer may take, in milliseconds. */
const ASK = 20_000;
const ANSWER = 10_000;

/** Close codes after which coming back is of no use. */
const FINAL = new Set([4401, 4404, 4429]);

export class Connection {
  readonly line = signal<Line>("connecting");
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer = 0;
  private pinger = 0;
  private doubt = 0;
  private ended = false;

  constructor(
    private readonly match: string,
    private readonly hello: () => ToServer,
    private readonly heard: (message: FromServer) => void,
    private readonly closed: (reason: string) => void,
  ) {
    this.open();
    addEventListener("online", this.again);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.seen);
  }

  private open(): void {
    this.line.value = "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.match)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.line.value = "open";
      socket.send(JSON.stringify(this.hello()));
      this.pinger = window.setInterval(() => this.ask(socket), ASK);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.doubt);
      if (socket === this.socket) this.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.ended || socket !== this.socket) return;
      this.quiet();
      this.socket = null;
      if (FINAL.has(event.code)) {
        this.line.value = "closed";
        this.closed(event.reason);
        return;
      }
      this.lose();
    };
  }

  private lose(): void {
    this.line.value = "lost";
    this.timer = window.setTimeout(() => this.open(), backoff(this.attempt++, Math.random()));
  }

  private quiet(): void {
    clearInterval(this.pinger);
    clearTimeout(this.doubt);
  }

  /** Asks whether the server is still there: a line can be dead without being closed. */
  private ask(socket: WebSocket): void {
    if (!this.send({ t: "ping" })) return;
    clearTimeout(this.doubt);
    this.doubt = window.setTimeout(() => socket === this.socket && this.drop(), ANSWER);
  }

  /** Gives up a line that is dead, whether or not it was closed. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.quiet();
    this.socket = null;
    socket.close();
    this.lose();
  };

  private seen = (): void => {
    if (document.visibilityState === "visible") this.again();
  };

  /** Tries at once, without waiting. */
  again = (): void => {
    if (this.line.value !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  };

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.quiet();
    removeEventListener("online", this.again);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close(1000);
  }
}
