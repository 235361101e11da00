/** What the replay shows at which time, for the recording on the front page. */
import { expect, test } from 'vitest';
import recorded from './recording.json' with { type: 'json' };
import { designsOf } from './designs.ts';
import type { Recording } from './recording.ts';
import { durationOf, momentAt, scheduleOf } from './schedule.ts';

const recording = recorded as unknown as Recording;
const beats = scheduleOf(recording);
const end = durationOf(beats);
const designs = designsOf(recording);
const times = Array.from({ length: 400 }, (_, index) => (end * index) / 399);

test('it begins with an empty box and the design before the first message', () => {
  expect(momentAt(recording, beats, 0)).toEqual({
    typed: { text: '', turn: 0 },
    turns: [],
    steps: 0,
    arrived: 1,
    drag: null,
  });
});

test('it ends with everything said and done', () => {
  const { typed, turns, steps, arrived, drag } = momentAt(recording, beats, end);
  expect({ typed, arrived, drag }).toEqual({ typed: null, arrived: 1, drag: null });
  expect(steps).toBe(designs.length - 1);
  expect(turns.map(({ answer }) => answer)).toEqual(recording.turns.map(({ answer }) => answer));
  expect(turns.map(({ calls }) => calls.length)).toEqual(recording.turns.map(({ calls }) => calls.length));
  expect(turns.flatMap(({ calls }) => calls).every(({ isDone }) => isDone)).toBe(true);
});

test('nothing that was said or done is taken back on the way', () => {
  const moments = times.map((ms) => momentAt(recording, beats, ms));
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1];
    if (!before) continue;
    expect(moment.steps).toBeGreaterThanOrEqual(before.steps);
    expect(moment.turns.length).toBeGreaterThanOrEqual(before.turns.length);
    for (const [turn, { answer, calls }] of before.turns.entries()) {
      expect(moment.turns[turn]?.answer.startsWith(answer)).toBe(true);
      expect(moment.turns[turn]?.calls.length).toBeGreaterThanOrEqual(calls.length);
    }
  }
});

test('a hand drags between two steps of the design, before its turn’s message is typed', () => {
  const dragging = times.map((ms) => momentAt(recording, beats, ms)).filter(({ drag }) => drag !== null);
  expect(dragging.length).toBeGreaterThan(3);
  for (const { drag, typed, steps } of dragging) {
    expect(typed).toBeNull();
    expect(drag?.turn).toBe(1);
    expect(designs[steps + 1]).not.toEqual(designs[steps]);
  }
});
