/**
 * Checks every transcript that ships without playing it: it can be read, says what it proves, expects something, and
 * contains no personal data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '#design/lint/markets/markets.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['tests/transcripts', 'tests/divergences'].map((folder) => path.join(root, folder));
const { loaded, errors } = await readTranscripts(folders);
const short = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');
const wrong = (holds: (one: (typeof loaded)[number]) => boolean) =>
  loaded.filter((one) => !holds(one)).map(({ file }) => short(file));

test('all of them can be read', () => {
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(loaded.length).toBeGreaterThan(60);
});

test('each is called as its file is, and no two are called the same', () => {
  expect(wrong(({ file, transcript }) => path.basename(file, '.json') === transcript.name)).toEqual([]);
  const names = loaded.map(({ transcript }) => transcript.name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('each names the schema, so that editors know it', () => {
  const schema = path.join(root, 'docs/transcript.schema.json');
  expect(
    wrong(({ file, transcript }) => path.resolve(path.dirname(file), transcript.$schema ?? '') === schema),
  ).toEqual([]);
});

test('each says what it proves; a wish in plain words says it by itself', () => {
  expect(
    wrong(
      ({ transcript: { about = '', turns } }) => about.length > 20 || turns.every(({ steps }) => steps === undefined),
    ),
  ).toEqual([]);
});

test('each expects something', () => {
  const expects = loaded.filter(({ file }) => !file.startsWith(folders[1] ?? ''));
  expect(
    expects
      .filter(({ transcript }) => transcript.turns.every((turn) => Object.keys(turn.expect).length === 0))
      .map(({ file }) => short(file)),
  ).toEqual([]);
});

test('chats of every sort are among them', () => {
  const turns = loaded.flatMap(({ transcript }) => transcript.turns);
  const steps = turns.flatMap((turn) => turn.steps ?? []);
  const counts = {
    severalCalls: steps.filter(({ calls = [] }) => calls.length > 1).length,
    cut: steps.filter(({ cut }) => cut).length,
    raw: steps.filter(({ raw }) => raw !== undefined).length,
    chunks: steps.filter(({ raw }) => Array.isArray(raw)).length,
    statuses: steps.filter(({ status = 200 }) => status !== 200).length,
    malformed: steps.filter(({ calls = [] }) => calls.some(({ input }) => typeof input === 'string')).length,
    failingCalls: steps.filter(({ calls = [] }) => calls.some(({ error }) => error !== undefined)).length,
    stops: turns.filter(({ stopAfter }) => stopAfter !== undefined).length,
    yes: turns.filter(({ approve }) => Object.values(approve).includes(true)).length,
    no: turns.filter(({ approve }) => Object.values(approve).includes(false)).length,
    handsBefore: turns.filter(({ hand }) => hand.some(({ at }) => at === 0)).length,
    handsDuring: turns.filter(({ hand }) => hand.some(({ at }) => at > 0)).length,
    undone: turns.filter(({ undo }) => undo > 0).length,
    redone: turns.filter(({ redo }) => redo > 0).length,
    retries: turns.filter(({ retry }) => retry).length,
    edited: turns.filter(({ user }) => user?.replaces !== undefined).length,
    otherChats: turns.filter(({ chat }) => chat !== undefined).length,
    limits: turns.filter(({ expect: { error } }) => error?.startsWith('You have reached your limit')).length,
  };
  expect(Object.entries(counts).filter(([, count]) => count < 1)).toEqual([]);
});

describe('nobody is in them', () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
    .filter((file) => !file.endsWith('.ts'));
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  /** Places where a pattern is found, except what `fine` accepts. */
  function found(pattern: RegExp, fine: (match: string) => boolean = () => false): string[] {
    return texts.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].filter(([match]) => !fine(match)).map(([match]) => `${short(file)}: ${match}`),
    );
  }

  /** Names that nobody can register (RFC 2606). */
  const isNobodys = (address: string) =>
    /(?:^|[.@/])(?:[a-z0-9-]+\.)*(?:example|test|invalid|localhost)$|(?:^|[.@/])example\.(?:com|org|net)$/i.test(
      address,
    );

  test('no mail addresses and no sites that somebody could own', () => {
    expect(found(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, isNobodys)).toEqual([]);
    // A marketplace's rules cite where they are published.
    const isQuoted = (address: string) =>
      MARKETS.some(({ source }) => `.${new URL(source).hostname}`.endsWith(`.${address.replace(/^https:\/\//, '')}`));
    // WhatsApp's own address is what its QR codes contain; the chat's owner follows it.
    expect(
      found(
        /\bhttps?:\/\/[^\s"\\/]+/g,
        (address) => isNobodys(address) || isQuoted(address) || address === 'https://wa.me',
      ),
    ).toEqual([]);
    expect(
      found(
        /\b[\w-]+\.(?:com|org|net|io|shop|store|dev|app|co|pt|de|fr|it|es|uk|in|br)\b/gi,
        (address) => isNobodys(address) || isQuoted(address),
      ),
    ).toEqual([]);
  });

  test('no paths of anybody’s machine', () => {
    expect(
      found(/(?:^|["\s=(])(?:\/(?:home|Users|root|work|tmp|var|etc|mnt|opt)\/|[A-Za-z]:\\\\|~\/|file:)/gm),
    ).toEqual([]);
    const assets = loaded.flatMap(({ transcript }) => Object.values(transcript.start.assets));
    expect(assets.filter((asset) => path.isAbsolute(asset))).toEqual([]);
  });

  test('no keys, tokens, cookies', () => {
    expect(
      found(
        /\b(?:sk|pk|rk|ghp|gho|xox[abp])[-_][A-Za-z0-9_-]{16,}|\bBearer\s+\S{8,}|\beyJ[\w-]{10,}\.[\w-]{10,}|\bAKIA[A-Z0-9]{16}\b|set-cookie|"authorization"/gi,
      ),
    ).toEqual([]);
  });

  test('no telephone numbers but those that are kept free for stories', () => {
    expect(
      found(/(?<![#\w.])(?:\+|00)\d[\d ()-]{7,}\d/g, (number) => /555[ -]?01\d\d|7700[ -]?900/.test(number)),
    ).toEqual([]);
  });

  test('nothing about the camera, the place or the hand in the pictures', () => {
    const pictures = files.filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file));
    expect(pictures.length).toBeGreaterThan(5);
    const marked = pictures.filter((file) =>
      /Exif\0|http:\/\/ns\.adobe\.com|<x:xmpmeta|eXIf|tEXt|iTXt|Photoshop 3\.0/.test(readFileSync(file, 'latin1')),
    );
    expect(marked.map(short)).toEqual([]);
  });

  test('and nothing lies there that no transcript names', () => {
    const named = new Set(
      loaded.flatMap(({ file, transcript }) =>
        [
          ...Object.values(transcript.start.assets),
          ...transcript.turns.flatMap(({ expect: { preview } }) => preview?.file ?? []),
        ].map((one) => path.resolve(path.dirname(file), one)),
      ),
    );
    expect(files.filter((file) => !file.endsWith('.json') && !named.has(file)).map(short)).toEqual([]);
  });
});
