/** Whether something is larger or smaller than before the turn: the area of its rendered box, rotated or not. */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import { textGeometry } from '#design/fabric/paint/text-geometry.ts';
import { message } from '#messages/message.ts';
import type { TurnTrace } from '../play/trace.ts';
import { allLayers } from './document-view.ts';
import { inWords } from './excerpt.ts';
import { diffLine, listWords } from './explain.ts';
import { isShown, layersCalled } from './layer-finder.ts';
import { listOf, type Judge, type Verdict } from './verdict.ts';

/** Ratio of the areas: a smaller difference is rounding. */
const NOTICEABLE = 1.01;

interface Extent {
  width: number;
  height: number;
  /** Only for a text. */
  fontSize?: number;
}

/** The extent of something before its rotation, px: the lines of a text, the box of everything else. */
function extentOf(document: DesignDocument, layer: Layer): Extent {
  if (layer.type === 'group') return boundsOfLayers(leavesInPaintOrder(document, layer.id)) ?? { width: 0, height: 0 };
  if (layer.type !== 'text') return layer;
  const { rows, height } = textGeometry(layer);
  return { width: Math.max(0, ...rows.map(({ width }) => width)), height, fontSize: layer.fontSize };
}

/** The same layer before and after the turn, if it still exists; else the one that the key refers to. */
function beforeAndAfter(key: string, trace: TurnTrace): { before: Layer | null; after: Layer | null } {
  const [before = null] = layersCalled(trace.before, key, trace);
  const same = before && findLayer(trace.after, before.id);
  const [found = null] = same && isShown(trace.after, same) ? [same] : layersCalled(trace.after, key, trace);
  // Its words may be new in this turn.
  return { before: before ?? (found && findLayer(trace.before, found.id)), after: found };
}

const sizeText = ({ width, height, fontSize }: Extent) =>
  message('judge.size.box', {
    width: Math.round(width),
    height: Math.round(height),
    isText: fontSize !== undefined,
    fontSize: Math.round((fontSize ?? 0) * 10) / 10,
  });

function judgeSize(key: 'grew' | 'shrank', expected: string | readonly string[], trace: TurnTrace): Verdict | null {
  for (const [index, words] of listOf(expected).entries()) {
    const { before, after } = beforeAndAfter(words, trace);
    const path = Array.isArray(expected) ? [index] : [];
    if (!before || !after) {
      const list = listWords(allLayers(before ? trace.after : trace.before));
      return {
        kind: 'document',
        path,
        message: message(before ? 'judge.size.gone' : 'judge.size.unknown', { words: inWords(words), list }),
        diff: [diffLine(`${key}[${index}]`, words, undefined)],
      };
    }
    const [was, is] = [extentOf(trace.before, before), extentOf(trace.after, after)];
    const [small, large] = key === 'grew' ? [was, is] : [is, was];
    if (large.width * large.height > small.width * small.height * NOTICEABLE) continue;
    const [wasWords, isWords] = [sizeText(was), sizeText(is)];
    return {
      kind: 'document',
      path,
      message: message(key === 'grew' ? 'judge.size.grew' : 'judge.size.shrank', {
        words: inWords(words),
        before: wasWords,
        after: isWords,
      }),
      diff: [diffLine(`${key}[${index}]`, wasWords, isWords)],
    };
  }
  return null;
}

export const judgeGrew: Judge<'grew'> = (expected, { trace }) => judgeSize('grew', expected, trace);
export const judgeShrank: Judge<'shrank'> = (expected, { trace }) => judgeSize('shrank', expected, trace);
