/** A try-on's address: what is written is read back, and unknown values are rejected. */
import { expect, it } from 'vitest';
import { readFigure, readSample, readType, writeTryOn } from './try-on-setup.ts';

it('says who wears a sample, and which one it is', () => {
  const written = writeTryOn(
    'full',
    { kind: 'built-in', id: 'dia', name: 'Dia', src: '/samples/model-dia.webp' },
    { sample: 'dress' },
  );
  expect([readType(written), readFigure(written)?.name, readSample(written)]).toEqual(['full', 'Dia', 'dress']);
});

it('has a photo of the person only when told, and no sample for a picture that was brought', () => {
  const person = { kind: 'photo', asset: 'a'.repeat(64), name: 'Ada.jpg', src: 'blob:1' } as const;
  expect(writeTryOn('top', person).toString()).toBe('type=top');
  expect(writeTryOn('top', person, { photos: true }).get('person')).toBe(person.asset);
  expect(readSample(writeTryOn('top', person))).toBeUndefined();
});

it('knows no sample but ours', () => {
  expect(readSample(new URLSearchParams({ sample: 'Flower dress.webp' }))).toBeUndefined();
});
