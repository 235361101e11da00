/** Lists all templates for search, with their dominant colors. */
import { setImmediate } from 'node:timers/promises';
import { PAGE_SHAPES } from '#design/templates/compositions/composition.ts';
import { planFor } from '#design/templates/plan.ts';
import type { Palette } from '#design/templates/composition-input.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { familiesOf } from '#app/contracts/color-families.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';

/** Templates handled at once, a few milliseconds' work, before yielding to other requests. */
const AT_ONCE = 30;

/** The palette that a template's composition chooses. */
export function paletteOfTemplate({ shape, content, pictures, mood, composition, variant }: Template): Palette {
  const [width, height] = PAGE_SHAPES[shape];
  return planFor({
    page: { width, height },
    content,
    mood,
    composition,
    variant,
    pictures: pictures.length,
    cutouts: pictures.length > 0 ? 1 : 0,
    colors: [],
    brandColors: [],
    pictureColor: null,
    fonts: { heading: null, body: null },
  }).palette;
}

function listed(template: Template): ListedTemplate {
  const { id, title, category, kind, words, shape, pictures } = template;
  const palette = paletteOfTemplate(template);
  return {
    id,
    title,
    category,
    kind,
    words,
    shape,
    photos: pictures.length,
    colors: familiesOf(palette),
    ground: palette.background,
  };
}

/** Lists templates in the order of the catalogue. */
export async function listTemplates(templates: readonly Template[]): Promise<ListedTemplate[]> {
  const list: ListedTemplate[] = [];
  for (let at = 0; at < templates.length; at += AT_ONCE) {
    list.push(...templates.slice(at, at + AT_ONCE).map(listed));
    await setImmediate();
  }
  return list;
}
