import type { CardInfo } from "../api.ts";
import { hueName } from "../board/hues.ts";
import { kindName, plain, type Thing } from "../board/things.ts";
import { Face } from "../faces/Face.tsx";
import { huesIn, shownName } from "../faces/look.ts";
import { Rules } from "../faces/Rules.tsx";
import { allKeywords, PLAIN } from "../faces/script.ts";
import { roomOf } from "../games/index.ts";
import { cardInfo, labelOf, langOf, nameOf, textsOf } from "../state/cards.ts";
import { meaningOf } from "../state/games.ts";
import { LANGUAGES, settings, type Lang } from "../state/settings.ts";
import { t } from "../words/index.ts";
import { Hues } from "./Hues.tsx";

const places = (): Record<string, string> => ({ text: "", inherited: t("Inherited"), security: t("Security"), "link requirement": t("Link"), "link text": t("Link"), "option text": t("Option side") });

/** What a place of a card is called; nothing for its main text. */
export const placeName = (card: CardInfo, place: string, lang: string): string =>
  places()[place] ?? place.replace(/^(?:skill|(ex)) (.*)$/, (_, ex: string | undefined, name: string) => `${ex ? "EX " : ""}${labelOf(card, name, lang)}`);

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The facts of a card in short words. */
export function factsOf(card: CardInfo): [string, string][] {
  const facts = card.facts;
  const found: [string, string][] = [];
  const add = (label: string, value: unknown): void => {
    if (value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)) {
      found.push([label, Array.isArray(value) ? value.map(String).join(", ") : String(value)]);
    }
  };
  add(t("Level"), facts["level"]);
  add(t("Cost"), facts["cost"]);
  add(t("DP"), facts["dp"]);
  add(t("Power"), facts["power"]);
  add(t("HP"), facts["hp"]);
  add(t("Retreat"), facts["retreat"]);
  add(t("Advantage"), list(facts["advantage"]).map(hueName));
  const words = (key: string): string[] => list(facts[key]).map((each) => labelOf(card, each, settings.value.lang));
  add(t("Traits"), words("traits"));
  add(t("Job"), words("jobs"));
  add(t("Category"), words("categories"));
  const onto = facts["digivolve"];
  if (Array.isArray(onto)) {
    add(t("Digivolve"), (onto as { color: string; level: number; cost: number }[]).map((way) => `${hueName(way.color)} Lv${way.level}: ${way.cost}`));
  }
  const side = facts["option"] as { name?: string } | undefined;
  add(t("Option side"), side?.name);
  if (facts["ex"] === true) add(t("EX Burst"), t("yes"));
  if (facts["overflow"]) add(t("Overflow"), facts["overflow"]);
  return found;
}

export const huesOf = (card: CardInfo): string[] => huesIn(card.facts);

/** Text as its game prints it. */
export const Lines = ({ text, game = "", lang = settings.value.lang }: { text: string; game?: string; lang?: string }) => (
  <Rules game={game} text={text} script={roomOf(game).script ?? PLAIN} lang={lang} />
);

interface Skill {
  name: string;
  cost: number;
  damage?: number | string;
}

/** The texts of a card, place by place, in the reader's language or another one. */
export function Texts({ card, lang = langOf(card) }: { card: CardInfo; lang?: string }) {
  const texts = { ...card.texts[lang] };
  const skills = (Array.isArray(card.facts["skills"]) ? card.facts["skills"] : []) as Skill[];
  const own = skills.map((skill) => {
    const place = `skill ${skill.name}`;
    const text = texts[place] ?? "";
    delete texts[place];
    return { skill, text };
  });
  return (
    <div class="texts" lang={lang}>
      {own.map(({ skill, text }) => (
        <section key={skill.name}>
          <h4>
            <span class="cost">{skill.cost}</span> {labelOf(card, skill.name, lang)} {skill.damage !== undefined && <b class="skill-damage">{skill.damage}</b>}
          </h4>
          {text && <Lines text={text} game={card.game} lang={lang} />}
        </section>
      ))}
      {Object.entries(texts).map(([place, text]) => (
        <section key={place}>
          {placeName(card, place, lang) !== "" && <h4>{placeName(card, place, lang)}</h4>}
          <Lines text={text} game={card.game} lang={lang} />
        </section>
      ))}
    </div>
  );
}

/** What the texts of a card in a language are. */
export const textTitle = (card: CardInfo, lang: string): string =>
  t(lang === card.lang ? "Text in {language}, as printed" : card.official.includes(lang) ? "Text in {language}, as printed there" : card.translated.includes(lang) ? "Text in {language}, translated for showing" : "Text in {language}", { language: LANGUAGES[lang as Lang] ?? lang });

