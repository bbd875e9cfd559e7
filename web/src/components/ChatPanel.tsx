import { useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../state/session.ts";
import { t } from "../words/index.ts";

/** What the players say to each other. */
export function ChatPanel({ session }: { session: Session }) {
  const state = session.state.value;
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const muted = session.muted.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.chat.length]);
  return (
    <div class="chat">
      <label class="log-detail">
        <input type="checkbox" checked={muted} onChange={(event) => session.mute(event.currentTarget.checked)} /> {t("mute")}
      </label>
      <ol ref={list} aria-live="polite" aria-label={t("Chat")}>
        {state.chat.map((line) => (
          <li key={line.i}>
            <b>{line.name}:</b> {line.text}
          </li>
        ))}
        {state.chat.length === 0 && <li class="muted">{muted ? t("Chat is muted.") : t("Nothing was said yet.")}</li>}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said && session.connection.send({ t: "chat", text: said })) setText("");
        }}
      >
        <input aria-label={t("Say something")} maxLength={300} value={text} disabled={state.seat === null} placeholder={state.seat === null ? t("Spectators only listen") : t("Say something")} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" disabled={!text.trim()}>
          {t("Send")}
        </button>
      </form>
    </div>
  );
}
