/** Captions of a film: the words that its text layers show, when they are there, as WebVTT or SubRip. */
import type { DesignDocument, Page } from '../document/document.ts';
import type { Layer, TextLayer } from '../document/layers.ts';
import { descendantsOf, pagesInOrder } from '../document/tree.ts';

export const CAPTION_FORMATS = ['vtt', 'srt'] as const;
export type CaptionFormat = (typeof CAPTION_FORMATS)[number];

export interface Caption {
  /** ms after the film begins; `to` is exclusive. */
  from: number;
  to: number;
  /** Lines in reading order: what stands side by side on the page shares one. */
  text: string;
}

/** Nobody reads what is shown for less, ms: what was there before stays that long, or it joins what comes next. */
const SHORTEST = 400;
/** Share of an entrance after which words can be read, and of an exit up to which they can. */
const READABLE = 0.5;

interface Shown {
  from: number;
  to: number;
  layer: TextLayer;
}

const isText = (layer: Layer): layer is TextLayer => layer.type === 'text';

const lineOf = ({ text }: TextLayer): string => text.replace(/\s+/gu, ' ').trim();

/** When a layer's words can be read, ms after the film begins. */
function shownOn(page: Page, begins: number, layer: TextLayer): Shown {
  const { in: entrance = null, out: exit = null } = layer.animation ?? {};
  const late = entrance ? Math.max(0, entrance.at + entrance.duration * READABLE) : 0;
  const early = exit ? Math.max(0, exit.at + exit.duration * READABLE) : 0;
  return { from: Math.round(begins + late), to: Math.round(begins + page.duration - early), layer };
}

/** The words as they stand on the page: those whose middles are as high as the first one of a row are beside it. */
function linesOf(layers: readonly TextLayer[]): string {
  const rows: TextLayer[][] = [];
  for (const layer of layers.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const middle = layer.y + layer.height / 2;
    if (first && middle < first.y + first.height) row?.push(layer);
    else rows.push([layer]);
  }
  return rows
    .map((row) =>
      row
        .toSorted((a, b) => a.x - b.x)
        .map(lineOf)
        .join(' · '),
    )
    .join('\n');
}

/** Captions in order, without overlaps: each as long as the same words are visible. `pages`: those that play. */
export function captionsOf(document: DesignDocument, pages: readonly Page[] = pagesInOrder(document)): Caption[] {
  const shown: Shown[] = [];
  let end = 0;
  for (const page of pages) {
    for (const layer of descendantsOf(document, page.id))
      if (isText(layer) && layer.visible && lineOf(layer) !== '') shown.push(shownOn(page, end, layer));
    end += page.duration;
  }
  const moments = [...new Set(shown.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const captions: Caption[] = [];
  let waiting: number | null = null;
  for (const [index, from] of moments.slice(0, -1).entries()) {
    const to = moments[index + 1] ?? from;
    const text = linesOf(shown.filter((one) => one.from <= from && one.to >= to).map(({ layer }) => layer));
    const last = captions.at(-1);
    const isShort = to - (waiting ?? from) < SHORTEST;
    if (text === '') waiting = null;
    else if (last?.to === from && (last.text === text || isShort)) last.to = to;
    else if (isShort && index < moments.length - 2) waiting ??= from;
    else {
      captions.push({ from: waiting ?? from, to, text });
      waiting = null;
    }
  }
  return captions;
}

/** "00:00:01.500"; SubRip has a comma before the thousandths. */
function time(ms: number, point: '.' | ','): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const thousandths = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${point}${thousandths}`;
}

/** What WebVTT reads as markup (W3C WebVTT, 4.2.2), as text. */
const asCueText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A file of captions. WebVTT: W3C, 2019. SubRip has no standard; players agree on this form. */
export function captionFile(captions: readonly Caption[], format: CaptionFormat): string {
  if (format === 'vtt') {
    const cues = captions.map(({ from, to, text }) => `${time(from, '.')} --> ${time(to, '.')}\n${asCueText(text)}\n`);
    return ['WEBVTT\n', ...cues].join('\n');
  }
  return captions
    .map(({ from, to, text }, index) => `${index + 1}\n${time(from, ',')} --> ${time(to, ',')}\n${text}\n`)
    .join('\n');
}
