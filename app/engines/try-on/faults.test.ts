/** Each fault in a made picture that must fail for it alone, and a good one that passes. */
import { describe, expect, test } from 'vitest';
import { bodyOf, type Body } from '#app/engines/warp/body.ts';
import type { Handle } from '#app/engines/warp/hang.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import type { Person, Point } from '#app/engines/warp/person.ts';
import { faultsOf, jewelFaults, type ToJudge } from './faults.ts';

const [WIDTH, HEIGHT] = [300, 500];
type Rgb = readonly [number, number, number];
const SKIN: Rgb = [210, 160, 130];
const OLD: Rgb = [60, 90, 160];
const NEW: Rgb = [200, 40, 60];
const joint = (x: number, y: number) => ({ x, y, score: 0.9 });

function person(): Person {
  const oval = Array.from({ length: 24 }, (_, step) => ({
    x: 150 + 22 * Math.sin((step * Math.PI) / 12),
    y: 60 - 28 * Math.cos((step * Math.PI) / 12),
  }));
  return {
    box: { left: 40, top: 20, width: 220, height: 460 },
    score: 1,
    neck: { x: 150, y: 105 },
    hands: [],
    age: 30,
    face: {
      box: { left: 128, top: 32, width: 44, height: 56 },
      oval,
      chin: { x: 150, y: 88 },
      mouth: [
        { x: 142, y: 76 },
        { x: 158, y: 76 },
      ],
      lobes: [
        { x: 128, y: 66 },
        { x: 172, y: 66 },
      ],
      turn: 0,
    },
    joints: {
      leftShoulder: joint(200, 120),
      rightShoulder: joint(100, 120),
      leftElbow: joint(230, 200),
      rightElbow: joint(70, 200),
      leftWrist: joint(240, 270),
      rightWrist: joint(60, 270),
      leftHip: joint(180, 260),
      rightHip: joint(120, 260),
      leftKnee: joint(180, 360),
      rightKnee: joint(120, 360),
      leftAnkle: joint(180, 460),
      rightAnkle: joint(120, 460),
    },
  };
}

const isNear = (point: Point, a: Point, b: Point, radius: number) => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(point.x - a.x - dx * share, point.y - a.y - dy * share) < radius;
};
const ARMS = [
  [
    { x: 100, y: 120 },
    { x: 70, y: 200 },
    { x: 60, y: 270 },
  ],
  [
    { x: 200, y: 120 },
    { x: 230, y: 200 },
    { x: 240, y: 270 },
  ],
] as const;
const isUpperArm = (point: Point) => ARMS.some(([a, b]) => isNear(point, a, b, 13));
const isForearm = (point: Point) => ARMS.some(([, b, c]) => isNear(point, b, c, 11));
const isTorso = ({ x, y }: Point) => x > 98 && x < 202 && y > 106 && y < 275;
const isLeg = (point: Point) =>
  isNear(point, { x: 120, y: 265 }, { x: 120, y: 475 }, 20) ||
  isNear(point, { x: 180, y: 265 }, { x: 180, y: 475 }, 20);
const isHead = ({ x, y }: Point) =>
  Math.hypot((x - 150) / 24, (y - 60) / 30) < 1 || (Math.abs(x - 150) < 16 && y > 60 && y < 112);
const isBody = (point: Point) =>
  isUpperArm(point) || isForearm(point) || isTorso(point) || isLeg(point) || isHead(point);
/** A shirt with short sleeves, as it should lie. */
const isShirt = (point: Point) =>
  (point.x > 95 &&
    point.x < 205 &&
    point.y > 103 &&
    point.y < 280 &&
    !(Math.abs(point.x - 150) < 20 && point.y < 118)) ||
  ARMS.some(([a, b]) => isNear(point, a, { x: a.x + (b.x - a.x) * 0.55, y: a.y + (b.y - a.y) * 0.55 }, 17));

