/**
 * `node scripts/try-on-gallery.ts out/ [--cut] [--all] [--drawn] [person | garment …]`: the sample people in sample
 * garments and jewels, with the landmarks that the engine finds. Samples are cut out by the engine, as in the product;
 * what is refused is said and stays off the sheet. Writes a sheet and each picture. `--drawn`: a photograph and
 * code-drawn figures too, for measuring: prints the distance of the found joints from the true ones, and of the clothes'
 * edges from the figures' outlines. Masks are perfect, so that only the try-on is judged; `--cut` uses those of the
 * cutout engine, for figures and for pieces on their background, as in the product.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createEngines } from '../app/services/engines/engines.server.ts';
import { findPersons } from '../app/services/engines/landmarks/find-persons.ts';
import { putOn } from '../app/services/engines/try-on/put-on.ts';
import { EngineRefusal } from '../app/engines/engine-refusal.ts';
import { BUILT_IN_MODELS } from '../app/features/studio/person-models/picked-person.ts';
import { WEAR_SAMPLES } from '../app/features/studio/parts/wear-samples.ts';
import { figurePicture } from '../tools/contract/figures.ts';
import { isClothing } from '../tools/contract/try-on-kinds.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import type { JointName, Silhouette } from '../app/engines/warp/person.ts';
import { edgeMisses, edgeReport, type EdgeMiss, type EdgePart } from './gallery/garment-edges.ts';
import { FIGURES } from './gallery/figures/figures.ts';
import { renderFigure } from './gallery/figures/render-figure.ts';
import { GARMENTS } from './gallery/garments/garments.ts';

const DRAWN: readonly (readonly [string, string])[] = [
  ['ada', 't-shirt'],
  ['ben', 't-shirt'],
  ['chi', 'striped-tee'],
  ['dia', 'dress'],
  ['eli', 'jumper'],
  ['fay', 't-shirt'],
  ['gus', 'striped-tee'],
  ['ada', 'dress'],
  ['ben', 'jumper'],
  ['chi', 'jeans'],
  ['dia', 'skirt'],
  ['eli', 'jeans'],
  ['fay', 'dress'],
  ['gus', 'jumper'],
  ['ada', 'necklace'],
  ['chi', 'earrings'],
  ['dia', 'necklace'],
  ['ben', 'watch'],
  ['eli', 'bangle'],
  ['ada', 'anklet'],
  ['astronaut', 'necklace'],
];
const isAll = process.argv.includes('--all');
const isDrawn = process.argv.includes('--drawn');
/** Every photographed garment on three of the sample people, every jewel on one; `--all`: every piece on every one. */
const SAMPLES = WEAR_SAMPLES.flatMap(({ id, kind }, index): [string, string][] => {
  const people = BUILT_IN_MODELS.map(({ name }) => figurePicture(name, kind));
  if (isAll) return people.map((who) => [who, id]);
  if (!isClothing(kind)) return [[people[index % people.length] as string, id]];
  return id in GARMENTS ? [] : [0, 2, 4].map((step) => [people[(index + step) % people.length] as string, id]);
});
const [out = 'out', ...only] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isCut = process.argv.includes('--cut');
const engines = createEngines({ report: (error) => console.error(error.message) });
const masks = new Map<string, Uint8Array>();
/** From the engine, once per name; null for a perfect one. */
async function maskOf(name: string, picture: Buffer, isPerfect = !isCut): Promise<Uint8Array | null> {
  if (isPerfect) return null;
  const mask =
    masks.get(name) ??
    (
      await engines.run(
        'cut-out',
        { picture: new Uint8Array(picture), model: { kind: 'built-in' } },
        { signal: new AbortController().signal },
      )
    ).mask;
  masks.set(name, mask);
  return mask;
}
await mkdir(out, { recursive: true });
const told = () => undefined;
const persons = new Map<
  string,
  {
    picture: Buffer;
    mask: Uint8Array | null;
    body: { silhouette: Silhouette; torso: number } | null;
    person: Awaited<ReturnType<typeof findPersons>>['persons'][number] | undefined;
  }
>();

