/** Answers to questions, made from what is on the page: sizes, fonts, colors, what it says, how much there is of something. */
import { message } from '#messages/message.ts';
import { findFormat } from '#tools/inputs/formats.ts';
import type { ActOf } from '../acts/act.ts';
import { middleOf, type Page, type Thing } from '../ground/canvas.ts';
import { factsIn, ofKind } from '../ground/kinds.ts';
import { pageNumbers } from '../ground/pages.ts';
import { closestIn, resolve, type Scene } from '../ground/resolve.ts';
import { holdsWords, plainWords, stem } from '../values/plain-words.ts';
import { colorName, joined, nameOf, withoutDecoration } from './names.ts';
import { choiceSaid, legibilitySaid, opinionSaid } from './opinions.ts';

type Answer = ActOf<'answer'>;

/** What answers are made from. */
export interface Known {
  scene: Scene;
  /** What is written on other pages, in their order. */
  written: readonly { page: number; text: string }[];
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const and = (items: readonly string[]): string => joined(items, message('assistant.and'));
const quoted = (texts: readonly string[]): string =>
  and(texts.map((text) => message('assistant.quoted', { text: text.replaceAll(/\s+/gu, ' ').trim() })));

/** The layers that a question is asked of; null: none, or it can't be told which. */
export function meantBy({ target }: Answer, scene: Scene): Thing[] | null {
  const visible = scene.page.layers.filter((layer) => layer.visible);
  for (const reference of target) {
    const meant = resolve(reference, scene);
    if ('layers' in meant && meant.layers.length > 0) return meant.layers;
    // Which of several was not said: all of them are told.
    // "the orange text" is asked about, whatever somebody else would call its color.
    const closest =
      'missing' in meant && reference.color !== null ? closestIn(reference.color, ofKind(reference, visible)) : null;
    if (closest) return [closest];
    if ('ambiguous' in meant && meant.ambiguous.length > 0 && meant.ambiguous.length <= MOST_TOLD)
      return meant.ambiguous;
  }
  return null;
}
const MOST_TOLD = 6;

const isBackground = ({ target }: Answer, scene: Scene): boolean =>
  target.some((reference) => 'background' in resolve(reference, scene));

/** What somebody reads as one line: of texts each line, of tables each row. */
function linesOf({ layers }: Page): string[] {
  return layers
    .filter(({ visible }) => visible)
    .flatMap(({ type, text, cells, header }) =>
      type === 'table'
        ? cells.slice(header ? 1 : 0).map(([key = '', ...rest]) => `${key}: ${rest.filter(Boolean).join(', ')}`)
        : type === 'text'
          ? text.split('\n').filter((line) => line.trim() !== '')
          : [],
    );
}

function wordsSaid(act: Answer, { scene, written }: Known): string {
  const { page } = scene;
  const [number = page.page] = act.page === null ? [] : (pageNumbers(act.page, page) ?? []);
  if (act.page !== null && pageNumbers(act.page, page) === null)
    return message('assistant.noPage', { page: String(act.page), count: page.pages });
  const own = number === page.page ? linesOf(page) : [];
  const other = written.filter((one) => one.page === number).flatMap(({ text }) => text.split('\n'));
  const lines = number === page.page ? own : other;
  const isOfAll = act.fact === null && act.words.length === 0 && act.target.length === 0;
  if (isOfAll && number === page.page) return allSaid(lines, page);
  const isAll = act.page !== null && act.fact === null && act.words.length === 0;
  if (isAll && lines.length > 0) return message('assistant.is.contents', { list: quoted(lines) });
  if (lines.length === 0) return message('assistant.emptyPage');
  const wanted = act.words.map(stem);
  const about = lines.filter((line) =>
    plainWords(line)
      .split(' ')
      .map(stem)
      .some((word) => wanted.includes(word)),
  );
  const stating = act.fact === null ? [] : lines.filter((line) => states(line, act.fact));
  const both = about.filter((line) => stating.includes(line));
  if (both.length > 0) return message('assistant.is.contents', { list: quoted(both) });
  // "what price have I got on the soup?", where it stands by itself.
  if (stating.length > 0) return message('assistant.is.contents', { list: quoted(alone(stating)) });
  if (about.length > 0) return message('assistant.is.contents', { list: quoted(about) });
  const meant = act.fact === null ? meantBy(act, scene)?.filter(({ text }) => text !== '') : null;
  if (meant && meant.length > 0)
    return message('assistant.is.contents', { list: quoted(meant.map(({ text }) => text)) });
  if (act.fact === null && act.words.length === 0) return message('assistant.is.contents', { list: quoted(lines) });
  const first = written.find(({ text }) => states(text, act.fact) || act.words.some((word) => holdsWords(text, word)));
  if (first && act.page === null)
    return message('assistant.is.contentsElsewhere', { page: first.page, list: quoted([first.text]) });
  return message('assistant.is.noContents', { list: quoted(lines) });
}

/** Most things that are told by name. */
const MOST_THINGS = 8;
/** All that is on a page: what it says, and what there is besides. */
function allSaid(lines: readonly string[], page: Page): string {
  const things = withoutDecoration(
    page.layers.filter(({ type, visible }) => visible && !['text', 'table', 'group'].includes(type)),
  );
  const shapes = page.layers.filter(({ type, visible, name }) => visible && type === 'shape' && name === '');
  const told = [...new Set([...things, ...shapes])].slice(0, MOST_THINGS).map(nameOf);
  const list = and([...new Set(told)]);
  if (lines.length === 0)
    return list === '' ? message('assistant.emptyPage') : message('assistant.is.onlyThings', { list });
  const said = message('assistant.is.contents', { list: quoted(lines) });
  return list === '' ? said : `${said} ${message('assistant.is.also', { list })}`;
}

/** Where on the page a thing stands. */
function placeSaid(thing: Thing, { width, height }: Page): string {
  const { x, y } = middleOf(thing);
  const part = (at: number, names: readonly [string, string, string]): string =>
    names[Math.min(2, Math.max(0, Math.floor(at * 3))) as 0 | 1 | 2];
  const [down, along] = [part(y / height, ['top', '', 'bottom']), part(x / width, ['left', '', 'right'])];
  if (down === '' && along === '') return 'in the middle';
  return down === '' ? `on the ${along}` : `at the ${[down, along].filter(Boolean).join(' ')}`;
}

/** Whether a line states a fact of the kind; a bare number may be a price. */
function states(line: string, fact: Answer['fact']): boolean {
  if (fact === null) return false;
  const kinds = factsIn(line);
  if (fact === 'money') return kinds.has('money') || /(?:^|\s)\d+[.,]\d{2}(?:\s|$)/u.test(line);
  if (fact === 'time') return kinds.has('time') && /\d/u.test(line);
  if (fact === 'address') return kinds.has('address') || kinds.has('place');
  return kinds.has(fact);
}

/** What stands alone is what it costs; "free over $50" is something else. */
function alone(lines: readonly string[]): readonly string[] {
  const bare = lines.filter((line) => line.replaceAll(/[^\p{L}]/gu, '').length <= 6);
  return bare.length > 0 ? bare : lines;
}

const ROWS = new Set(['table', 'list', 'row']);
function countSaid(act: Answer, { scene }: Known): string {
  const meant = meantBy(act, scene);
  const table = meant?.find(({ type }) => type === 'table') ?? scene.page.layers.find(({ type }) => type === 'table');
  const isOfKind = act.target.some(({ kind }) => kind !== null && !ROWS.has(kind));
  if (table && !isOfKind) {
    const rows = table.cells.slice(table.header ? 1 : 0).map(([key = '']) => key);
    return message('assistant.is.rows', { count: rows.length, list: quoted(rows) });
  }
  if (meant && isOfKind) return message('assistant.is.count', { count: meant.length, list: and(meant.map(nameOf)) });
  const lines = linesOf(scene.page);
  return message('assistant.is.lines', { count: lines.length, list: quoted(lines) });
}

function sizeSaid(act: Answer, { scene }: Known): string {
  const { page } = scene;
  const size = { width: String(page.width), height: String(page.height) };
  const format = act.format === null ? undefined : findFormat(act.format);
  if (format) {
    const isSo = format.width === page.width && format.height === page.height;
    return isSo
      ? message('assistant.is.formatAlready', { format: format.name, ...size })
      : message('assistant.is.format', {
          format: format.name,
          width: String(format.width),
          height: String(format.height),
          pageWidth: size.width,
          pageHeight: size.height,
        });
  }
  const [layer] = act.target.length === 0 || isBackground(act, scene) ? [] : (meantBy(act, scene) ?? []);
  if (!layer) return message('assistant.is.page', size);
  const { width = 0, height = 0 } = layer.box ?? {};
  const box = { layer: capital(nameOf(layer)), width: Math.round(width), height: Math.round(height) };
  return layer.type === 'text'
    ? message('assistant.is.textSize', { ...box, size: layer.size })
    : message('assistant.is.size', box);
}

function fontSaid(act: Answer, { scene }: Known): string {
  const all = scene.page.layers.filter(({ type, visible }) => type === 'text' && visible);
  const selected = all.filter(({ id }) => scene.page.selected.includes(id));
  const meant = meantBy(act, scene) ?? (selected.length > 0 ? selected : all);
  if (meant.length === 0) return message('assistant.emptyPage');
  return meant
    .slice(0, MOST_TOLD)
    .map((layer) =>
      layer.font === ''
        ? message('assistant.is.noFont', { layer: capital(nameOf(layer)) })
        : message('assistant.is.font', { layer: capital(nameOf(layer)), font: layer.font, size: layer.size }),
    )
    .join(' ');
}

function colorSaid(act: Answer, { scene }: Known): string {
  if (isBackground(act, scene)) return message('assistant.is.background', { background: scene.page.background });
  const meant = meantBy(act, scene) ?? scene.page.layers.filter(({ id }) => scene.page.selected.includes(id));
  const told = meant.slice(0, MOST_TOLD).flatMap((layer) => colorsOf(layer));
  return told.length > 0 ? told.join(' ') : message('assistant.is.background', { background: scene.page.background });
}

/** A color by its code, and by its name where it has one. */
const shown = (color: string): string => `${color}, ${colorName(color)}`;

function colorsOf(layer: Thing): string[] {
  const name = capital(nameOf(layer));
  if (layer.highlight !== '')
    return [
      message('assistant.is.colorOn', { layer: name, color: shown(layer.color), ground: shown(layer.highlight) }),
    ];
  return [
    layer.color === ''
      ? message('assistant.is.noColor', { layer: name })
      : message('assistant.is.color', { layer: name, color: shown(layer.color) }),
  ];
}

/** The answer to a question about the page. */
export function answerSaid(act: Answer, known: Known): string {
  const { page } = known.scene;
  switch (act.about) {
    case 'size':
      return sizeSaid(act, known);
    case 'font':
      return fontSaid(act, known);
    case 'color':
      return colorSaid(act, known);
    case 'words':
      return wordsSaid(act, known);
    case 'count':
      return countSaid(act, known);
    case 'pages':
      return message('assistant.pages', { count: page.pages, page: page.page });
    case 'which': {
      const [layer] = meantBy(act, known.scene) ?? [];
      if (!layer) return message('assistant.emptyPage');
      const isPointed = act.target.some(({ extreme, ordinal, place }) => (extreme ?? ordinal ?? place) !== null);
      return isPointed
        ? message('assistant.is.which', { layer: nameOf(layer) })
        : message('assistant.is.at', { layer: capital(nameOf(layer)), place: placeSaid(layer, page) });
    }
    case 'legible':
      return legibilitySaid(meantBy(act, known.scene), known.scene);
    case 'choice':
      return choiceSaid(act.options, meantBy(act, known.scene), known.scene);
    case 'opinion':
      return opinionSaid(known.scene, act.words);
    // The tool that checks listings answers that.
    case 'market':
      return '';
  }
}
