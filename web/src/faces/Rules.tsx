import { Fragment } from "preact";
import { meaningOf } from "../state/games.ts";
import { Mark } from "../components/Hues.tsx";
import { bareWord, linesOf, type Line, type Piece, type Script } from "./script.ts";
import { hideTip, showTip } from "./tips.ts";

interface Props {
  game: string;
  text: string;
  script: Script;
  lang: string;
  /** Whether keywords can be pointed at and focused, to read what they mean. */
  live?: boolean;
}

type About = Pick<Props, "game" | "lang" | "live" | "script">;

/** A keyword as a chip; where it is live, its rule is shown while it is pointed at or has the focus. */
export function Keyword({ game, word, lang, live }: { game: string; word: string; lang: string; live?: boolean | undefined }) {
  const meaning = live ? meaningOf(game, bareWord(word)) : null;
  const tail = /(\s*[+\-−±]?\d+|\s*[（(:：].*)$/.exec(word)?.[0] ?? "";
  const shown = (
    <>
      {word.slice(0, word.length - tail.length)}
      {tail && <i>{tail}</i>}
    </>
  );
  if (!meaning) return <span class={word.length > 24 ? "kw long" : "kw"} lang={lang}>{shown}</span>;
  const show = (at: EventTarget): void => {
    if (at instanceof Element) showTip(at, meaning.clause ? `${word} · ${meaning.clause}` : word, meaning.text, meaning.lang);
  };
  return (
    <span
      class={word.length > 24 ? "kw live long" : "kw live"}
      role="note"
      tabIndex={0}
      lang={lang}
      aria-label={`${word}: ${meaning.text}`}
      onPointerEnter={(event) => show(event.currentTarget)}
      onPointerLeave={hideTip}
      onFocus={(event) => show(event.currentTarget)}
      onBlur={hideTip}
    >
      {shown}
    </span>
  );
}

function Pieces({ pieces, about }: { pieces: Piece[]; about: About }) {
  return (
    <>
      {pieces.map((piece, i) => (
        <Fragment key={i}>
          <One piece={piece} about={about} />
        </Fragment>
      ))}
    </>
  );
}

function One({ piece, about }: { piece: Piece; about: About }) {
  const { kind, text, inside } = piece;
  if (kind === "") return <>{text}</>;
  if (kind === "keyword") return <Keyword game={about.game} word={text} lang={about.lang} live={about.live} />;
  const within = inside ? <Pieces pieces={inside} about={about} /> : text;
  if (kind === "number") return <em>{within}</em>;
  if (kind === "note") return <small>{within}</small>;
  if (kind === "ref") return <span class="ref">{within}</span>;
  if (kind === "lead") return <b class="lead">{within}</b>;
  if (kind === "called") return <b class="called">{within}</b>;
  if (kind === "icon") {
    const hue = about.script.icons?.[text];
    if (hue && !hue.startsWith("=")) return <Mark name={hue} />;
    return <span class={`icon${hue ? ` icon-${hue.slice(1)}` : ""}`}>{hue === "=dull" ? "↷" : text}</span>;
  }
  return <span class={`tag tag-${kind}`}>{within}</span>;
}

function OneLine({ line, about }: { line: Line; about: About }) {
  const inside = <Pieces pieces={line.pieces} about={about} />;
  if (line.way) return <p class="way">{inside}</p>;
  if (!line.sign) return <p>{inside}</p>;
  return (
    <p class="gut">
      <i aria-hidden="true">{line.sign}</i>
      <span>{inside}</span>
    </p>
  );
}

/** Rules text, set: a line for each ability, with tags, keywords and numbers that stand out. */
export function Rules({ text, ...about }: Props) {
  return (
    <div class="rules" lang={about.lang}>
      {linesOf(text, about.script).map((line, i) => (
        <OneLine key={i} line={line} about={about} />
      ))}
    </div>
  );
}
