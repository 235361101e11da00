/** Requests cut into words, quotations, numbers and colours. */
import { describe, expect, it } from 'vitest';
import { phraseOf, sliceOf, tokenise } from './tokens.ts';

const kinds = (text: string) => tokenise(text).map(({ kind, text: word }) => `${kind}:${word}`);

describe('tokenise', () => {
  it('tells words, quotations, numbers, sizes and colours apart', () => {
    expect(kinds('write "50% off" at 60px in #F60, 1080x1350')).toEqual([
      'word:write', 'quote:50% off', 'word:at', 'number:60px', 'word:in', 'hex:#F60', 'mark:,', 'size:1080x1350',
    ]);
    expect(tokenise('1080 by 1350')[0]).toMatchObject({ kind: 'size', width: 1080, height: 1350 });
    expect(tokenise('rotate 15 degrees')[1]).toMatchObject({ kind: 'number', value: 15, unit: 'deg' });
    expect(tokenise('20% bigger')[0]).toMatchObject({ kind: 'number', value: 20, unit: '%' });
    expect(tokenise('2x')[0]).toMatchObject({ kind: 'number', value: 2, unit: 'x' });
  });

  it('leaves prices, times and dates whole', () => {
    expect(kinds('from $49.99 at 5:30pm, 24/12, @my_shop')).toEqual(['word:from', 'word:$49.99', 'word:at', 'word:5:30pm', 'mark:,', 'word:24/12', 'mark:,', 'word:@my_shop']);
  });

  it('knows an apostrophe from a quotation', () => {
    expect(kinds("don't touch Mia's party")).toEqual(["word:don't", 'word:touch', "word:Mia's", 'word:party']);
    expect(kinds("add 'Mia's party' here")).toEqual(['word:add', "quote:Mia's party", 'word:here']);
    expect(kinds('say “Grüße aus Köln”')).toEqual(['word:say', 'quote:Grüße aus Köln']);
    expect(kinds('a " alone')).toEqual(['word:a', 'mark:"', 'word:alone']);
  });

  it('keeps every character', () => {
    const text = 'Make it bigger – über 20 % & “so”… 😀 ok';
    const tokens = tokenise(text);
    expect(tokens.map(({ start, end }) => text.slice(start, end)).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(sliceOf(text, tokens)).toBe(text);
    expect(phraseOf(tokens)).toContain('bigger – über 20 % & ‹› …');
  });
});
