/**
 * The parts of a person in front of the garment: head, hair and neck before a collar's back, forearms and hands across
 * the body.
 */
import { armOf, type Handle } from '#app/engines/warp/hang.ts';
import type { Body } from '#app/engines/warp/body.ts';
import { between, distance, dot, minus, plus, unit, type Person, type Point } from '#app/engines/warp/person.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { aboveBow, type Neckline } from './garment-photo.ts';
import type { SkinAt } from './skin.ts';

interface Field {
  /** Below 0 inside, px. */
  (point: Point): number;
}

/** A limb as a tube, px. */
const tube =
  (a: Point, b: Point, ra: number, rb: number): Field =>
  (p) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(1e-6, dx * dx + dy * dy)));
    return Math.hypot(p.x - a.x - dx * share, p.y - a.y - dy * share) - (ra + (rb - ra) * share);
  };

export interface FrontOptions {
  picture: Sheet;
  /** 0..255 a pixel. */
  person: Uint8Array | null;
  /** Null: can't be distinguished from cloth. */
  skin: SkinAt | null;
  /** 0..1 per pixel; null: can't be distinguished. */
  hair: Float32Array | null;
  who: Person;
  body: Body;
  handles: readonly Handle[];
  /** Lowest point of the neckline, px of the picture; null: the garment hides no neck. */
  neckline: Neckline | null;
}

/** Alpha of the parts in front of the garment, 0..1 per pixel. */
export function frontOf({ picture, person, skin, hair, who, body, handles, neckline }: FrontOptions): Float32Array {
  const { width, height } = picture;
  const alpha = hair ? Float32Array.from(hair) : new Float32Array(width * height);
  const put = (field: Field, box: [number, number, number, number], counts: (at: number) => number) => {
    for (let y = Math.max(0, Math.floor(box[1])); y < Math.min(height, box[3]); y += 1) {
      for (let x = Math.max(0, Math.floor(box[0])); x < Math.min(width, box[2]); x += 1) {
        const inside = Math.max(0, Math.min(1, 0.5 - field({ x: x + 0.5, y: y + 0.5 })));
        if (inside === 0) continue;
        const at = y * width + x;
        alpha[at] = Math.max(alpha[at] as number, inside * counts(at));
      }
    }
  };
  const whole = (at: number) => (person ? (person[at] as number) / 255 : 1);

  if (neckline) {
    const { left, right, low } = neckline;
    const chin = who.face?.chin ?? who.neck ?? plus(between(left, right), body.up, body.span * 0.3);
    // Everything above the neckline, which hangs from collar to collar as a bow.
    const bow = aboveBow(neckline);
    put(bow, [left.x, chin.y - body.span * 0.4, right.x, low.y + 3], whole);
  }
  if (who.face) {
    // The head itself, chin included, is in front of any collar.
    const { box, oval } = who.face;
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const head: Field = (p) =>
      (Math.hypot((p.x - centre.x) / (box.width * 0.52), (p.y - centre.y) / (box.height * 0.52)) - 1) * box.width * 0.5;
    put(head, [box.left - 9, box.top - 9, box.left + box.width + 9, Math.max(...oval.map(({ y }) => y)) + 9], whole);
  }
  for (const side of ['a', 'b'] as const) {
    const arm = armOf(body[side]);
    const [shoulder, elbow, wrist] = arm;
    if (!shoulder || !elbow || !wrist) continue;
    const cuff = handles.filter(({ id }) => id.startsWith(`${side}.cuff`)).map(({ to }) => to);
    const covered =
      cuff.length === 2
        ? Math.max(
            0,
            Math.min(
              0.95,
              distance(elbow, between(cuff[0] as Point, cuff[1] as Point)) / Math.max(1, distance(elbow, wrist)),
            ),
          )
        : 0;
    const isLong =
      cuff.length === 2 &&
      distance(shoulder, between(cuff[0] as Point, cuff[1] as Point)) > distance(shoulder, elbow) * 1.2;
    const from = isLong ? between(elbow, wrist, covered) : elbow;
    const tips = plus(wrist, unit(minus(wrist, elbow)), body.span * 0.42);
    const [thick, thin] = [body.span * 0.17, body.span * 0.13];
    const box: [number, number, number, number] = [
      Math.min(from.x, tips.x) - thick * 2,
      Math.min(from.y, tips.y) - thick * 2,
      Math.max(from.x, tips.x) + thick * 2,
      Math.max(from.y, tips.y) + thick * 2,
    ];
    // What the sleeve covers stays covered, even right above a bent elbow.
    const end = between(cuff[0] ?? elbow, cuff[1] ?? elbow);
    const [start, towards] = isLong ? [elbow, minus(wrist, elbow)] : [shoulder, minus(elbow, shoulder)];
    const sleeve =
      cuff.length === 2 ? tube(start, end, thick, distance(cuff[0] as Point, cuff[1] as Point) * 0.6) : null;
    const sleeved: Field = (p) => (sleeve && dot(minus(p, end), towards) < 0 ? -sleeve(p) : -9);
    const field: Field = (p) =>
      Math.max(sleeved(p), Math.min(tube(from, wrist, thick, thin)(p), tube(wrist, tips, thin * 1.3, thin)(p)));
    put(field, box, (at) => whole(at) * (skin?.(at) ?? 0));
  }
  return alpha;
}
