/** Icons are found by common words and come as outlines that documents accept. */
import { icons } from '@phosphor-icons/core';
import { describe, expect, it } from 'vitest';
import { parsePath } from '#design/document/outline-path.ts';
import { outlinePathSchema } from '#design/document/layers/layer-fields.ts';
import { pathBounds } from '#design/document/path-geometry.ts';
import { contactIcon } from '#tools/brand/brand-contacts.ts';
import { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import { ICON_WEIGHTS, iconPath } from './icon-path.ts';
import { findIcons, meaningfulWords } from './icon-search.ts';
import { ICON_WORDS } from './icon-words.ts';
import { OWN_ICONS } from './own-icons.ts';
import { oneIn } from '#tests/fixtures/sample.ts';

const all = new Set(icons.map(({ name }) => name as string));

describe('search', () => {
  it.each([
    ['bakery', 'bread'],
    ['a small coffee roastery', 'coffee-bean'],
    ['Dog grooming', 'paw-print'],
    ['heart', 'heart'],
    ['shopping cart', 'shopping-cart'],
    ['running shoes', 'person-simple-run'],
    ['phone', 'phone'],
    ['instagram', 'instagram-logo'],
    ['house plants', 'house'],
    ['arrow right', 'arrow-right'],
    ['flowers', 'flower-lotus'],
  ])('finds for “%s” the icon %s among the first', (text, name) => {
    expect(findIcons(text, 4).map((icon) => icon.name)).toContain(name);
  });

  it('shows no other company unless it is named', () => {
    for (const text of ['chat', 'video', 'music', 'photo', 'shop', 'message', 'social', 'music streaming']) {
      expect(
        findIcons(text, 12).filter(({ name }) => name.endsWith('-logo')),
        text,
      ).toEqual([]);
    }
    expect(findIcons('whatsapp')[0]?.name).toBe('whatsapp-logo');
  });

  it('finds nothing for what says nothing', () => {
    for (const text of ['', '  ', 'a the for', 'qqxzzk', '!!!']) expect(findIcons(text)).toEqual([]);
  });

  it('knows only icons that there are', () => {
    const unknown = [...new Set(Object.values(ICON_WORDS).flat())].filter((name) => !all.has(name));
    expect(unknown).toEqual([]);
  });

  it('reads words without their endings', () => {
    expect(meaningfulWords('The Bakeries, dresses and brushes of Paris')).toEqual([
      'bakery',
      'dress',
      'brush',
      'paris',
    ]);
  });
});

describe('outlines', () => {
  it('every icon comes in every weight, cropped to its bounds, as documents take it', () => {
    for (const name of [...oneIn(6, [...all]), ...Object.keys(OWN_ICONS)]) {
      for (const weight of ICON_WEIGHTS) {
        const outline = iconPath(name, weight);
        expect(outline, `${name} ${weight}`).not.toBeNull();
        if (!outline) continue;
        expect(outlinePathSchema.safeParse(outline.path).success, name).toBe(true);
        const box = pathBounds(parsePath(outline.path) ?? []);
        expect(Math.abs(box?.x ?? 9) + Math.abs(box?.y ?? 9), name).toBeLessThan(0.05);
        expect(Math.abs((box?.width ?? 0) - outline.viewWidth)).toBeLessThan(1.01);
      }
    }
  });

  it('tells places to sell apart', () => {
    const drawn = CONTACT_TYPES.map((type) => contactIcon(type)?.path);
    expect(new Set(drawn).size).toBe(CONTACT_TYPES.length);
  });

  it('takes nothing that is no name', () => {
    for (const name of ['../bold/bread', 'bread.svg', '', 'Bread', 'bread/..', 'no-such-icon'])
      expect(iconPath(name, 'fill')).toBeNull();
  });
});
