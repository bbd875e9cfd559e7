import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { pictureOf } from "../api.ts";
import { draw, kept, subjectOf } from "../art/keep.ts";
import { hasPicture } from "../state/pictures.ts";
import { settings } from "../state/settings.ts";
import type { Look } from "./look.ts";

/** The window of a card: the user's own picture of it where there is one, else ours. */
export function Window({ look, tall, children }: { look: Look; tall: boolean; children?: ComponentChildren }) {
  const id = look.one.id;
  const [broken, setBroken] = useState("");
  const own = id !== null && settings.value.pictures && broken !== id && hasPicture(look.game, id);
  return (
    <div class="f-window">
      {own && id !== null ? <img class="card-picture" src={pictureOf(look.game, id)} alt="" draggable={false} onError={() => setBroken(id)} /> : <Drawn look={look} tall={tall} />}
      {children}
    </div>
  );
}

/** Our own picture of a card. */
function Drawn({ look, tall }: { look: Look; tall: boolean }) {
  const subject = subjectOf(look);
  const key = subject ? `${tall ? "tall" : "wide"} ${subject.key}` : "";
  const [now, setNow] = useState({ key: "", url: "" });
  const url = now.key === key && now.url ? now.url : kept(key);
  useEffect(() => {
    if (!subject || kept(key)) return;
    let here = true;
    void draw(subject, tall, key).then((made) => here && setNow({ key, url: made }));
    return () => {
      here = false;
    };
  }, [key]);
  return url ? <img class="art" src={url} alt="" draggable={false} /> : null;
}
