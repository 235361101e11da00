/**
 * What is marked in a picture and with what, by pointer and keys: B, M, L, H for the tools, [ and ] for the brush, undo
 * and redo.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Size } from '../repair/zoom-view.ts';
import type { MarkTool } from './mark-stage.tsx';
import { brushSizes, NO_MARKS, remarked, unmarked, type Marks } from './marks.ts';

const KEYS: Readonly<Record<string, MarkTool>> = { b: 'brush', m: 'box', l: 'lasso', h: 'hand' };

/** A text field gets the keys. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=dialog] *'));

export interface Marking {
  tool: MarkTool;
  onTool(tool: MarkTool): void;
  /** Diameter, px of the picture. */
  brush: number;
  sizes: { least: number; most: number };
  onBrush(size: number): void;
  marks: Marks;
  onMarks(change: (marks: Marks) => Marks): void;
}

/** `active`: keys are handled. */
export function useMarking(picture: Size, active: boolean, first: Marks = NO_MARKS): Marking {
  const sizes = brushSizes(picture);
  const [tool, setTool] = useState<MarkTool>('brush');
  const [brush, setBrush] = useState(sizes.first);
  const [marks, setMarks] = useState(first);

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (isTyping(event.target) || !active) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      setMarks(key === 'y' || event.shiftKey ? remarked : unmarked);
      return;
    }
    if (event.altKey) return;
    const chosen = KEYS[key];
    if (chosen) setTool(chosen);
    else if (key === '[' || key === ']')
      setBrush((size) => Math.round(Math.min(sizes.most, Math.max(sizes.least, size * (key === ']' ? 1.2 : 1 / 1.2)))));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return { tool, onTool: setTool, brush, sizes, onBrush: setBrush, marks, onMarks: setMarks };
}