async function personOf(name: string) {
  const known = persons.get(name);
  if (known) return known;
  const look = FIGURES[name];
  let [picture, mask]: [Buffer, Uint8Array | null] = [Buffer.alloc(0), null];
  if (look) {
    const { width, height, data, mask: alpha, joints } = renderFigure(look, 480, 720);
    picture = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    mask =
      (await maskOf(name, picture)) ??
      (await sharp(new Uint8Array(width * height * 3), { raw: { width, height, channels: 3 } })
        .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer());
    const {
      persons: [found],
    } = await findPersons({ picture }, told);
    const torso = Math.hypot(joints.leftShoulder.x - joints.leftHip.x, joints.leftShoulder.y - joints.leftHip.y);
    const off = Object.entries(found?.joints ?? {})
      .map(([joint, at]) => ({
        joint,
        off: (100 * Math.hypot(at.x - joints[joint as JointName].x, at.y - joints[joint as JointName].y)) / torso,
      }))
      .sort((a, b) => b.off - a.off);
    console.log(
      `${name}: ${off.length} joints, mean ${(off.reduce((sum, one) => sum + one.off, 0) / Math.max(1, off.length)).toFixed(1)} % of the torso, worst ${off
        .slice(0, 3)
        .map((one) => `${one.joint} ${one.off.toFixed(0)}`)
        .join(', ')}; face ${found?.face ? 'yes' : 'no'}, age ${String(found?.age)}`,
    );
    persons.set(name, { picture, mask, body: { silhouette: { width, height, data: alpha }, torso }, person: found });
  } else {
    picture = await readFile(path.join(projectRoot(), 'public', 'samples', `${name}.webp`));
    mask = await maskOf(name, picture, false);
    persons.set(name, { picture, mask, body: null, person: (await findPersons({ picture }, told)).persons[0] });
  }
  return persons.get(name) as NonNullable<ReturnType<typeof persons.get>>;
}

/** `share`: % of the torso per px. */
function edgeWords(misses: readonly EdgeMiss[], share: number): string {
  const { count, mean, p95, bare } = edgeReport(misses);
  return `${count} px long, mean ${mean.toFixed(1)} px (${(mean * share).toFixed(1)} % of the torso), p95 ${p95.toFixed(1)} px (${(p95 * share).toFixed(1)} %), bare ${(100 * bare).toFixed(0)} %`;
}

const edges: (EdgeMiss & { share: number })[] = [];
const tiles: Buffer[] = [];
for (const [who, what] of isDrawn ? [...DRAWN, ...SAMPLES] : SAMPLES) {
  if (only.length > 0 && !only.includes(who) && !only.includes(what)) continue;
  const drawn = GARMENTS[what];
  const kind = drawn?.kind ?? WEAR_SAMPLES.find(({ id }) => id === what)?.kind;
  const { picture, mask, body, person } = await personOf(who);
  if (!kind || !person) {
    console.log(`${who}: nobody was found`);
    continue;
  }
  const laid = drawn?.lay();
  const file = laid
    ? await sharp(isCut ? laid.photo : laid.piece, { raw: { width: laid.width, height: laid.height, channels: 4 } })
        .png()
        .toBuffer()
    : await readFile(path.join(projectRoot(), 'public', 'samples', `wear-${what}.webp`));
  const garmentMask = await maskOf(what, file, laid !== undefined && !isCut);
  const startedAt = performance.now();
  const made = await putOn({ picture, mask, person, garment: file, garmentMask, kind, dragged: {} }, told).catch(
    (error: unknown) => {
      if (!(error instanceof EngineRefusal)) throw error;
      console.log(`${who} + ${what}: refused, ${error.key}`);
    },
  );
  if (!made) continue;
  if (body && laid && isClothing(kind)) {
    const piece: Silhouette = {
      width: laid.width,
      height: laid.height,
      data: Uint8Array.from({ length: laid.width * laid.height }, (_, at) => laid.piece[at * 4 + 3] as number),
    };
    const misses = edgeMisses({
      piece,
      handles: made.handles,
      body: body.silhouette,
      torso: body.torso,
      isFlaring: what === 'dress' || what === 'skirt',
    });
    edges.push(...misses.map((miss) => ({ ...miss, share: 100 / body.torso })));
    console.log(`${who} + ${what}: edge ${edgeWords(misses, 100 / body.torso)}`);
  }
  console.log(
    `${who} + ${what}: ${Math.round(performance.now() - startedAt)} ms, notes ${made.notes.join(' ') || 'none'}`,
  );
  await writeFile(path.join(out, `${who}-${what}.jpg`), made.flat);
  tiles.push(await sharp(made.flat).resize(320, 480, { fit: 'contain', background: '#ffffff' }).png().toBuffer());
}
for (const part of ['torso', 'sleeves', 'legs'] satisfies EdgePart[]) {
  const own = edges.filter((miss) => miss.part === part);
  if (own.length > 0)
    console.log(
      `edges of all, ${part}: ${edgeWords(own, own.reduce((sum, { share }) => sum + share, 0) / own.length)}`,
    );
}
if (edges.length > 0)
  console.log(`edges of all: ${edgeWords(edges, edges.reduce((sum, { share }) => sum + share, 0) / edges.length)}`);
const columns = Math.min(7, tiles.length);
if (columns > 0) {
  const height = Math.ceil(tiles.length / columns) * 480;
  await sharp({ create: { width: columns * 320, height, channels: 3, background: '#ffffff' } })
    .composite(tiles.map((input, at) => ({ input, left: (at % columns) * 320, top: Math.floor(at / columns) * 480 })))
    .png()
    .toFile(path.join(out, 'try-on.png'));
}
await engines.close();
process.exit(0);