function sheet(color: (point: Point) => Rgb | null): Sheet {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const own = color({ x: (at % WIDTH) + 0.5, y: Math.floor(at / WIDTH) + 0.5 });
    if (own) data.set([...own, 255], at * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}
const mask = (inside: (point: Point) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    inside({ x: (at % WIDTH) + 0.5, y: Math.floor(at / WIDTH) + 0.5 }) ? 1 : 0,
  );

const HANDLES: Handle[] = (
  [
    ['a.collar', 130, 104],
    ['b.collar', 170, 104],
    ['a.shoulder', 97, 106],
    ['b.shoulder', 203, 106],
    ['a.cuffOuter', 68, 158],
    ['a.cuffInner', 100, 170],
    ['b.cuffOuter', 232, 158],
    ['b.cuffInner', 200, 170],
    ['a.hem', 95, 280],
    ['b.hem', 205, 280],
    ['hem', 150, 280],
  ] as const
).map(([id, x, y]) => ({ id, from: { x, y }, to: { x, y } }));

interface Look {
  shirt?: (point: Point) => boolean;
  color?: Rgb;
  old?: (point: Point) => boolean;
  hair?: (point: Point) => boolean;
  front?: (point: Point) => boolean;
}

function judged(
  { shirt = isShirt, color = NEW, old = isTorso, hair, front = isHead }: Look,
  over: Partial<ToJudge> = {},
): ToJudge {
  const who = person();
  const picture = sheet((point) => (isBody(point) ? (old(point) ? OLD : SKIN) : [230, 230, 230]));
  const body = mask(isBody);
  const silhouette = { width: WIDTH, height: HEIGHT, data: Uint8Array.from(body, (share) => share * 255) };
  const skins = mask((point) => isBody(point) && !old(point));
  return {
    picture,
    person: silhouette.data,
    who,
    body: bodyOf(who, silhouette) as Body,
    kind: 'top',
    garment: sheet((point) => (shirt(point) ? color : null)),
    front: mask(front),
    bare: null,
    skin: (at) => skins[at] as number,
    hair: hair ? mask(hair) : null,
    handles: HANDLES,
    source: sheet((point) => (isShirt(point) ? NEW : null)),
    outside: 0,
    ...over,
  };
}
const faults = (look: Look, over?: Partial<ToJudge>) => faultsOf(judged(look, over)).map(({ what }) => what);

describe('a shirt put on', () => {
  test('as it should lie has no fault, whatever is worn on the legs', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ old: (point) => isTorso(point) || isLeg(point) })).toEqual([]);
  });

  test('over the face, also where only eyes and ears were seen', () => {
    const shirt = (point: Point) => isShirt(point) || (Math.abs(point.x - 150) < 40 && point.y > 70 && point.y < 120);
    expect(faults({ shirt, front: () => false })).toContain('face');
    // The head is in front of it: the same shirt passes.
    expect(faults({ shirt })).not.toContain('face');
    const who: Person = { ...person(), face: null };
    who.joints = {
      ...who.joints,
      leftEar: joint(172, 60),
      rightEar: joint(128, 60),
      leftEye: joint(160, 56),
      rightEye: joint(140, 56),
    };
    expect(
      faults(
        { shirt: (point) => shirt(point) || (Math.abs(point.x - 150) < 9 && point.y > 40), front: () => false },
        { who },
      ),
    ).toContain('face');
  });

  test('over hair that falls on the shoulders', () => {
    const hair = (point: Point) => Math.abs(Math.abs(point.x - 150) - 24) < 6 && point.y > 50 && point.y < 160;
    expect(faults({ hair })).toContain('hair');
    expect(faults({ hair, front: (point) => isHead(point) || hair(point) })).not.toContain('hair');
  });

  test('with a collar below the shoulders, or standing off them', () => {
    expect(faults({ shirt: (point) => isShirt(point) && point.y > 120 })).toContain('collar');
    expect(
      faults({
        shirt: (point) =>
          isShirt(point) ||
          (point.y > 84 && point.y < 110 && Math.abs(point.x - 150) > 20 && Math.abs(point.x - 150) < 55),
      }),
    ).toContain('collar');
  });

  test('with arms beside its sleeves', () => {
    expect(faults({ shirt: (point) => isShirt(point) && (point.x > 95 || point.x < 74) })).toContain('sleeves');
  });

  test('with the old shirt showing at the flanks, or its long sleeves below the new ones', () => {
    expect(faults({ shirt: (point) => isShirt(point) && !(point.x > 98 && point.x < 125 && point.y > 160) })).toContain(
      'old',
    );
    expect(faults({ old: (point) => isTorso(point) || isUpperArm(point) || isForearm(point) })).toContain('old');
    // A bracelet is no sleeve.
    expect(faults({ old: (point) => isTorso(point) || (isForearm(point) && point.y > 240 && point.y < 250) })).toEqual(
      [],
    );
  });

  test('darker or tinted, beyond a little shade', () => {
    expect(faults({ color: [110, 20, 30] })).toEqual(['exposure']);
    expect(faults({ color: [200, 120, 40] })).toEqual(['exposure']);
    expect(faults({ color: [188, 36, 54] })).toEqual([]);
  });

  test('mostly outside the photo, and on somebody seen from the side', () => {
    expect(faults({}, { outside: 0.5 })).toEqual(['frame']);
    const { body } = judged({});
    const side = {
      ...body,
      a: { ...body.a, shoulder: { x: 140, y: 120 } },
      b: { ...body.b, shoulder: { x: 160, y: 120 } },
    };
    expect(faults({}, { body: side })).toContain('turned');
  });
});

test('trousers below a short dress show', () => {
  const dress = (point: Point) => isShirt(point) || (point.x > 90 && point.x < 210 && point.y > 250 && point.y < 310);
  const handles = HANDLES.map((handle) =>
    /hem/.test(handle.id) ? { ...handle, to: { ...handle.to, y: 310 } } : handle,
  );
  const worn = (old: (point: Point) => boolean) => faults({ shirt: dress, old }, { kind: 'full', handles });
  expect(worn((point) => isTorso(point) || isLeg(point))).toContain('old');
  expect(worn(isTorso)).toEqual([]);
});

describe('a jewel', () => {
  const at = (x: number, y: number): Handle[] => [{ id: 'necklace', from: { x: 0, y: 0 }, to: { x, y } }];
  const judge = (shows: (point: Point) => boolean, handles = at(150, 120)) =>
    jewelFaults({ who: person(), kind: 'necklace', jewel: sheet((point) => (shows(point) ? NEW : null)), handles }).map(
      ({ what }) => what,
    );

  test('below the chin passes; over the face, too small or outside the photo it does not', () => {
    expect(judge(({ x, y }) => Math.abs(x - 150) < 20 && y > 100 && y < 130)).toEqual([]);
    expect(judge(({ x, y }) => Math.abs(x - 150) < 20 && y > 60 && y < 130)).toEqual(['face']);
    expect(judge(({ x, y }) => Math.abs(x - 150) < 3 && y > 110 && y < 116)).toEqual(['small']);
    expect(judge(({ x, y }) => Math.abs(x - 150) < 20 && y > 470, at(150, 520))).toEqual(['frame']);
  });
});
