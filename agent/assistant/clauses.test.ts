/** Requests cut into wishes. */
import { describe, expect, it } from 'vitest';
import { clausesOf, leadingVerb } from './clauses.ts';

const cut = (text: string) => clausesOf(text).map((clause) => (clause.inherited ? `(${clause.inherited}) ${clause.text}` : clause.text));

describe('clausesOf', () => {
  it('keeps one wish whole', () => {
    expect(cut('make the headline bigger and red')).toEqual(['make the headline bigger and red']);
    expect(cut('add "Shoes, bags and hats" at the bottom')).toEqual(['add "Shoes, bags and hats" at the bottom']);
    expect(cut('write Shoes, bags and hats at the bottom')).toEqual(['write Shoes, bags and hats at the bottom']);
    expect(cut('add the headline SHOP AND SAVE')).toEqual(['add the headline SHOP AND SAVE']);
    expect(cut('Instagram post for my summer sale, 30% off sneakers')).toHaveLength(1);
    expect(cut('write Shop now and save at the top')).toHaveLength(1);
  });

  it('cuts before a verb', () => {
    expect(cut('add the headline SUMMER SALE and make it red')).toEqual(['add the headline SUMMER SALE', 'make it red']);
    expect(cut('write "50% off" at the bottom, then put the photo on the right and download it as jpg')).toEqual(['write "50% off" at the bottom', 'put the photo on the right', 'download it as jpg']);
    expect(cut('Please make it bigger. Could you also delete the photo?')).toEqual(['Please make it bigger', 'Could you also delete the photo']);
    expect(cut('undo that and save it as png')).toEqual(['undo that', 'save it as png']);
  });

  it('gives a clause without a verb the verb before it', () => {
    expect(cut('make the headline bigger, the photo smaller, and the background blue')).toEqual(['make the headline bigger', '(make) the photo smaller', '(make) the background blue']);
    expect(cut('make the title red and the price #00ff00')).toEqual(['make the title red', '(make) the price #00ff00']);
    expect(cut('make the headline bigger, photo to the left')).toEqual(['make the headline bigger', '(make) photo to the left']);
    expect(cut('add a headline Hello and a photo')).toEqual(['add a headline Hello', '(add) a photo']);
  });
});

describe('leadingVerb', () => {
  it('passes politeness', () => {
    expect(leadingVerb('please could you make it blue')).toBe('make');
    expect(leadingVerb('ok, now get rid of the photo')).toBe('get rid of');
    expect(leadingVerb('the photo smaller')).toBeNull();
    expect(leadingVerb('save the date')).toBe('save the');
  });
});
