/** The line to the server: it comes back by itself, waiting longer each time. */

import { signal } from "@preact/signals";
import type { FromServer, ToServer } from "../protocol.ts";

export type Line = "connecting" | "open" | "lost" | "closed";

/** How long to wait before the n-th attempt, in milliseconds. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(15_000, 400 * 2 ** Math.min(attempt, 6)) * (0.75 + chance / 2);
}

/** Close codes after which coming back is of no use. */
const FINAL = new Set([4401, 4404, 4429]);

export class Connection {
  readonly line = signal<Line>("connecting");
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer = 0;
  private pinger = 0;
  private ended = false;

  constructor(
    private readonly match: string,
    private readonly hello: () => ToServer,
    private readonly heard: (message: FromServer) => void,
    private readonly closed: (reason: string) => void,
  ) {
    this.open();
    addEventListener("online", this.again);
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
      this.pinger = window.setInterval(() => this.send({ t: "ping" }), 25_000);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      clearInterval(this.pinger);
      if (this.ended) return;
      if (FINAL.has(event.code)) {
        this.line.value = "closed";
        this.closed(event.reason);
        return;
      }
      this.line.value = "lost";
      this.timer = window.setTimeout(() => this.open(), backoff(this.attempt++, Math.random()));
    };
  }

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
    clearInterval(this.pinger);
    removeEventListener("online", this.again);
    this.socket?.close(1000);
  }
}
