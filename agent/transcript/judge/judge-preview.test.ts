/** Comparing pictures: the same, slightly different, very different, of another size, missing, broken. */
import { describe, expect, it } from 'vitest';
import { createDocument } from '#design/document/create.ts';
import { divergenceOf, squarePicture, type Judged } from '#tests/fixtures/judged-turns.ts';

const preview = (more: object = {}) => ({ preview: { file: 'previews/x.png', ...more } });
const evidence = (kept: Uint8Array | null, shown: Uint8Array): Judged['evidence'] => ({
  file: async () => kept,
  picture: async () => shown,
});

describe('a preview', () => {
  it('that is the same holds', async () => {
    const picture = await squarePicture(100, 100, 40);
    expect(await divergenceOf({ expect: preview(), evidence: evidence(picture, picture) })).toBeNull();
  });

  it('may differ by the share that is told', async () => {
    const [kept, shown] = [await squarePicture(100, 100, 40), await squarePicture(100, 100, 50)];
    // 50² − 40² of 100² pixels.
    expect(await divergenceOf({ expect: preview({ maxDiffRatio: 0.1 }), evidence: evidence(kept, shown) })).toBeNull();
    const divergence = await divergenceOf({ expect: preview({ maxDiffRatio: 0.08 }), evidence: evidence(kept, shown) });
    expect(divergence).toMatchObject({
      kind: 'pixels',
      message: '9 % of the pixels differ from the kept picture; at most 8 % may.',
    });
    expect(divergence?.pictures).toMatchObject({ before: kept, after: shown });
    expect([...(divergence?.pictures?.diff ?? []).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  it('is made in the size of the kept one', async () => {
    const asked: unknown[] = [];
    const picture = await squarePicture(80, 120, 10);
    await divergenceOf({
      expect: preview({ page: 2 }),
      evidence: { file: async () => picture, picture: async (...wanted) => (asked.push(wanted), picture) },
    });
    expect(asked).toEqual([['after', 2, 80]]);
  });

  it('is written in a size of its own, and never larger than the page', async () => {
    const asked: unknown[] = [];
    const picture = await squarePicture(80, 120, 10);
    const small = createDocument({ width: 200, height: 300, newId: () => 'p1' });
    const given: Judged['evidence'] = {
      file: async () => null,
      picture: async (...wanted) => (asked.push(wanted), picture),
    };
    await divergenceOf({ expect: preview(), evidence: given });
    await divergenceOf({ expect: preview(), evidence: given, trace: { before: small, after: small } });
    expect(asked).toEqual([
      ['after', 1, 360],
      ['after', 1, 200],
    ]);
  });

  it('of another size is told so', async () => {
    const divergence = await divergenceOf({
      expect: preview(),
      evidence: evidence(await squarePicture(100, 100, 1), await squarePicture(100, 150, 1)),
    });
    expect(divergence).toMatchObject({
      kind: 'pixels',
      message: 'The kept picture is 100 × 100; the page comes out as 100 × 150.',
    });
  });

  it('that is not there yet brings the picture that would be', async () => {
    const shown = await squarePicture(100, 100, 1);
    const divergence = await divergenceOf({ expect: preview(), evidence: evidence(null, shown) });
    expect(divergence).toMatchObject({
      kind: 'pixels',
      at: ['turns', 2, 'expect', 'preview', 'file'],
      pictures: { after: shown },
    });
    expect(divergence?.message).toContain('--update');
  });

  it('that is no picture, or of a page that there is not, fails', async () => {
    const shown = await squarePicture(100, 100, 1);
    expect(
      (await divergenceOf({ expect: preview(), evidence: evidence(new TextEncoder().encode('no picture'), shown) }))
        ?.message,
    ).toContain('can’t be read');
    expect((await divergenceOf({ expect: preview({ page: 3 }) }))?.message).toContain('no page 3');
    expect((await divergenceOf({ expect: preview({ maxDiffRatio: 1 }) }))?.message).toContain('whatever happens');
  });
});
