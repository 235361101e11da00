/** Pictures for the first difference, and only there. */
import { describe, expect, it } from 'vitest';
import type { Check } from '../play/divergence.ts';
import type { TurnEvidence } from '../play/trace.ts';
import { checksOf, evidence, samplePage, squarePicture, trace } from '#tests/fixtures/judged-turns.ts';
import { illustrate } from './illustrate.ts';

const drawn = async (checks: readonly Check[], given: Partial<TurnEvidence>) =>
  illustrate(checks, trace(), evidence(given));

describe('the first difference', () => {
  it('shows the page before and after, and where they differ', async () => {
    const [was, is] = [await squarePicture(60, 60, 10), await squarePicture(60, 60, 20)];
    const checks = await checksOf({ expect: { contains: 'Winter', says: 'sorry' } });
    const shown = await drawn(checks, { picture: async (when) => (when === 'before' ? was : is) });
    expect(shown.map(({ divergence }) => Object.keys(divergence?.pictures ?? {}))).toEqual([
      [],
      ['before', 'after', 'diff'],
      [],
    ]);
    expect(shown[1]?.divergence?.pictures).toMatchObject({ before: was, after: is });
  });

  it('is about the page that it names', async () => {
    const asked: unknown[] = [];
    const picture = await squarePicture(60, 60, 10);
    const checks = await checksOf({ expect: { document: { pages: [{}, { name: 'Front' }] } } });
    const shown = await drawn(checks, { picture: async (when, page) => (asked.push([when, page]), picture) });
    expect(asked).toEqual([
      ['before', 2],
      ['after', 2],
    ]);
    expect(shown[1]?.divergence?.pictures?.diff).toBeUndefined();
  });

  it('of another size, or of a page that was not there, has no third picture', async () => {
    const checks = await checksOf({ expect: { contains: 'Winter' } });
    const sizes = await drawn(checks, { picture: async (when) => squarePicture(60, when === 'before' ? 60 : 90, 10) });
    expect(Object.keys(sizes[1]?.divergence?.pictures ?? {})).toEqual(['before', 'after']);
    const second: Check[] = [
      { turn: 2, key: 'call', divergence: { kind: 'result', turn: 2, step: 0, message: '', at: ['pages', 1] } },
    ];
    const { p1 } = samplePage().pages;
    const shown = await illustrate(
      second,
      trace({ before: { ...samplePage(), pages: { p1: p1! } }, after: samplePage() }),
      evidence({ picture: () => squarePicture(60, 60, 10) }),
    );
    expect(Object.keys(shown[0]?.divergence?.pictures ?? {})).toEqual(['after']);
  });

  it('is told although it can’t be drawn', async () => {
    const checks = await checksOf({ expect: { contains: 'Winter' } });
    expect(await drawn(checks, { picture: () => Promise.reject(new Error('no font')) })).toEqual(checks);
  });

  it('keeps the pictures that it has; where all holds nothing is drawn', async () => {
    const has: Check[] = [
      {
        turn: 2,
        key: 'preview',
        divergence: { kind: 'pixels', turn: 2, step: null, message: '', at: [], pictures: {} },
      },
    ];
    expect(await drawn(has, {})).toEqual(has);
    const fine = await checksOf({ expect: { contains: 'Summer sale' } });
    expect(await drawn(fine, {})).toEqual(fine);
  });
});
