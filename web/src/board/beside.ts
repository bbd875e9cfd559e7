/** Where something opens so that it covers neither what it belongs to nor what may be clicked next. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 6;
const EDGE = 8;

/** How much of one box another covers. */
export function covered(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A place beside a thing: above it if there is room, else the nearest where it covers nothing of the thing nor of the others. */
export function beside(thing: Box, size: Size, others: Box[], screen: Size): { left: number; top: number } {
  const within = (left: number, top: number): Box => ({
    left: Math.max(EDGE, Math.min(screen.width - size.width - EDGE, left)),
    top: Math.max(EDGE, Math.min(screen.height - size.height - EDGE, top)),
    width: size.width,
    height: size.height,
  });
  const middle = thing.left + thing.width / 2 - size.width / 2;
  const centre = thing.top + thing.height / 2 - size.height / 2;
  const around = [thing, ...others];
  const columns = [middle, ...around.flatMap((box) => [box.left - size.width - GAP, box.left + box.width + GAP])];
  const lines = [centre, ...around.flatMap((box) => [box.top - size.height - GAP, box.top + box.height + GAP])];
  const places = [
    within(middle, thing.top - size.height - GAP),
    within(middle, thing.top + thing.height + GAP),
    within(thing.left + thing.width + GAP, centre),
    within(thing.left - size.width - GAP, centre),
    ...lines.flatMap((top) => columns.map((left) => within(left, top))),
  ];
  const hidden = (box: Box): number => 1000 * covered(box, thing) + others.reduce((sum, other) => sum + covered(box, other), 0);
  const far = (box: Box): number => Math.abs(box.left - middle) + Math.abs(box.top - centre);
  const [first] = places;
  const best = places.reduce((least, box) => {
    const more = hidden(box) - hidden(least);
    return more < 0 || (more === 0 && least !== first && far(box) < far(least)) ? box : least;
  });
  return { left: best.left, top: best.top };
}
