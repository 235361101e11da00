/** How labelled messages are read, and that those that come along can be. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMarked, readMarkedFile } from './marked-text.ts';

describe('a labelled message', () => {
  it('is its words and what they are for', () => {
    const { text, tokens, labels, page } = readMarked('[F insta story], [H pumpkin soup] "[T 5,50 €]" pls');
    expect([text, page]).toEqual(['insta story, pumpkin soup "5,50 €" pls', '']);
    expect(tokens.map((token, at) => `${token.text}/${labels[at]}`).join(' ')).toBe('insta/B-F story/I-F ,/- pumpkin/B-H soup/I-H "/- 5/B-T ,/I-T 50/I-T €/I-T "/- pls/-');
  });

  it('may tell what stands on the page and which wishes it holds', () => {
    const { text, page, labels, wishes } = readMarked('@ Price €24 / <photo of a mug>\n{change [R it] is [N 30]} now, {cannot mail it}');
    expect([text, page]).toEqual(['it is 30 now, mail it', 'Price €24 / <photo of a mug>']);
    expect(labels).toEqual(['B-R', '-', 'B-N', '-', '-', '-', '-']);
    expect(wishes).toEqual(['B-change', 'I-change', 'I-change', '-', '-', 'B-cannot', 'I-cannot']);
  });

  it('may tell which things each wish is about, by the rows of its slots too, and what the message before was about', () => {
    const { text, page, wished, slots, before } = readMarked('@ Mug / €24 / <star>\n< 3\n{look=3 [R it] [V=2 under the price]}, {change=2 [N 30]}, {look=all bigger}, {look=bg darker}, {undo back}');
    expect([text, page, before]).toEqual(['it under the price, 30, bigger, darker, back', 'Mug / €24 / <star>', [3]]);
    expect(wished.map(({ label, targets }) => [label, targets])).toEqual([['look', [3]], ['change', [2]], ['look', 'all'], ['look', 'bg'], ['undo', null]]);
    expect(slots.map(({ label, targets, start, end }) => [label, targets, text.slice(start, end)])).toEqual([['R', null, 'it'], ['V', [2], 'under the price'], ['N', null, '30']]);
  });

  it('is refused where it names what is not on the page', () => expect(() => readMarked('@ Mug / €24\n{look=3 [R it]}')).toThrow(/not on the page/u));

  it.each(['[T open', '{add this', '[T a}', 'text]'])('is refused where its marks don’t belong together: %s', (written) => expect(() => readMarked(written)).toThrow(/mark/iu));
});

describe.each(['briefs', 'changes'])('%s that come along', (folder) => {
  const root = path.join(import.meta.dirname, folder);
  it.each(readdirSync(root))('%s can be read, each with its own words', (name) => {
    const messages = readMarkedFile(readFileSync(path.join(root, name), 'utf8'));
    const texts = messages.map(({ text, page }) => `${page}\n${text}`);
    expect(new Set(texts).size).toBe(texts.length);
    expect(messages.every(({ page }) => (page === '') === (folder === 'briefs'))).toBe(true);
    const known = folder === 'briefs' ? /^(?:-|[BI]-[HBTSFLP])$/u : /^(?:-|[BI]-[ROVN])$/u;
    expect(messages.flatMap(({ labels }) => labels).filter((label) => !known.test(label))).toEqual([]);
    // Nobody's real address or number.
    expect(messages.flatMap(({ text }) => text.match(/[\w.+-]+@[\w-]+\.[\w.]+/gu) ?? []).filter((address) => !/\.example\b/u.test(address))).toEqual([]);
  });
});
