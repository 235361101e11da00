/** Names in transcripts: what becomes an id, and what stays a text. */
import { describe, expect, it } from 'vitest';
import { Bindings, hasReferences } from './bindings.ts';

const bindings = () => {
  const made = new Bindings(
    new Map([
      ['shoe', 'asset-of-shoe'],
      ['logo', 'asset-of-logo'],
    ]),
  );
  made.bind('title', ['layer-1', 'layer-2']);
  return made;
};

describe('resolve', () => {
  it('puts ids in the places of references, wherever a whole text is one', () => {
    const input = { layer: '$title', layers: ['$title.2', '$title.1'], text: 'for $title', deep: [{ id: '$title' }] };
    expect(bindings().resolve(input)).toEqual({
      layer: 'layer-1',
      layers: ['layer-2', 'layer-1'],
      text: 'for $title',
      deep: [{ id: 'layer-1' }],
    });
  });

  it('knows pictures by their names, under the keys that name pictures and nowhere else', () => {
    const input = { asset: 'shoe', pictures: ['shoe', 'logo', 'other'], text: 'shoe', layer: '$shoe' };
    expect(bindings().resolve(input)).toEqual({
      asset: 'asset-of-shoe',
      pictures: ['asset-of-shoe', 'asset-of-logo', 'other'],
      text: 'shoe',
      layer: 'asset-of-shoe',
    });
  });

  it('leaves what stands for nothing, and says so', () => {
    const input = { text: '$19', other: '$nothing', third: '$title.3', list: ['$nothing'] };
    expect(bindings().resolve(input)).toEqual(input);
    expect(bindings().unknownIn(input)).toEqual(['$nothing', '$title.3']);
  });

  it('takes the latest of a name', () => {
    const names = bindings();
    names.bind('title', ['layer-9']);
    expect(names.resolve('$title')).toBe('layer-9');
    expect(names.names.get('title')).toEqual(['layer-9']);
  });
});

it('hasReferences', () => {
  expect([
    hasReferences({ a: ['$title'] }),
    hasReferences('$title.2'),
    hasReferences({ price: '$19', text: 'a $title' }),
    hasReferences(null),
  ]).toEqual([true, true, false, false]);
});
