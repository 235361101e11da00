/**
 * All templates as people get them, with the real letters: in their own composition on their own page shape; filled
 * with long, short, Arabic and no words on other formats. Samples are checked by the lint as rendered; with BLEND_LONG
 * all.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { PAGE_SHAPES } from '#design/templates/compositions/composition.ts';
import { boundsOf, intersectionOf } from '#design/document/geometry.ts';
import type { Content, Size } from '#design/templates/composition-input.ts';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { createTemplateDrawer, type DrawnTemplate } from '../../scripts/gallery/draw-template.ts';
import { oneIn } from '#tests/fixtures/sample.ts';

const drawer = await createTemplateDrawer(2);
afterAll(() => drawer.close());

const nothing = { subheading: null, offer: null, callToAction: null, lines: [] };
const FILLINGS: Readonly<Record<string, Content>> = {
  long: {
    headline: 'The whole autumn collection of hand-woven scarves and blankets has finally arrived',
    subheading: 'Thirty-two pieces, woven on old looms from the softest wool of our valley',
    offer: 'Up to 35% off for members',
    callToAction: 'Have a look at all of them',
    lines: ['Monday to Friday 9 am – 6 pm', 'Saturday 10 am – 4 pm', 'Old Harbour Street 112'],
  },
  short: { ...nothing, headline: 'New' },
  arabic: {
    headline: 'تخفيضات الصيف',
    subheading: 'كل ما تحبه بأسعار أقل',
    offer: 'خصم 30%',
    callToAction: 'تسوق الآن',
    lines: ['قهوة $2.80', 'شاي $1.90'],
  },
  none: { ...nothing, headline: null },
};
/** Page sizes other than the templates' own, used in turn. */
const PAGES: readonly Size[] = [
  [1080, 1080],
  [1080, 1920],
  [1200, 630],
  [2480, 3508],
  [1280, 720],
  [1000, 1500],
].map(([width = 0, height = 0]) => ({ width, height }));

const own = ({ shape }: Template): Size => ({ width: PAGE_SHAPES[shape][0], height: PAGE_SHAPES[shape][1] });

/** Every nth item, so that a sample has some of each kind. */
const every = <Item>(list: readonly Item[], step: number, from: number): Item[] =>
  list.filter((_, index) => index % step === from);
const isLong = process.env.BLEND_LONG === '1';
const STEP = isLong ? 1 : 331;
/** One template of each composition. */
const EACH_COMPOSITION = [...new Map(TEMPLATES.map((template) => [template.composition, template])).values()];

function made(template: Template, page: Size, content: Content | null = null): DrawnTemplate {
  const drawn = drawer.lay(template, page, { content });
  if (typeof drawn === 'string') throw new Error(`${template.id} on ${page.width} × ${page.height}: ${drawn}`);
  return drawn;
}

describe('templates', () => {
  it('are a thousand and more, from more than a hundred families', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(TEMPLATES.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(100);
  });

  it('are laid out in their own family on their own page', () => {
    expect(
      (isLong ? TEMPLATES : oneIn(4, EACH_COMPOSITION))
        .filter((template) => made(template, own(template)).composition !== template.composition)
        .map(({ id }) => id),
    ).toEqual([]);
  }, 600_000);

  it.each(Object.entries(FILLINGS))(
    'hold %s words on other pages',
    (_name, content) => {
      for (const [index, template] of every(
        TEMPLATES,
        isLong ? 1 : 199,
        isLong ? 0 : Object.values(FILLINGS).indexOf(content),
      ).entries()) {
        const page = PAGES[index % PAGES.length] ?? own(template);
        const { document } = made(template, page, content);
        for (const layer of Object.values(document.layers)) {
          if (layer.type !== 'text') continue;
          const box = boundsOf(layer);
          const shown = intersectionOf(box, { x: 0, y: 0, ...page });
          expect(shown && shown.width * shown.height, `“${layer.text}” of ${template.id} on the page`).toBeGreaterThan(
            box.width * box.height * 0.99,
          );
        }
      }
    },
    600_000,
  );

  it('have nothing for the lint to find, as they are and filled', async () => {
    const findings: string[] = [];
    for (const [name, content] of [['own', null], ...Object.entries(FILLINGS)] as const) {
      for (const [index, template] of every(TEMPLATES, STEP, name.length % STEP).entries()) {
        const drawn = made(
          template,
          content === null ? own(template) : (PAGES[index % PAGES.length] ?? own(template)),
          content,
        );
        findings.push(
          ...(await drawer.lint(drawn)).map(({ rule, words }) => `${template.id} (${name}): ${rule}: ${words}`),
        );
      }
    }
    expect(findings).toEqual([]);
  }, 1_800_000);
});
