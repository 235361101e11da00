/**
 * The differences between two documents, in words and in lines: what a turn changed although it should not, or undo
 * left behind.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { sameJson } from '#design/document/same-json.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { Json } from '#tools/contract/tool.ts';
import type { DiffLine } from '../play/divergence.ts';
import type { View } from './document-view.ts';
import { inWords } from './excerpt.ts';
import { diffLine, layerWords } from './explain.ts';

const MOST_LINES = 12;

export interface Changes {
  /** The first of them, as a sentence without its end; empty if nothing differs. */
  words: string;
  /** At most a few; none if nothing differs. */
  diff: DiffLine[];
}

interface Part {
  /** The name that people use for it. */
  words: string;
  path: string;
  value: { [key: string]: Json };
  /** How to describe it when it is added or removed. */
  brief: Json;
}

/** How a layer is identified when it is added or removed. */
const briefOf = ({ type, ...rest }: Layer): Json => ({
  type,
  ...(rest.name !== '' && { name: rest.name }),
  ...('text' in rest && { text: rest.text }),
});

/** Pages and layers by id, which are the same before and after. */
function partsOf(document: DesignDocument): Map<string, Part> {
  const parts = new Map<string, Part>([
    [
      '',
      {
        words: message('judge.theDesign'),
        path: '',
        value: { version: document.version, width: document.width, height: document.height },
        brief: null,
      },
    ],
  ]);
  for (const [index, page] of pagesInOrder(document).entries()) {
    parts.set(`page ${page.id}`, {
      words: message('judge.thePage', { page: index + 1 }),
      path: `pages[${index}]`,
      value: page as unknown as Part['value'],
      brief: { name: page.name },
    });
  }
  for (const layer of Object.values(document.layers)) {
    const words = layerWords(layer as unknown as View);
    parts.set(`layer ${layer.id}`, {
      words,
      path: `layers[${words}]`,
      value: layer as unknown as Part['value'],
      brief: briefOf(layer),
    });
  }
  return parts;
}

export function changes(before: DesignDocument, after: DesignDocument): Changes {
  const [was, is] = [partsOf(before), partsOf(after)];
  const found: { words: string; line: DiffLine }[] = [];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(id), is.get(id)];
    if (old && now) {
      const keys = [...new Set([...Object.keys(old.value), ...Object.keys(now.value)])].filter(
        (key) => !sameJson(old.value[key], now.value[key]),
      );
      for (const key of keys) {
        const [from, to] = [old.value[key], now.value[key]];
        found.push({
          words: message('judge.change.property', { what: old.words, key, before: inWords(from), after: inWords(to) }),
          line: diffLine([old.path, key].filter(Boolean).join('.'), from, to),
        });
      }
    } else if (now)
      found.push({
        words: message('judge.change.added', { what: now.words }),
        line: diffLine(now.path, undefined, now.brief),
      });
    else if (old)
      found.push({
        words: message('judge.change.removed', { what: old.words }),
        line: diffLine(old.path, old.brief, undefined),
      });
  }
  return { words: found[0]?.words ?? '', diff: found.slice(0, MOST_LINES).map(({ line }) => line) };
}
