/** try_on: a garment or jewel on a person, as layers over the photo: the garment, and what is in front of it. */
import { z } from 'zod';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { chooseLayer, lockOf } from './page/chosen-layers.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { ToolContext } from './contract/context.ts';
import { FIGURES, FIRST_FIGURE } from './contract/figures.ts';
import { areaOf, standingOn } from './contract/page-space.ts';
import { defineTool, type Json, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';
import { TRY_ON_KINDS, type TryOnKind } from './contract/try-on-kinds.ts';
import { isPutOn, placed } from './files/try-on-placing.ts';

const TEXTS = toolTexts(
  'tools.tryOn',
  {
    title: 'Try on',
    doing: 'Trying it on',
    failed: 'Couldn’t try this on',
    same: 'The garment and the person are the same picture. Please upload a clothing image of its own',
    which:
      'There is a person in each of these pictures: {list}. Say which one is the garment and which one the person.',
    noModel: 'There is no model called “{name}”. There are: {own}, {figures}',
    noModelYet: 'There is no model called “{name}”. There are: {figures}',
    personOrModel: 'Give the photo of a person or a model, not both',
    outside: 'The part of the photo that shows leaves out where this is worn. Show more of the photo first.',
  },
  {
    done: 'Put {what} on {name}',
    doneBut: 'Put {what} on {name}. {note}',
  },
);

/** Most pictures to check for persons: about a second each. */
const MOST_LOOKED = 6;
/** Share of the work done once it is known who wears what. */
const CHOSEN = 0.1;

const pictureInput = z.string().min(1).max(200);

const input = z.strictObject({
  type: z
    .enum(TRY_ON_KINDS)
    .describe('What is put on; full is a dress, a suit, anything from the shoulders to below the hips'),
  garment: pictureInput
    .optional()
    .describe(
      'Picture of the garment or jewel: an attachment by name, or a layer that shows it. Default: the one of the attachments and pictures on the page that shows nobody',
    ),
  person: pictureInput
    .optional()
    .describe(
      'Photo of the person: an attachment by name, or a layer that shows it. Default: the one that shows somebody',
    ),
  model: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe(
      `Instead of a photo of a person: one of the user’s models by name, "mine" for the newest of them, or a figure: ${FIGURES.join(', ')}. ${FIRST_FIGURE} where just a model is asked for`,
    ),
  sure: z
    .boolean()
    .optional()
    .describe('Only once the user said that it is of this type, after being asked because it looks like another'),
  words: z.string().trim().min(1).max(100).optional().describe('What the garment is called, as the user says it'),
});
type Input = z.output<typeof input>;

interface Who {
  asset: AssetInfo;
  isMinor: boolean | null;
  name: string;
}

const stem = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '');

async function modelOf(name: string, type: TryOnKind, { people }: ToolContext): Promise<Who | { error: string }> {
  const own = await people.models();
  const found = await people.photoOf(name.toLowerCase() === 'mine' ? (own[0] ?? '') : name, type);
  if (found) return found;
  return {
    error: message(own.length === 0 ? TEXTS.noModelYet : TEXTS.noModel, {
      name: name.slice(0, 60),
      own: own.slice(0, 10).join(', '),
      figures: FIGURES.join(', '),
    }),
  };
}

/** Layers of the page that show their own pictures, the largest first; the selected ones before all. */
function shownPictures({ document, page, selection }: ToolContext): PictureLayer[] {
  const all = standingOn(document, page)
    .map(({ layer }) => layer)
    .filter(isPicture)
    .filter((layer) => !isPutOn(layer));
  const isMeant = ({ id }: PictureLayer) => selection.includes(id);
  return all.sort((a, b) => Number(isMeant(b)) - Number(isMeant(a)) || areaOf(b) - areaOf(a));
}

/** Candidates if nothing is named: attachments, newest first, then pictures on the page. */
async function candidates(except: readonly string[], context: ToolContext): Promise<AssetInfo[]> {
  const attached = context.attachments.filter(({ mime, width }) => mime.startsWith('image/') && width > 0).toReversed();
  const standing: AssetInfo[] = [];
  for (const { asset } of shownPictures(context)) {
    const info = attached.some(({ id }) => id === asset) ? null : await context.assets.info(asset);
    if (info) standing.push(info);
  }
  return [...new Map([...attached, ...standing].map((one) => [one.id, one])).values()].filter(
    ({ id }) => !except.includes(id),
  );
}

interface Chosen {
  garment: AssetInfo;
  who: Who;
}

const asWho = (asset: AssetInfo): Who => ({ asset, isMinor: null, name: stem(asset.name) });

