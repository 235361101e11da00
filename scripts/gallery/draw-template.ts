/**
 * Draws templates for galleries and reports: laid out with sample photos, checked by the lint, rendered by the
 * application's own renderer.
 */
import { createRendering } from '../../app/services/rendering/rendering.server.ts';
import { createSamplePixels } from '../../app/services/rendering/sample-pixels.server.ts';
import { samplePicture } from '../../app/services/templates/sample-pictures.server.ts';
import { createDocument } from '../../design/document/create.ts';
import type { DesignDocument } from '../../design/document/document.ts';
import { firstPage } from '../../design/document/tree.ts';
import type { Picture, Size } from '../../design/templates/composition-input.ts';
import type { Finding } from '../../design/lint/finding.ts';
import type { Hint } from '../../design/lint/hint.ts';
import { hintPage } from '../../design/lint/hint-page.ts';
import { lintPage } from '../../design/lint/lint-page.ts';
import { applyOperations } from '../../design/operations/apply.ts';
import { layOutTemplate, type TemplateFilling } from '../../design/templates/catalogue/lay-out.ts';
import { SAMPLES } from '../../design/samples/samples.ts';
import type { Template } from '../../design/templates/catalogue/template.ts';
import { arrangementOperations } from '../../tools/composing/compose-operations.ts';

export interface DrawnTemplate {
  document: DesignDocument;
  page: string;
  /** The composition used: differs from the template's where that one gave up. */
  composition: string;
}

export interface TemplateDrawer {
  /** Sample photos by id, cut out. */
  photo(sample: string): Picture;
  /** The template laid out; a string gives the reason when that failed. */
  lay(template: Template, page: Size, filling?: Partial<TemplateFilling>): DrawnTemplate | string;
  lint(drawn: DrawnTemplate): Promise<Finding[]>;
  /** The editor's hints for a design with that title. */
  hints(drawn: DrawnTemplate, title: string): Promise<Hint[]>;
  /** PNG whose longer side is this many px. */
  picture(drawn: DrawnTemplate, side: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export async function createTemplateDrawer(workers = 1): Promise<TemplateDrawer> {
  const samples = new Map(await Promise.all(SAMPLES.map(async ({ id }) => [id, await samplePicture(id)] as const)));
  const bytes = new Map(
    [...samples.values()].flatMap(
      ({ picture, bytes: photo, mask }) =>
        [
          [picture.asset, photo],
          [picture.mask?.asset ?? '', mask],
        ] as const,
    ),
  );
  const sizes = new Map(
    [...samples.values()].map(({ picture: { asset, width, height } }) => [asset, { width, height }]),
  );
  const rendering = createRendering({ assetBytes: async (id) => bytes.get(id) ?? null, workers });
  const samplePixels = createSamplePixels(rendering);
  const photo = (id: string): Picture => {
    const sample = samples.get(id);
    if (!sample) throw new Error(`There is no sample ${id}`);
    return sample.picture;
  };
  return {
    photo,
    lay(template, size, filling = {}) {
      const made = layOutTemplate(template, {
        page: size,
        content: null,
        pictures: template.pictures.map(photo),
        brand: null,
        measure: rendering.measureText,
        ...filling,
      });
      if (made.composition === null) return made.reason;
      let count = 0;
      const newId = () => `l${(count += 1)}`;
      const base = createDocument({ ...size, newId });
      const page = firstPage(base).id;
      const { operations } = arrangementOperations(made.arrangement, size, [], [], {
        document: base,
        page,
        newId,
        measureText: rendering.measureText,
      });
      return { document: applyOperations(base, operations).document, page, composition: made.composition };
    },
    hints: ({ document, page }, title) =>
      hintPage(document, page, { samplePixels, title, pictureSize: async (asset) => sizes.get(asset) ?? null }),
    lint: ({ document, page }) => lintPage(document, page, { samplePixels }),
    async picture({ document, page }, side) {
      const { width, height } = document;
      const shorterSide = Math.max(1, Math.round((side * Math.min(width, height)) / Math.max(width, height)));
      return (await rendering.render({ document, page, format: 'png', shorterSide, quality: 90, watermark: false }))
        .bytes;
    },
    close: () => rendering.close(),
  };
}
