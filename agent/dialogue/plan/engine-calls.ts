/** Plans what engines carry out beside scenes: try-ons, films, motion, logos, pictures, codes, collages, brand kit, checks. */
import { message } from '#messages/message.ts';
import { marketNamed } from '#design/lint/markets/markets.ts';
import type { ActOf } from '../acts/act.ts';
import { reference, type Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { calledAs, freshPictures } from '../ground/studio.ts';
import { collageCalls } from './collage-calls.ts';
import { filmCalls, timingCalls } from './film-calls.ts';
import { anotherScene, wearCalls } from './scene-calls.ts';
import { asking, NEW_LAYER, type Call, type Planned } from './planned.ts';
import { picturesMeant } from './pictures-meant.ts';

type Fields = Record<string, unknown>;

const planned = (calls: Call[], spoken: string[] = []): Planned => ({ calls, spoken });
const recordOf = (value: unknown): Fields => (value !== null && typeof value === 'object' ? (value as Fields) : {});

/** What suits a layer of which nobody said how it shall come. */
const COMING: Readonly<Record<Thing['type'], string>> = {
  text: 'rise',
  image: 'fade',
  shape: 'grow',
  sticker: 'pop',
  drawing: 'wipe',
  table: 'rise',
  group: 'pop',
};

function animateCalls({ target: said, how, by, speed }: ActOf<'animate'>, scene: Scene): Planned {
  if (scene.page.layers.length === 0) return null;
  // "animate this": of nothing in particular, the page.
  const isPage = (one: Reference): boolean =>
    how.does === 'comes' && how.effect === null && one.pronoun === 'it' && !('layers' in resolve(one, scene));
  const target = said.filter((one) => !isPage(one));
  const meant = target.map((one) => resolve(one, scene));
  // "the shoe" need not be what a picture is called.
  const own = meant.map((some, at) => {
    if ('layers' in some) return some.layers;
    const pictures = picturesMeant([target[at] as Reference], scene);
    return pictures && 'layers' in pictures ? pictures.layers : [];
  });
  if (own.some((layers) => layers.length === 0)) return null;
  const layers = own.flat();
  const ids = layers.map(({ id }) => id);
  const [first] = layers;
  const effect =
    how.does === 'comes'
      ? { in: how.effect ?? (first ? COMING[first.type] : 'rise') }
      : how.does === 'leaves'
        ? { out: how.effect }
        : how.does === 'loops'
          ? { loop: how.effect }
          : { remove: true };
  const isAll = ids.length === 0 && how.does === 'rests' && scene.page.selected.length === 0;
  const input = {
    ...(ids.length > 0 ? { layers: ids } : {}),
    ...effect,
    ...(isAll ? { pages: 'all' } : {}),
    ...(by === null ? {} : { by }),
    ...(speed === null || how.does === 'rests' ? {} : { speed }),
  };
  return planned([{ tool: 'animate_layers', input }], ids);
}

const lastLogo = ({ studio }: Scene) =>
  studio.done.findLast(({ tool, ok, input }) => tool === 'generate_logo' && ok && input.place === undefined);

function logoCalls({ name, description, style, elements, colors }: ActOf<'logo'>): Planned {
  if (name === null) return asking(message('assistant.askLogoName'));
  return planned([
    {
      tool: 'generate_logo',
      input: {
        name: name.slice(0, 60),
        ...(description === null ? {} : { description }),
        ...(style === null ? {} : { style }),
        ...(elements.length > 0 ? { elements } : {}),
        ...(colors.length > 0 ? { colors } : {}),
      },
    },
  ]);
}

/** How many proposals of a logo are shown at once. */
const PROPOSALS = 4;

/** Proposals for the same name that are drawn in another way; null: no logo was asked for. */
function logoInStyle(style: NonNullable<ActOf<'another'>['style']>, scene: Scene): Planned {
  const logo = lastLogo(scene);
  const { variant: _, ...same } = recordOf(logo?.output.toPlace ?? logo?.input);
  return typeof same.name === 'string' ? planned([{ tool: 'generate_logo', input: { ...same, style } }]) : null;
}

/** Another photo of the same search, in the place of the one that was taken. */
function anotherFound({ input, output }: Scene['studio']['last'][number], number: number | null): Planned {
  const others = Array.isArray(output.others) ? output.others.map((one) => recordOf(one).id) : [];
  const photo = others[(number ?? 2) - 2];
  return typeof photo === 'string' && typeof output.id === 'string'
    ? planned([{ tool: 'find_picture', input: { words: input.words, photo, into: output.id } }], [output.id])
    : null;
}

/** Another one of what the last turn made, or the one that is chosen. */
function anotherCalls({ number, several, style }: ActOf<'another'>, scene: Scene): Planned {
  if (style !== undefined) return logoInStyle(style, scene);
  const { last } = scene.studio;
  const isOf = (name: string) => last.some(({ tool, ok }) => ok && tool === name);
  const logo = lastLogo(scene);
  if (logo && isOf('generate_logo')) {
    const same = recordOf(logo.output.toPlace ?? logo.input);
    if (typeof same.name !== 'string' || (number !== null && number > PROPOSALS)) return null;
    const variant = (typeof same.variant === 'number' ? same.variant : 0) + 1;
    return planned([
      { tool: 'generate_logo', input: { ...same, ...(number === null ? { variant } : { place: number }) } },
    ]);
  }
  const found = last.findLast(({ tool, ok }) => ok && tool === 'find_picture');
  if (found) return anotherFound(found, number);
  return number === null && isOf('place_in_scene') ? anotherScene(null, scene, several) : null;
}

/** What the image tool takes of pictures as models at once. */
const MOST_MODELS = 4;

function drawCalls({ as, words, style, isBackground, isLike }: ActOf<'drawPicture'>, { studio, page }: Scene): Planned {
  const models = (
    studio.attached.length > 0 ? studio.attached : studio.pictures.slice(-1).map(({ name }) => name)
  ).slice(0, MOST_MODELS);
  if (isLike && models.length === 0) return null;
  const input = {
    type: as,
    words: words.slice(0, 500),
    ...(style === null ? {} : { style }),
    // What stands on a page keeps its background.
    ...(isBackground ? { use: 'background' } : as === 'image' && page.layers.length > 0 ? { use: 'picture' } : {}),
    ...(isLike ? { pictures: models } : {}),
  };
  return planned([{ tool: 'generate_image', input }], [NEW_LAYER]);
}

function codeFields(content: ActOf<'code'>['content']): Fields {
  switch (content.to) {
    case 'url':
      return { url: content.url };
    case 'phone':
      return { phone: content.phone };
    case 'whatsapp':
      return { whatsapp: { phone: content.phone } };
    case 'email':
      return { email: { email: content.email } };
    case 'text':
      return { text: content.text };
    case 'wifi':
      return {
        wifi: { network: content.network, ...(content.password === null ? {} : { password: content.password }) },
      };
    case 'upi':
      return { upi: { address: content.address, ...(content.amount === null ? {} : { amount: content.amount }) } };
  }
}

function codeCalls({ content, isThere, place }: ActOf<'code'>, scene: Scene): Planned {
  const there = isThere ? onlyLayer(resolve(reference({ kind: 'code' }), scene)) : null;
  if (isThere && !there) return null;
  const where = { ...(there ? { layer: there.id } : {}), ...(place === null ? {} : { place }) };
  return planned(
    [{ tool: 'add_qr_code', input: { ...codeFields(content), ...where } }],
    [there ? there.id : NEW_LAYER],
  );
}

/** Brand kit, or what of the pictures may be meant by "my logo". */
function brandCalls({ what, contacts, place }: ActOf<'brand'>, { page, studio }: Scene): Planned {
  const isLogo = what.length === 1 && what[0] === 'logo';
  const fresh = freshPictures(studio, page);
  const marked = studio.pictures.findLast(({ name }) => calledAs({ name }).includes('logo'));
  const own = fresh.length === 1 ? fresh[0] : studio.brandLogos === 0 ? marked?.name : undefined;
  if (isLogo && own !== undefined)
    return planned(
      [{ tool: 'add_image', input: { asset: own, size: 'small', place: place ?? 'bottom-right' } }],
      [NEW_LAYER],
    );
  return planned([
    {
      tool: 'apply_brand_kit',
      input: { what: [...what], ...(contacts.length > 0 ? { contacts: [...contacts] } : {}) },
    },
  ]);
}

/** The layer whose background stands in the way, as the check told. */
function toBeCutOut(problems: unknown): string | null {
  const mends = (Array.isArray(problems) ? problems : []).map((one: unknown) => recordOf(one).mend);
  const lead = 'remove_background layer ';
  const mend = mends.find((one): one is string => typeof one === 'string' && one.startsWith(lead));
  return mend?.slice(lead.length).split(',')[0] ?? null;
}

/** A check; to mend what it finds, it has to be known what of the photo is in the way. */
function checkCalls({ market: said, fix }: ActOf<'check'>, { page, studio }: Scene): Planned {
  const before = studio.last.findLast(({ tool, ok }) => tool === 'check_listing' && ok);
  const market = said ?? (typeof before?.input.market === 'string' ? before.input.market : null);
  const fresh = freshPictures(studio, page);
  if (market === null || (page.layers.length === 0 && fresh.length === 0)) return null;
  const place: Call[] =
    page.layers.length === 0
      ? fresh.slice(-1).map((asset) => ({ tool: 'add_image', input: { asset, size: 'full' } }))
      : [];
  const check: Call = { tool: 'check_listing', input: { market } };
  if (!fix) return planned([...place, check]);
  const name = marketNamed(market);
  const looked = studio.lookedUp.findLast(
    ({ tool, ok, input }) => tool === 'check_listing' && ok && marketNamed(String(input.market)) === name,
  );
  if (!looked && name) return { calls: [...place, check], spoken: [], isLook: true };
  const layer = looked ? toBeCutOut(looked.output.problems) : null;
  return planned([
    ...(layer === null ? [] : [{ tool: 'remove_background', input: { layer } }]),
    { tool: 'check_listing', input: { market, fix: true } },
  ]);
}

export type EngineAct =
  | 'another'
  | 'wear'
  | 'film'
  | 'animate'
  | 'timing'
  | 'logo'
  | 'drawPicture'
  | 'code'
  | 'collage'
  | 'brand'
  | 'check';

export function engineCalls(act: ActOf<EngineAct>, scene: Scene): Planned {
  switch (act.type) {
    case 'another':
      return anotherCalls(act, scene);
    case 'wear':
      return wearCalls(act, scene);
    case 'film':
      return filmCalls(act, scene);
    case 'animate':
      return animateCalls(act, scene);
    case 'timing':
      return timingCalls(act, scene);
    case 'logo':
      return logoCalls(act);
    case 'drawPicture':
      return drawCalls(act, scene);
    case 'code':
      return codeCalls(act, scene);
    case 'collage':
      return collageCalls(act, scene);
    case 'brand':
      return brandCalls(act, scene);
    case 'check':
      return checkCalls(act, scene);
  }
}