/** Chooses garment and person: as named, else by which pictures show people. */
async function chosenOf(
  { garment, person, model, type }: Input,
  context: ToolContext,
): Promise<Chosen | { error: string }> {
  const named = {
    garment: garment === undefined ? null : await findPicture(garment, context),
    person: person === undefined ? null : await findPicture(person, context),
  };
  for (const one of [named.garment, named.person]) if (one && 'error' in one) return { error: one.error };
  const piece = named.garment && 'asset' in named.garment ? named.garment.asset : null;
  const ready =
    model === undefined
      ? named.person && 'asset' in named.person
        ? asWho(named.person.asset)
        : null
      : await modelOf(model, type, context);
  if (ready && 'error' in ready) return ready;
  if (piece && ready)
    return piece.id === ready.asset.id ? { error: message(TEXTS.same) } : { garment: piece, who: ready };
  const open = await candidates(
    [piece?.id, ready?.asset.id].filter((id) => id !== undefined),
    context,
  );
  const [only, another] = open;
  if (!only)
    return { error: message(ready ? 'tryOn.pleaseGarment' : piece ? 'tryOn.pleasePerson' : 'tools.tryOn.both') };
  // A single picture for a single role needs no check: the engine reports if it does not fit.
  if (!another && ready) return { garment: only, who: ready };
  if (!another && piece) return { garment: piece, who: asWho(only) };
  const seen = new Map<AssetInfo, boolean>();
  for (const one of open.slice(0, MOST_LOOKED))
    seen.set(one, await context.people.areIn(one.id, { signal: context.signal }));
  const showing = [...seen].flatMap(([one, somebody]) => (somebody ? [one] : []));
  const alone = [...seen].flatMap(([one, somebody]) => (somebody ? [] : [one]));
  if (ready) return { garment: alone[0] ?? only, who: ready };
  const [somebody, ...others] = showing;
  if (!somebody) return { error: message('tryOn.pleasePerson') };
  if (piece) return { garment: piece, who: asWho(somebody) };
  // Photos of garments show people, too: which of the two to dress is unknown.
  if (alone.length === 0 && others.length > 0)
    return { error: message(TEXTS.which, { list: showing.map(({ name }) => name).join(', ') }) };
  return alone[0] ? { garment: alone[0], who: asWho(somebody) } : { error: message('tryOn.pleaseGarment') };
}

/** The layer that shows a picture: the named one, else the one checked first. */
function layerOf(asset: AssetInfo, named: string | undefined, context: ToolContext): PictureLayer | null {
  const all = shownPictures(context).filter((layer) => layer.asset === asset.id);
  return all.find(({ id }) => id === named) ?? all[0] ?? null;
}

async function execute(given: Input, context: ToolContext): Promise<ToolResult> {
  const { document, page, tryOns, signal, progress } = context;
  const chosen = await chosenOf(given, context);
  if ('error' in chosen) return { ok: false, error: chosen.error };
  const { garment, who } = chosen;
  const photo = layerOf(who.asset, given.person, context);
  // A locked photo must not change: reported before anything is generated.
  const locked = photo && chooseLayer(document, page, photo.id);
  if (locked && 'error' in locked) return { ok: false, error: locked.error };
  const instead = photo ? null : layerOf(garment, given.garment, context);
  progress(CHOSEN);
  const made = await tryOns.make(
    {
      person: who.asset.id,
      garment: garment.id,
      kind: given.type,
      ...(given.sure && { isSure: true }),
      dragged: {},
      isMinor: who.isMinor,
      words: given.words ?? '',
    },
    { signal, progress: (share) => progress(share === null ? null : CHOSEN + share * (1 - CHOSEN)) },
  );
  const on = placed(
    {
      kind: given.type,
      made,
      person: who.asset,
      photo,
      instead: instead && lockOf(document, instead) === null ? instead : null,
    },
    context,
  );
  if (!on) return { ok: false, error: message(TEXTS.outside) };
  const { notes, flat } = made;
  const output: { [key: string]: Json } = {
    photo: on.photo,
    ...(on.garment !== null && { garment: on.garment }),
    ...(on.front !== null && { front: on.front }),
    ...(on.group !== null && { group: on.group }),
  };
  if (notes.length > 0) output.unsure = [...notes];
  const what = (given.words ?? stem(garment.name)).slice(0, 60);
  const [note] = notes;
  return {
    ok: true,
    operations: on.operations,
    output,
    card: {
      key: note ? TEXTS.doneBut.key : TEXTS.done.key,
      values: { what, name: who.name.slice(0, 60), note: note ? message(`tools.tryOn.note.${note}`) : '' },
      assets: [flat.id],
      layers: [on.photo, on.garment, on.front].filter((id) => id !== null),
      download: { asset: flat.id, fileName: flat.name },
    },
  };
}

export const tryOn = defineTool({
  name: 'try_on',
  icon: 'shirt',
  texts: TEXTS,
  use: 'a garment or jewel on a person',
  description:
    'Puts a garment or a jewel on a person: cut out, bent to the pose, shaded, behind arms and hair where they can be found. The photo stays; garment and what is before it become layers over it, in one group, and the whole a picture of the user’s. ' +
    'Takes two pictures, or one of the garment and a model by name. Costs one try-on credit. Another garment of that kind takes the old one’s place; a top and a bottom go together. People under 18: everyday clothes only.',
  input: input.refine(({ person, model }) => person === undefined || model === undefined, {
    error: () => message(TEXTS.personOrModel),
  }),
  cost: { unit: 'try-on', amount: 1 },
  moderates: ({ words }) => (words === undefined ? [] : [words]),
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      { type: 'earrings', garment: 'shoe.jpg', model: 'Ada', words: 'gold hoops' },
      { type: 'full', garment: 'i1', model: 'ada' },
    ],
    refused: [
      {},
      { type: 'hat' },
      { type: 'top', garment: 'gone.jpg' },
      { type: 'top', garment: 'shoe.jpg', person: 'gone.jpg' },
      { type: 'top', garment: 'shoe.jpg', model: 'Nobody' },
      { type: 'top', garment: 'shoe.jpg', person: 'i1' },
      { type: 'top', garment: 'shoe.jpg', person: 'i1', model: 'Ada' },
      { type: 'top', garment: 'shoe.jpg', person: 'shoe.jpg' },
      { type: 'top', garment: 'shoe.jpg', model: 'mine' },
    ],
  },
  execute,
});
