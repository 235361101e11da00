/** The engine on a photograph of a person, and on one without any. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPersons } from './find-persons.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { FIGURES } from '#tools/contract/figures.ts';

const PATIENCE = 120_000;
const find = async (picture: Uint8Array) => (await findPersons({ picture }, () => undefined)).persons;
const photo = () => readFile('public/samples/astronaut.webp');

test('sees who is in a photograph, where, and about how old', { timeout: PATIENCE }, async () => {
  const [person, ...others] = await find(await photo());
  expect(others).toEqual([]);
  if (!person?.face || !person.neck) throw new Error('Nobody was seen');
  const { joints, face, neck, age } = person;
  // Read off the photograph, px of 512.
  for (const [name, x, y] of [
    ['leftEye', 247, 105],
    ['rightEye', 205, 105],
    ['leftShoulder', 325, 270],
    ['rightShoulder', 95, 262],
  ] as const) {
    const joint = joints[name];
    expect(Math.hypot((joint?.x ?? 0) - x, (joint?.y ?? 0) - y), name).toBeLessThan(name.endsWith('Eye') ? 10 : 30);
  }
  expect(Math.hypot(face.chin.x - 223, face.chin.y - 177)).toBeLessThan(12);
  expect(face.lobes[0].x).toBeLessThan(face.mouth[0].x);
  expect(face.lobes[1].x).toBeGreaterThan(face.mouth[1].x);
  expect(Math.abs(face.turn)).toBeLessThan(0.3);
  expect(neck.y).toBeGreaterThan(face.chin.y);
  expect(neck.y).toBeLessThan(290);
  expect(age).toBeGreaterThan(18);
});

test.runIf(isLongRun)(
  'sees the same again in the same picture, and follows a larger one',
  { timeout: PATIENCE },
  async () => {
    const bytes = await photo();
    expect(await find(bytes)).toEqual(await find(bytes));
    const large = await find(new Uint8Array(await sharp(bytes).resize(1536).png().toBuffer()));
    const [small] = await find(bytes);
    const [a, b] = [small?.joints.leftShoulder, large[0]?.joints.leftShoulder];
    expect(Math.hypot((b?.x ?? 0) / 3 - (a?.x ?? 0), (b?.y ?? 0) / 3 - (a?.y ?? 0))).toBeLessThan(15);
  },
);

test('sees nobody in a cup of coffee', { timeout: PATIENCE }, async () => {
  expect((await find(await readFile('public/samples/espresso.webp'))).filter(({ face }) => face !== null)).toEqual([]);
});

/** How far the detected joints of a rendered figure are from their true places, in shares of its torso. */
async function missesOf(name: string): Promise<number[]> {
  const truth = JSON.parse(await readFile(`public/samples/model-${name}.json`, 'utf8')) as {
    joints: Record<string, [x: number, y: number]>;
  };
  const [person] = await find(await readFile(`public/samples/model-${name}.webp`));
  const [shoulder, hip] = [truth.joints['leftShoulder'], truth.joints['leftHip']];
  if (!person || !shoulder || !hip) throw new Error(`${name} was not seen`);
  const torso = Math.hypot(shoulder[0] - hip[0], shoulder[1] - hip[1]);
  return Object.entries(person.joints).map(
    ([joint, at]) => Math.hypot(at.x - (truth.joints[joint]?.[0] ?? 0), at.y - (truth.joints[joint]?.[1] ?? 0)) / torso,
  );
}

test('sees every joint of figures where it is, however many were seen before', { timeout: PATIENCE }, async () => {
  for (const name of oneIn(
    5,
    FIGURES.map((name) => name.toLowerCase()),
  )) {
    const misses = await missesOf(name);
    expect(misses.length, name).toBeGreaterThanOrEqual(15);
    expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length, name).toBeLessThan(0.06);
    expect(Math.max(...misses), name).toBeLessThan(0.2);
  }
});
