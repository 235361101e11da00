/** On figures with known joints: the guessed shoulders of somebody visible from the waist down. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURES } from '#tools/contract/figures.ts';
import { bodyOf } from './body.ts';
import type { JointName, Joints, Person } from './person.ts';

function figure(name: string, keep: (joint: string) => boolean): Person {
  const { joints } = JSON.parse(readFileSync(`public/samples/model-${name}.json`, 'utf8')) as {
    joints: Partial<Record<JointName, [number, number]>>;
  };
  const seen: Joints = Object.fromEntries(
    Object.entries(joints)
      .filter(([joint]) => keep(joint))
      .map(([joint, [x, y]]) => [joint, { x, y, score: 0.9 }]),
  );
  return {
    box: { left: 0, top: 0, width: 640, height: 960 },
    score: 0.9,
    joints: seen,
    face: null,
    neck: null,
    hands: [],
    age: null,
  };
}

test.each(FIGURES.map((name) => name.toLowerCase()))('figure %s from the waist down', (name) => {
  const whole = bodyOf(
    figure(name, () => true),
    null,
  );
  const legs = bodyOf(
    figure(name, (joint) => /Hip|Knee|Ankle/.test(joint)),
    null,
  );
  if (!whole || !legs) throw new Error('No body');
  expect([whole.hasShoulders, legs.hasShoulders, legs.hasHips]).toEqual([true, false, true]);
  expect(Math.abs(legs.torso / whole.torso - 1)).toBeLessThan(0.25);
  expect(Math.hypot(legs.shoulders.x - whole.shoulders.x, legs.shoulders.y - whole.shoulders.y)).toBeLessThan(
    whole.torso * 0.3,
  );
  // Without knees by the hips' distance; without hips by nothing.
  expect(
    Math.abs(
      (bodyOf(
        figure(name, (joint) => joint.endsWith('Hip')),
        null,
      )?.torso ?? 0) /
        whole.torso -
        1,
    ),
  ).toBeLessThan(0.35);
  expect(
    bodyOf(
      figure(name, (joint) => /Knee|Ankle|leftHip/.test(joint)),
      null,
    ),
  ).toBeNull();
});
