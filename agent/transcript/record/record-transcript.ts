/**
 * Turns a stored conversation into a transcript that replays: the model's answers, people's actions, the outcome, and
 * nothing that reveals the owner.
 */
import { message } from '#messages/message.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage, pagesInOrder } from '#design/document/tree.ts';
import { isFileUIPart } from 'ai';
import { TRANSCRIPT_VERSION, transcriptSchema, type Start, type Transcript, type Turn } from '../format/format.ts';
import { textsIn } from '../format/names.ts';
import { writtenJson } from '../format/written-json.ts';
import { recordTurn, type RecordContext } from './record-turn.ts';
import { References, type NamedPicture } from './references.ts';
import { Redactor, withEdits, type Known } from './redactor.ts';
import type { Recording } from './recording.ts';
import { timelineOf, type Timeline } from './timeline.ts';

/** A picture that goes along with the file. */
export interface RecordedFile {
  /** Content hash. */
  asset: string;
  /** Path relative to the transcript. */
  path: string;
}

export interface RecordedTranscript {
  transcript: Transcript;
  files: RecordedFile[];
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
/** Characters of a hash that name a file: enough to be unique. */
const FILE_NAME = 16;
/** Shorter parts of names are treated as ordinary words. */
const LEAST_NAME = 3;

interface Picture extends NamedPicture {
  path: string;
  /** Its file's name when the transcript is replayed. */
  file: string;
}

/** Hashes of pictures in some JSON, where documents and operations keep them. */
function* assetsIn(json: unknown, key = ''): Generator<string> {
  if (typeof json === 'string') {
    if ((key === 'asset' || key === 'assets') && /^[0-9a-f]{64}$/.test(json)) yield json;
  } else if (Array.isArray(json)) for (const one of json) yield* assetsIn(one, key);
  else if (typeof json === 'object' && json !== null)
    for (const [inner, one] of Object.entries(json)) yield* assetsIn(one, inner);
}

/** Ids of pictures in the arguments of a call, under any key. */
function hashesIn(input: unknown): string[] {
  return [...textsIn(input)].flatMap(({ text }) => (/^[0-9a-f]{64}$/.test(text.trim()) ? [text.trim()] : []));
}

/** Names of account, brand contacts and ids, which no pattern could detect. */
function knownOf({ person, brandKit, design, chat, messages }: Recording): Known[] {
  const names = person.name
    .trim()
    .split(/[\s._-]+/)
    .filter((part) => part.length >= LEAST_NAME && !/^\d+$/.test(part));
  const kindOf: Partial<Record<string, Known['kind']>> = {
    email: 'email',
    upi: 'email',
    mobile: 'phone',
    whatsapp: 'phone',
    website: 'site',
  };
  const contacts = brandKit.contacts.map(({ type, value }): Known => {
    const kind = kindOf[type] ?? 'handle';
    const plain = value.replace(/^@/, '');
    // A handle may be the brand's very name, which is on the design as a word.
    return { value: plain, kind, ...(kind === 'handle' && /^\p{L}+$/u.test(plain) ? { marked: true } : {}) };
  });
  return [
    ...(person.email ? [{ value: person.email, kind: 'email' } as const] : []),
    ...(person.phone ? [{ value: person.phone, kind: 'phone' } as const] : []),
    { value: person.name, kind: 'name' },
    ...names.map((value): Known => ({ value, kind: 'name' })),
    ...contacts,
    ...[person.id, design.id, chat, ...messages.keys()].map((value): Known => ({ value, kind: 'id' })),
  ];
}

/**
 * Every picture that the replay needs, in the order of their use in the conversation, with a name that reveals nothing.
 */
function picturesOf(recording: Recording, { start, plays }: Timeline): Picture[] {
  const byId = new Map(recording.assets.map((asset) => [asset.id, asset]));
  const called = new Map<string, Set<string>>();
  const found = new Map<string, 'picture' | 'logo'>();
  const want = (id: string, kind: 'picture' | 'logo' = 'picture') => void (found.has(id) || found.set(id, kind));
  for (const { user, hands } of plays) {
    for (const part of user.parts) {
      const id = isFileUIPart(part) ? /^\/api\/assets\/([0-9a-f]{64})$/.exec(part.url)?.[1] : undefined;
      if (!id || !isFileUIPart(part)) continue;
      want(id);
      if (part.filename) called.set(id, (called.get(id) ?? new Set()).add(part.filename));
    }
    for (const { edit } of hands) for (const id of assetsIn(edit.operations)) want(id);
  }
  for (const id of assetsIn(start)) want(id);
  // Calls may name any picture of the user by its id; a picture made by an earlier call is made again.
  const made = new Set<string>();
  for (const { input, outcome } of plays.flatMap(({ steps }) => steps.flatMap(({ calls }) => calls))) {
    for (const id of hashesIn(input)) if (!made.has(id)) want(id);
    if (outcome?.ok)
      for (const id of [
        ...(outcome.card.assets ?? []),
        ...(outcome.card.download ? [outcome.card.download.asset] : []),
      ])
        made.add(id);
  }
  for (const { asset } of recording.brandKit.logos) want(asset, 'logo');
  const counts = { picture: 0, logo: 0 };
  return [...found].flatMap(([id, kind]): Picture[] => {
    const asset = byId.get(id);
    const extension = asset && EXTENSIONS[asset.mime];
    if (!asset || !extension) return [];
    const name = `${kind}-${(counts[kind] += 1)}`;
    return [
      {
        id,
        name,
        file: `${name}.${extension}`,
        path: `assets/${id.slice(0, FILE_NAME)}.${extension}`,
        called: [...new Set([...(called.get(id) ?? []), asset.name])],
      },
    ];
  });
}

/** Whether there is only an empty page of that size: its id is regenerated then, so nothing may refer to it. */
function isBlank(document: DesignDocument, turns: readonly Turn[]): boolean {
  const page = firstPage(document);
  const blank =
    Object.keys(document.layers).length === 0 &&
    pagesInOrder(document).length === 1 &&
    page.name === '' &&
    page.background.type === 'solid';
  return blank && !JSON.stringify(turns).includes(page.id);
}

function startOf(
  recording: Recording,
  timeline: Timeline,
  pictures: readonly Picture[],
  turns: readonly Turn[],
  title: string,
): Start {
  const { start } = timeline;
  const { width, height } = start;
  const { background } = firstPage(start);
  const { brandKit, plan, spent } = recording;
  const nameOf = (id: string) => pictures.find((picture) => picture.id === id)?.name;
  const hasKit =
    brandKit.name !== '' ||
    brandKit.colors.length + brandKit.contacts.length + brandKit.logos.length > 0 ||
    brandKit.fonts.heading !== null ||
    brandKit.fonts.body !== null ||
    brandKit.country !== null;
  return {
    design:
      isBlank(start, turns) && background.type === 'solid'
        ? { width, height, ...(background.color === '#ffffff' ? {} : { background: background.color }) }
        : (start as unknown as Start['design']),
    title,
    assets: Object.fromEntries(pictures.map(({ name, path }) => [name, path])),
    ...(hasKit
      ? {
          brandKit: {
            name: brandKit.name,
            colors: [...brandKit.colors],
            fonts: { ...brandKit.fonts },
            country: brandKit.country,
            contacts: brandKit.contacts.map(({ type, value }) => ({ type, value })),
            logos: brandKit.logos.flatMap(({ asset }) => nameOf(asset) ?? []),
          },
        }
      : {}),
    plan,
    spent,
    calls: [],
    seed: 1,
  };
}

/**
 * The title is usually the beginning of the first message, possibly cut inside something personal: the part that was
 * cut off is read along.
 */
function redactedTitle(title: string, first: string, redactor: Redactor): string {
  const cut = title.replace(/…$/, '');
  if (cut !== title && first.trim().startsWith(cut))
    return `${withEdits(first.trim(), redactor.edits(first.trim())).slice(0, cut.length)}…`;
  return redactor.text(title);
}

/** A title as the name of a file. */
function nameOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.slice(0, 60).replace(/^-+|(?<!-)-+$/g, '') || 'conversation';
}

