/** The initial state of /assisted/:id: the design, the layout by its address, and the palettes to try it in. */
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import type { Services } from '#app/services/services.ts';
import { setupSchema, type AssistedDesign, type PaletteChoice, type Setup } from '#app/contracts/assisted.ts';
import { readAssisted } from './assisted.server.ts';
import { paletteChoices } from '#app/services/templates/photo-palettes.server.ts';

/** px: a small version shows the colors just as well. */
const LOOK_SIDE = 256;

export interface OpenedAssisted {
  design: AssistedDesign;
  first: { setup: Setup; content: AssistedDesign['content']; photos: readonly string[] };
  palettes: readonly PaletteChoice[];
  hasBrand: boolean;
}

/** For a design made elsewhere: a template for one photo, or for none. */
function usual(photos: number): Template {
  const found =
    TEMPLATES.find(({ kind, pictures }) => kind === 'product' && pictures.length === Math.min(1, photos)) ??
    TEMPLATES[0];
  if (!found) throw new Error('There are no templates');
  return found;
}

/** Throws DesignNotFoundError. */
export async function openAssisted(
  ports: Pick<Services, 'designs' | 'templates' | 'ownPhotos' | 'brandKits'>,
  userId: string,
  designId: string,
  search: URLSearchParams,
): Promise<OpenedAssisted> {
  const design = await readAssisted(ports, userId, designId);
  const asked = ports.templates.find(search.get('recipe') ?? '');
  const template = asked ?? usual(design.photos.length);
  const colors = (search.get('colors') ?? '')
    .split('-')
    .filter(Boolean)
    .map((color) => `#${color}`);
  const layout = Number(search.get('layout') ?? 0);
  const setup = setupSchema.safeParse({ recipe: template.id, layout, colors, brand: search.get('brand') === '1' });
  const [photo] = design.photos;
  const [own, brand] = await Promise.all([
    photo ? ports.ownPhotos.find(userId, photo) : null,
    ports.brandKits.get(userId).then((kit) => ports.templates.brandOf(userId, kit)),
  ]);
  const small = own && photo ? await own.small(LOOK_SIDE)(photo) : null;
  return {
    design,
    first: {
      setup: setup.success ? setup.data : { recipe: template.id, layout: 0, colors: [], brand: false },
      // A new design has the words of its template, before any layout has cut or joined them.
      content: asked && design.revision === 0 ? asked.content : design.content,
      photos: design.photos,
    },
    palettes: await paletteChoices(small, brand?.colors ?? []),
    hasBrand: brand !== null,
  };
}
