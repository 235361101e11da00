/**
 * The work of a film: cuts out subjects if the preset shows them alone, turns photos and words into an animated design,
 * and films that.
 */
import { randomUUID } from 'node:crypto';
import { FILM_SIZES, type FilmPhoto, type PresetFacts } from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { message } from '#messages/message.ts';
import { maskFrom } from '#tools/contract/cutout-mask.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { GenerationContext, GenerationHandler, GenerationOutcome } from '../declaration.ts';
import { titleOfResult } from '../result-design.ts';
import type { AiVideoInput } from './ai-video-input.ts';
import { seePhoto } from './photo-colors.ts';

/** Share of the work that is done when all subjects are cut out. */
const CUT = 0.35;
const FPS = 30;
/** Shorter side, px: as large as the plan allows, at most this. */
const LARGEST = 1080;
/** If no photo has a color of its own. */
const ACCENT = '#e4572e';

export const aiVideoHandler: GenerationHandler<AiVideoInput> = {
  async run(input, context) {
    const { films, signal, progress, measureText } = context;
    if (input.motion !== '') return described(input, context);
    const preset = presets[input.preset];
    const notes: string[] = [];
    const photos: FilmPhoto[] = [];
    let color: string | undefined;
    for (const asset of input.photos) {
      const share = CUT / input.photos.length;
      const photo = await photoOf(asset, preset, context, notes, (part) =>
        progress(photos.length * share + (part ?? 0) * share, message('film.stage.cutting')),
      );
      const bytes = await context.assets.bytes(asset);
      const seen = bytes && (await seePhoto(bytes));
      color ??= seen?.colors[0];
      photos.push({ ...photo, ...(seen && { light: seen.light }) });
    }
    const begun = preset.cutout ? CUT : 0;
    progress(begun, message('film.stage.filming'));
    const [first = ''] = input.photos;
    const { headline, price, before, details } = input;
    const document = preset.make({
      photos,
      words: { headline, price, before, details },
      ...FILM_SIZES[input.ratio],
      duration: input.seconds * 1000,
      accent: input.accent ?? color ?? ACCENT,
      font: input.font,
      beats: input.beats,
      measure: measureText,
      newId: randomUUID,
    });
    const name = nameOf(headline || photos[0]?.name || '');
    const made = await films.make(
      {
        document,
        shorterSide: LARGEST,
        fps: FPS,
        music: input.music === null ? null : { asset: input.music, from: input.musicFrom },
        name,
      },
      { signal, progress: (share) => progress(begun + (share ?? 0) * (1 - begun), message('film.stage.filming')) },
    );
    const { film, poster, width, height, duration } = made;
    return {
      variations: [
        {
          asset: film.id,
          name: film.name,
          width,
          height,
          mime: film.mime,
          poster: poster.id,
          duration,
          source: first,
          design: document,
          ...(notes.length > 0 && { notes }),
        },
      ],
      problems: [],
    };
  },
};

/** A film of the first photo, as described. */
async function described(
  { photos: [photo = ''], motion, ratio, seconds }: AiVideoInput,
  { describedFilms, signal, progress }: GenerationContext,
): Promise<GenerationOutcome> {
  if (!describedFilms) throw new ToolRefusal(message('film.needsHosted'));
  const stage = message('film.stage.hosted');
  progress(null, stage);
  const { film, poster, width, height, duration } = await describedFilms.make(
    { photo, words: motion, ...FILM_SIZES[ratio], seconds, name: nameOf(motion) },
    { signal, progress: (share) => progress(share, stage) },
  );
  return {
    variations: [
      { asset: film.id, name: film.name, width, height, mime: film.mime, poster: poster.id, duration, source: photo },
    ],
    problems: [],
  };
}

/** File names are made from the words, without characters that file systems reject. */
function nameOf(words: string): string {
  return (
    words
      .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'Video'
  );
}

async function photoOf(
  asset: string,
  { cutout, behind = false }: Pick<PresetFacts, 'cutout' | 'behind'>,
  { assets, imaging, signal }: GenerationContext,
  notes: string[],
  progress: (share: number | null) => void,
): Promise<FilmPhoto> {
  const info = await assets.info(asset);
  if (!info || !info.mime.startsWith('image/') || info.width === 0) throw new ToolRefusal(message('imaging.missing'));
  const photo: FilmPhoto = {
    asset,
    width: info.width,
    height: info.height,
    name: titleOfResult(info),
    focus: info.focus ?? null,
    cutout: null,
  };
  if (!cutout) return photo;
  try {
    const found = await imaging.cutOut(asset, { signal, progress });
    const completed = behind ? await imaging.behind(asset, found, { signal }) : null;
    return {
      ...photo,
      cutout: { mask: maskFrom(found), subject: found.subject, ...(completed && { behind: completed.id }) },
    };
  } catch (error) {
    if (!(error instanceof ToolRefusal)) throw error;
    // A film without the effect is better than none; the photo is shown as a card.
    notes.push(message('film.noSubject'));
    return photo;
  }
}