/** Keys in the order in which people read them. */
function inOrder(turn: Turn): Turn {
  const steps = turn.steps?.map((step) =>
    step.calls
      ? {
          ...step,
          calls: step.calls.map(({ tool, input, as, output, error }) => ({
            tool,
            input,
            ...(as === undefined ? {} : { as }),
            ...(output === undefined ? {} : { output }),
            ...(error === undefined ? {} : { error }),
          })),
        }
      : step,
  );
  return steps ? { ...turn, steps } : turn;
}

/**
 * Throws RecordError for a conversation that is empty, running, or whose log is incomplete. The same recording gives
 * the same file. `called`: its name; the conversation's own by default.
 */
export function recordTranscript(recording: Recording, called?: string): RecordedTranscript {
  const timeline = timelineOf(recording);
  const { plays, documents, notes } = timeline;
  const pictures = picturesOf(recording, timeline);
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const redactor = new Redactor(
    knownOf(recording),
    pictures.flatMap(({ called, file }) => called.map((name) => ({ name, alias: file }))),
  );
  const context: RecordContext = {
    recording,
    documents,
    redactor,
    notes,
    references: new References(pictures),
    pictures: known,
    attached: new Map(),
    loose: new Set(),
    redrawn: false,
    form: {
      pictures: known,
      loose: new Set(),
    },
  };
  context.form = { ...context.form, loose: context.loose };
  const chats = new Map<string, string>([[recording.chat, '']]);
  const turns = plays
    .map((play) => {
      const { chatId } = play.turn;
      if (!chats.has(chatId)) chats.set(chatId, `chat-${chats.size + 1}`);
      return recordTurn(play, chats.get(chatId) || undefined, context);
    })
    .map(inOrder);
  if (recording.brandKitChanged) notes.add(message('record.brandKitChanged'));
  if (context.loose.size > 0) notes.add(message('record.loose'));
  const about = [...notes].join(' ').slice(0, 2_000);
  const first = turns[0]?.user?.text ?? '';
  const title = redactedTitle(recording.design.title, first, redactor).slice(0, 120);
  const transcript = {
    version: TRANSCRIPT_VERSION,
    name: called ?? nameOf(redactedTitle(recording.name, first, redactor)),
    ...(about === '' ? {} : { about }),
    start: startOf(recording, timeline, pictures, turns, title),
    turns,
  } satisfies Transcript;
  return {
    transcript: transcriptSchema.parse(redactor.json(transcript)),
    files: pictures.map(({ id, path }) => ({ asset: id, path })),
  };
}

/** The file's text, without default values. */
export function transcriptText({ turns, start, ...head }: Transcript): string {
  const isEmpty = (value: unknown) =>
    Array.isArray(value)
      ? value.length === 0
      : typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  const without = (json: Record<string, unknown>, defaults: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(json).filter(
        ([key, value]) => !(key in defaults && (defaults[key] === value || (defaults[key] === null && isEmpty(value)))),
      ),
    );
  const short = {
    ...head,
    start: without(start, { assets: null, spent: null, calls: null }),
    turns: turns
      .map(({ user, ...turn }) => ({
        ...without(
          { ...turn, ...(user ? { user: without(user, { attachments: null, selection: null }) } : {}) },
          { hand: null, approve: null, undo: 0, redo: 0 },
        ),
      }))
      .map(({ id, chat, user, ...turn }) => ({ id, ...(chat === undefined ? {} : { chat }), user, ...turn })),
  };
  return `${writtenJson(short)}\n`;
}
