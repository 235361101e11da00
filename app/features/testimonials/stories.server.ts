/**
 * Testimonials: one content file each, in `stories/`, with a picture next to it. Another file is another story. The
 * shipped ones are samples, and the page says so; nobody said them, so they carry no name.
 */
import { z } from 'zod';

const storySchema = z
  .object({
    /** The smallest comes first, and large. */
    order: z.number().int(),
    /** Made up, to show what could be here. */
    sample: z.boolean(),
    /** The seller's name, used with permission; null: not given. */
    name: z.string().trim().min(1).max(60).nullable(),
    /** What they do. */
    who: z.string().trim().min(1).max(60),
    said: z.string().trim().min(20).max(320),
    /** px. */
    picture: z
      .object({
        file: z.string().regex(/^[\w-]+\.(?:webp|png|jpg)$/),
        alt: z.string().min(1),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
      })
      .strict(),
  })
  .strict()
  .refine(({ sample, name }) => !sample || name === null, 'A sample is nobody’s words: its name must be null');

export interface Story {
  id: string;
  sample: boolean;
  name: string | null;
  who: string;
  said: string;
  picture: { url: string; alt: string; width: number; height: number };
}

const files = import.meta.glob<unknown>('./stories/*.json', { eager: true, import: 'default' });
const pictures = import.meta.glob<string>('./stories/*.{webp,png,jpg}', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** In order. Throws immediately, with the file's name, if one of them is invalid. */
export function readStories(
  contents: Record<string, unknown> = files,
  urls: Record<string, string> = pictures,
): Story[] {
  return Object.entries(contents)
    .map(([file, content]) => {
      const parsed = storySchema.safeParse(content);
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      const { order, sample, name, who, said, picture } = parsed.data;
      const url = urls[`./stories/${picture.file}`];
      if (url === undefined) throw new Error(`${file}: there is no ${picture.file} beside it`);
      const { alt, width, height } = picture;
      return {
        order,
        id: file.replace(/^.*\/|\.json$/g, ''),
        sample,
        name,
        who,
        said,
        picture: { url, alt, width, height },
      };
    })
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id))
    .map(({ order: _, ...story }) => story);
}

export const stories: readonly Story[] = readStories();
