/** The engine's job: a garment or jewel put on a person, judged before it is handed out. */
import sharp from 'sharp';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { bodyOf } from '#app/engines/warp/body.ts';
import type { Handle } from '#app/engines/warp/hang.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import type { Bounds, Joints, Person, Point } from '#app/engines/warp/person.ts';
import { kindsSeen } from '#app/engines/warp/garment-kind.ts';
import { cleanEdge, dropSpecks } from '#app/engines/try-on/clean-edge.ts';
import { outlineSheet } from '#app/engines/try-on/garment-photo.ts';
import { openGaps } from '#app/engines/try-on/open-gaps.ts';
import { isClothing, kindQuestion, type Clothing, type TryOnNote } from '#tools/contract/try-on-kinds.ts';
import { dress, type Dressed, type Fit, type ToDress } from '#app/engines/try-on/dress.ts';
import { faultsOf, jewelFaults, type Fault } from '#app/engines/try-on/faults.ts';
import { openSheet, silhouetteOf } from './open-sheet.ts';
import { drawJewels } from '#app/engines/try-on/put-jewels.ts';
import { throwShadow } from '#app/engines/try-on/shade.ts';
import type { TryOnInput, TryOnLayer, TryOnOutput } from '#app/engines/try-on/try-on-job.ts';
import type { Uncovered } from '#app/engines/try-on/uncover.ts';

/** Longer sides during the work, px. */
const LONGEST = 1600;
const LONGEST_GARMENT = 1400;
/** The fits tried until one is without fault: as cut, then wider around the body and in its photo's own light. */
const FITS: readonly Fit[] = [
  { room: 0, light: 1 },
  { room: 0.035, light: 0.7 },
  { room: 0.07, light: 0.4 },
];

/**
 * Throws EngineRefusal: unreadable, nobody with visible shoulders (or a face, for earrings), nothing of the garment is
 * visible, or no fit is fit to be shown, with what would help. Where the user dragged points, their fit is taken as is.
 */
