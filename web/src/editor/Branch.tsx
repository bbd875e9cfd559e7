import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { Dialog } from "../components/Dialog.tsx";
import type { MatchInfo } from "../protocol.ts";
import { go } from "../state/router.ts";
import { heldAt, hold } from "../state/seats.ts";
import { t } from "../words/index.ts";
import { useAgainst } from "./against.tsx";

/** Whether a game may be played on from: by its player, when it is over or nobody else plays it. */
export const mayBranch = (info: MatchInfo | null, over: boolean): boolean => info !== null && (over || info.mode !== "invite");

interface Props {
  match: string;
  /** After how many choices. */
  n: number;
  info: MatchInfo;
  token: string;
}

interface DialogProps extends Props {
  close: () => void;
}

/** A button that plays on from a moment of a game, on a table of its own, or takes its position to the editor. */
export function BranchButton({ match, n, info, token }: Props) {
  const [open, setOpen] = useState(false);
  const label = t("Play from here");
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} title={t("Play on from this moment on a table of its own, or edit its position")} aria-label={label}>
        ⤴ <span>{label}</span>
      </button>
      {open && <BranchDialog match={match} n={n} info={info} token={token} close={() => setOpen(false)} />}
    </>
  );
}

function BranchDialog({ match, n, info, token, close }: DialogProps) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const { against, select } = useAgainst(info.game);
  const back = info.over ? `/replay/${match}?n=${n}` : `/table/${match}`;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const play = (): Promise<void> =>
    attempt(async () => {
      const seated = await api.branch(match, n, against, token);
      hold(seated, info.game, { from: back });
      go(`/table/${seated.match}`);
    });
  const edit = (): Promise<void> =>
    attempt(async () => {
      // Asked for here, so that a position that cannot be written down is refused here.
      await api.positionAt(match, n, token);
      go(`/scenario?match=${match}&n=${n}`);
    });
  return (
    <Dialog title={t("Play from here")} close={close}>
      <p>{t("A new table begins with the first {n} choices of this game. The game itself stays as it is, and you can come back to it.", { n })}</p>
      <label class="field">
        {t("Who plays")}
        {select}
      </label>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="primary" disabled={busy} onClick={() => void play()}>
          {t("Play on")}
        </button>
        <button type="button" disabled={busy} onClick={() => void edit()}>
          {t("Edit this position")}
        </button>
      </div>
    </Dialog>
  );
}

/** At a table that was branched from another game: the way back. */
export function BackLink({ match }: { match: string }) {
  const from = heldAt(match)?.from;
  if (!from) return null;
  return (
    <a class="button" href={`#${from}`} title={t("Back to where this was branched from")} aria-label={t("Back to where this was branched from")}>
      ↩ <span>{t("Back")}</span>
    </a>
  );
}