/** That parts of a card cannot be worded in a language yet, and are as printed. */
export function Unworded({ card, lang }: { card: CardInfo; lang: string }) {
  const missing = card.unworded[lang];
  if (!missing?.length) return null;
  const named = missing.map((place) => placeName(card, place, lang) || t("Text"));
  return (
    <p class="muted unworded">
      {t("Not worded in {language} yet, shown as printed: {places}", { language: LANGUAGES[lang as Lang] ?? lang, places: named.join(", ") })}
    </p>
  );
}

/** The languages in which nothing of a card can be worded yet. */
export function NotYet({ card }: { card: CardInfo }) {
  const langs = Object.keys(card.unworded).filter((lang) => !(lang in card.texts));
  if (langs.length === 0) return null;
  return <p class="muted unworded">{t("Not worded yet: {languages}", { languages: langs.map((lang) => LANGUAGES[lang as Lang] ?? lang).join(", ") })}</p>;
}

/** The texts of a card in the languages in which it is not shown: as printed first. */
export function OtherLanguages({ card }: { card: CardInfo }) {
  const shown = langOf(card);
  const others = [card.lang, ...Object.keys(card.texts)].filter((lang, i, all) => lang !== shown && all.indexOf(lang) === i && Object.keys(card.texts[lang] ?? {}).length > 0);
  return (
    <>
      <Unworded card={card} lang={shown} />
      {others.map((lang) => (
        <details key={lang} class="other-language">
          <summary>{textTitle(card, lang)}</summary>
          <p lang={lang}>
            <b>{card.names[lang] || card.name}</b>
          </p>
          <Unworded card={card} lang={lang} />
          <Texts card={card} lang={lang} />
        </details>
      ))}
      <NotYet card={card} />
    </>
  );
}

/** What the keywords of a card mean, in our own words. */
function Meanings({ card }: { card: CardInfo }) {
  const text = Object.values(textsOf(card)).join("\n");
  const known = allKeywords(text, roomOf(card.game).script ?? PLAIN).flatMap((word) => {
    const meaning = meaningOf(card.game, word);
    return meaning ? [{ word, meaning }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl class="meanings">
      {known.map(({ word, meaning }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd lang={meaning.lang}>{meaning.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A card to be read: its face with all texts, and how it stands on the table. */
export function CardText({ game, one, card }: { game: string; one?: Thing | undefined; card?: CardInfo | undefined }) {
  const info = card ?? (one?.id ? cardInfo(game, one.id) : undefined);
  const name = one ? shownName(game, one) : info ? nameOf(info) : "";
  const kind = one?.kind ?? info?.kind ?? "";
  const shown = one ?? (info ? plain(info) : null);
  const drawn = roomOf(game).face !== undefined;
  return (
    <article class="card-full">
      <header>
        <h3>
          {name} {info && info.name !== name && nameOf(info) === name && <small class="muted" lang={info.lang}>{info.name}</small>}
        </h3>
        <p class="muted">
          {kindName(kind)} · {one?.id ?? info?.id ?? ""}
        </p>
      </header>
      {shown && <Face game={game} one={shown} card={info} size="full" live />}
      <div class="card-about">
        {one?.body && (one.turned || one.badges.length > 0) && (
          <p class="now">
            {one.turned && <span class="badge">{t(roomOf(game).turned)}</span>}
            {one.badges.map((badge) => (
              <span key={badge.text} class={`badge ${badge.tone}`}>
                {badge.label ?? badge.text}
              </span>
            ))}
          </p>
        )}
        {info && !drawn && (
          <dl class="facts">
            {factsOf(info).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {one?.hidden && <p class="muted">{t("This card lies face down.")}</p>}
        {info && <Meanings card={info} />}
        {one && one.under.length > 0 && <Held title={t("Under it, top first")} game={game} things={one.under} />}
        {one && one.links.length > 0 && <Held title={t("Links")} game={game} things={one.links} />}
        {one && one.energy > 0 && (
          <p>
            {t("Energy: {n}", { n: one.energy })}
            {one.energySeen.length > 0 && <span class="muted"> ({one.energySeen.map((each) => shownName(game, each)).join(", ")})</span>}
          </p>
        )}
        {one?.assist && <Held title={t("Assist")} game={game} things={[one.assist]} full />}
      </div>
    </article>
  );
}

/** The cards that lie with another; in full, or with what they give it. */
function Held({ title, game, things, full }: { title: string; game: string; things: Thing[]; full?: boolean }) {
  return (
    <section class="held">
      <h4>{title}</h4>
      {things.map((each, i) => {
        const info = each.id ? cardInfo(game, each.id) : undefined;
        const inherited = info ? (textsOf(info)["inherited"] ?? textsOf(info)["link text"] ?? "") : "";
        return (
          <div key={i}>
            <p>
              <Hues names={each.hues} /> {shownName(game, each)}
              {each.level !== null && <span class="muted"> Lv{each.level}</span>}
              {inherited && <span class="muted"> — {inherited}</span>}
            </p>
            {full && info && <Texts card={info} />}
          </div>
        );
      })}
    </section>
  );
}