export async function putOn(input: TryOnInput, progress: (share: number) => void): Promise<TryOnOutput> {
  const { sheet: picture, scale } = await openSheet(input.picture, null, LONGEST);
  const person = input.mask && silhouetteOf((await openSheet(input.picture, input.mask, LONGEST)).sheet);
  const { sheet: garment, scale: garmentScale } = await openSheet(input.garment, input.garmentMask, LONGEST_GARMENT);
  progress(0.2);
  const who = scaledPerson(input.person, 1 / scale);
  const found = bodyOf(who, person);
  // A person seen from the waist down can wear what hangs there.
  const body = found?.hasShoulders || input.kind === 'bottom' || input.kind === 'anklet' ? found : null;
  const dragged = Object.fromEntries(
    Object.entries(input.dragged).map(([id, { x, y }]) => [id, { x: x / scale, y: y / scale }]),
  );
  const isDragged = Object.keys(dragged).length > 0;
  const notes: TryOnNote[] = person ? [] : ['silhouette'];
  let drawn: Sheet;
  let handles: Handle[];
  let front: Float32Array | null = null;
  let bare: Uncovered | null = null;
  if (isClothing(input.kind)) {
    if (!body) throw new EngineRefusal('tryOn.noPerson');
    if (input.garmentMask) openGaps(garment, (await openSheet(input.garment, null, LONGEST_GARMENT)).sheet);
    dropSpecks(garment);
    cleanEdge(garment);
    if (!input.isSure && !isDragged) askKind(garment, input.kind);
    const made = bestFit({ picture, person, who, body, garment, kind: input.kind, dragged }, isDragged);
    progress(0.7);
    ({ garment: drawn, handles, front, bare } = made);
    notes.push(...made.notes);
    if (bare) layBelow(drawn, bare);
    throwShadow(drawn, person?.data ?? null, body.span);
  } else {
    drawn = { width: picture.width, height: picture.height, data: new Uint8Array(picture.width * picture.height * 4) };
    const placed = drawJewels(garment, input.kind, who, body, dragged, drawn);
    handles = placed.handles;
    if (!isDragged) refuse(jewelFaults({ who, kind: input.kind, jewel: drawn, handles }));
    if (!placed.isSure) notes.push(input.kind === 'ring' ? 'fingers' : 'face');
    const span = body?.span ?? (who.face?.box.width ?? 100) * 2.4;
    throwShadow(drawn, person?.data ?? null, span, { reach: Math.max(2, span * 0.012), dark: 0.5 });
  }
  progress(0.8);
  const [garmentLayer, frontLayer] = [
    await layerOf(drawn, scale),
    front && (await layerOf(sheetOf(bare?.picture ?? picture, drawn, front), scale)),
  ];
  if (!garmentLayer) throw new EngineRefusal('tryOn.noGarment');
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const layers = [garmentLayer, ...(frontLayer ? [frontLayer] : [])].map(({ bytes, box }) => ({
    input: Buffer.from(bytes),
    left: box.left,
    top: box.top,
  }));
  const flat = await sharp(
    await sharp(input.picture)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
    .composite(layers)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  progress(1);
  const back = handles.map(({ id, from, to }) => ({
    id,
    from: { x: from.x * garmentScale, y: from.y * garmentScale },
    to: { x: to.x * scale, y: to.y * scale },
  }));
  return { width, height, garment: garmentLayer, front: frontLayer, handles: back, notes, flat: new Uint8Array(flat) };
}

/** Throws EngineRefusal: the garment's outline is of another kind than it was said to be. */
function askKind(garment: Sheet, told: Clothing): void {
  const seen = kindsSeen(outlineSheet(garment).small);
  const [likeliest] = seen;
  if (likeliest && !seen.includes(told)) throw new EngineRefusal('tryOn.isIt', kindQuestion(told, likeliest));
}

/** The first fit without a fault. Throws EngineRefusal where none is, with the first one's fault. */
function bestFit(given: ToDress, isDragged: boolean): Dressed {
  let first: Fault[] | null = null;
  for (const fit of FITS) {
    const made = dress(given, fit);
    if (isDragged) return made;
    const faults = faultsOf({
      ...given,
      ...made,
      source: given.garment,
      person: given.person?.data ?? null,
      bare: made.bare?.changed ?? null,
    });
    if (faults.length === 0) return made;
    first ??= faults;
  }
  refuse(first ?? []);
  throw new EngineRefusal('tryOn.noGarment');
}

/** Throws EngineRefusal with the first fault, if there is one. */
function refuse([fault]: readonly Fault[]): void {
  if (fault) throw new EngineRefusal(`tryOn.fault.${fault.what}`);
}

function scaledPerson(person: Person, times: number): Person {
  const at = ({ x, y }: Point): Point => ({ x: x * times, y: y * times });
  const box = ({ left, top, width, height }: Bounds): Bounds => ({
    left: left * times,
    top: top * times,
    width: width * times,
    height: height * times,
  });
  const joints: Joints = Object.fromEntries(
    Object.entries(person.joints).map(([name, joint]) => [name, { ...at(joint), score: joint.score }]),
  );
  const { face } = person;
  return {
    ...person,
    joints,
    box: box(person.box),
    neck: person.neck && at(person.neck),
    hands: person.hands.map((hand) => ({ ...hand, points: hand.points.map(at) })),
    face: face && {
      ...face,
      box: box(face.box),
      oval: face.oval.map(at),
      chin: at(face.chin),
      mouth: [at(face.mouth[0]), at(face.mouth[1])],
      lobes: [at(face.lobes[0]), at(face.lobes[1])],
    },
  };
}

/** The picture where something covers the garment and the garment is there. */
function sheetOf(picture: Sheet, below: Sheet, alpha: Float32Array): Sheet {
  const sheet: Sheet = { width: picture.width, height: picture.height, data: new Uint8Array(picture.data.length) };
  for (let at = 0; at < alpha.length; at += 1) {
    if ((below.data[at * 4 + 3] as number) === 0) continue;
    const share = alpha[at] as number;
    for (let c = 0; c < 4; c += 1) sheet.data[at * 4 + c] = Math.round((picture.data[at * 4 + c] as number) * share);
  }
  return sheet;
}

/** Removes skin below the garment. Changes `garment`. */
function layBelow(garment: Sheet, { picture, changed }: Uncovered): void {
  for (let at = 0; at < changed.length; at += 1) {
    const own = (garment.data[at * 4 + 3] as number) / 255;
    const below = (changed[at] as number) * (1 - own);
    if (below < 0.004) continue;
    for (let c = 0; c < 3; c += 1)
      garment.data[at * 4 + c] = Math.min(
        255,
        Math.round((garment.data[at * 4 + c] as number) + (picture.data[at * 4 + c] as number) * below),
      );
    garment.data[at * 4 + 3] = Math.round((own + below) * 255);
  }
}

/** Cropped to its visible part, at the picture's own size, as PNG; null: nothing is visible. */
async function layerOf(sheet: Sheet, scale: number): Promise<TryOnLayer | null> {
  let [left, top, right, bottom] = [sheet.width, sheet.height, -1, -1];
  for (let y = 0; y < sheet.height; y += 1) {
    for (let x = 0; x < sheet.width; x += 1) {
      if ((sheet.data[(y * sheet.width + x) * 4 + 3] as number) < 2) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
    }
  }
  if (right < 0) return null;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const straight = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [((top + y) * sheet.width + left + x) * 4, (y * width + x) * 4];
      const alpha = sheet.data[from + 3] as number;
      for (let c = 0; c < 3; c += 1)
        straight[to + c] =
          alpha === 0 ? 0 : Math.min(255, Math.round(((sheet.data[from + c] as number) * 255) / alpha));
      straight[to + 3] = alpha;
    }
  }
  const box: Bounds = {
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const pixels = sharp(straight, { raw: { width, height, channels: 4 } });
  const bytes = await (scale > 1 ? pixels.resize(box.width, box.height, { fit: 'fill', kernel: 'lanczos3' }) : pixels)
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), box };
}
