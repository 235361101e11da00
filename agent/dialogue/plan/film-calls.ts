/** Plans films: of photos by a preset, or of the design as it moves; asks for what a film needs and was not told. */
import { message } from '#messages/message.ts';
import { FILM_LIMITS, type PresetName } from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { isPutOn } from '#tools/files/try-on-placing.ts';
import type { ActOf } from '../acts/act.ts';
import type { Scene } from '../ground/resolve.ts';
import { piecesIn } from '../values/pieces.ts';
import { photosOn } from './pictures-meant.ts';
import { asking, type Call, type Planned } from './planned.ts';

/** Ratios of a page and a film that are the same to the eye. */
const SAME_SHAPE = 0.15;

/** What is on the page sets itself in motion first, where nothing does yet. */
function filmOfDesign({ seconds, ratio, asPage = false }: ActOf<'film'>, { page }: Scene): Planned {
  const { width, height, layers, pages } = page;
  const [across = 1, down = 1] = (ratio ?? '1:1').split(':').map(Number);
  if (layers.length === 0) return null;
  // Another shape would be another layout: that is a wish of its own.
  const isOther = ratio !== null && Math.abs(Math.log(width / height / (across / down))) > SAME_SHAPE;
  if (isOther && asPage) return { calls: [{ tool: 'resize', input: { format: 'instagram-reel' } }], spoken: [] };
  if (isOther) return asking(message('assistant.filmShape', { ratio }));
  const moves = {
    ...(layers.every((layer) => !layer.moves) && pages === 1 ? { in: 'rise' } : {}),
    ...(seconds === null ? {} : { pageSeconds: Math.round((seconds / pages) * 10) / 10, pages: 'all' }),
  };
  const film: Call = { tool: 'make_video', input: {} };
  const calls = Object.keys(moves).length > 0 ? [{ tool: 'animate_layers', input: moves }, film] : [film];
  return { calls, spoken: [] };
}

/** The pictures that a film may be of: those of the message, those on the page, all that are known. */
function poolFor(wanted: number, scene: Scene): string[] {
  const { attached, pictures } = scene.studio;
  if (attached.length > 0) return [...attached];
  const standing = photosOn(scene).filter((layer) => !isPutOn(layer));
  const selected = standing.filter(({ id }) => scene.page.selected.includes(id));
  const own = (selected.length > 0 ? selected : standing).map(({ id }) => id);
  const known = [...new Set(pictures.map(({ name }) => name))];
  if (own.length >= wanted) return own;
  return wanted > 1 ? (known.length > own.length ? known : own) : known.slice(-1);
}

/** A price that stands on the page. */
function priceOn({ page }: Scene): string | undefined {
  const texts = page.layers.filter(({ visible }) => visible).map(({ text }) => text);
  return texts.flatMap((text) => piecesIn(text)).find(({ kind }) => kind === 'money')?.text;
}

/** The largest words of the page that are no price. */
const headlineOn = ({ page }: Scene): string | undefined =>
  page.layers
    .filter(
      ({ type, visible, text }) => type === 'text' && visible && text !== '' && text.length <= FILM_LIMITS.headline,
    )
    .filter(({ text }) => piecesIn(text).every(({ kind }) => kind !== 'money'))
    .toSorted((a, b) => b.size - a.size)[0]
    ?.text.split('\n')
    .join(' ');

function wordsOf(preset: PresetName, { price, headline }: ActOf<'film'>, scene: Scene): Record<string, string> {
  const { shows } = presets[preset];
  const isOfPage = scene.studio.attached.length === 0;
  const said = {
    price: price ?? priceOn(scene),
    headline: headline ?? (isOfPage ? headlineOn(scene) : undefined),
  };
  const shown = Object.entries(said).filter(([key]) => shows.some((one) => one === key));
  return Object.fromEntries(shown.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export function filmCalls(act: ActOf<'film'>, scene: Scene): Planned {
  const { preset: asked, seconds, ratio, ofPhotos, count, price } = act;
  const { attached } = scene.studio;
  const { minSeconds: least, maxSeconds: most } = FILM_LIMITS;
  if (seconds !== null && (seconds < least || seconds > most))
    return asking(message('assistant.filmLength', { least, most }));
  const isDesigned = scene.page.layers.some(({ type }) => type !== 'image');
  if (attached.length === 0 && isDesigned && asked === null && price === null && !ofPhotos)
    return filmOfDesign(act, scene);
  const wanted = Math.max(count ?? 1, asked === null ? 1 : presets[asked].photos[0]);
  const pool = poolFor(wanted, scene);
  if (pool.length === 0) return asking(message('assistant.askPicture'));
  const isSeveral = pool.length > 1 && (attached.length > 1 || wanted > 1);
  const preset = asked ?? (price !== null ? 'price-pop' : isSeveral || wanted > 1 ? 'slideshow' : 'zoom-in');
  const {
    photos: [fewest, mostOf],
    needs,
  } = presets[preset];
  const pictures = pool.slice(0, Math.min(mostOf, count ?? mostOf));
  if (pictures.length < Math.max(fewest, Math.min(count ?? 0, mostOf)))
    return asking(message('assistant.filmTooFew', { count: pictures.length }));
  const words = wordsOf(preset, act, scene);
  if (needs.length > 0 && !needs.some((one) => one in words)) {
    const isPrice = needs.includes('price') && !needs.includes('headline');
    return asking(message(isPrice ? 'assistant.askFilmPrice' : 'assistant.askFilmWords'));
  }
  const given = {
    ...(seconds === null ? {} : { seconds }),
    ...(ratio === null ? {} : { ratio }),
    // Of what needs no words only those that were said are shown.
    ...Object.fromEntries(Object.entries(words).filter(([key]) => needs.length > 0 || isSaid(key, act))),
  };
  return { calls: [{ tool: 'make_video', input: { preset, pictures, ...given } }], spoken: [] };
}

const isSaid = (key: string, { price, headline }: ActOf<'film'>): boolean =>
  key === 'price' ? price !== null : headline !== null;

/** How long pages are shown, and how one gives way to the next. */
export function timingCalls({ seconds, transition, isAll }: ActOf<'timing'>, { page }: Scene): Planned {
  if (transition !== null && page.pages === 1) return asking(message('assistant.onePageOnly'));
  const input = {
    ...(seconds === null ? {} : { pageSeconds: seconds }),
    ...(transition === null ? {} : { transition }),
    ...(isAll ? { pages: 'all' } : {}),
  };
  return { calls: [{ tool: 'animate_layers', input }], spoken: [] };
}
