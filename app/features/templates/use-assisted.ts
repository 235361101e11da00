/** A design edited in one panel: its fields, the layout that the server makes from them, and undo. */
import { useEffect, useRef, useState } from 'react';
import type { Content } from '#design/templates/composition-input.ts';
import type { AssistedDesign, LayOutBody, Setup } from '#app/contracts/assisted.ts';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';

/** The contents of the fields. */
export interface Wanted {
  setup: Setup;
  content: Content;
  photos: readonly string[];
}

/** Pause in typing before a layout, ms. */
const RESTS = 450;

export interface AssistedHandle {
  design: AssistedDesign;
  wanted: Wanted;
  busy: boolean;
  /** Why the last change was not made, for users. */
  problem: string | null;
  /** `typing`: laid out after a pause. */
  change(patch: Partial<Wanted>, typing?: boolean): void;
  undo(): void;
  redo(): void;
}

const bodyOf = ({ setup, content, photos }: Wanted): LayOutBody => ({
  setup,
  content: { ...content, lines: [...content.lines] },
  photos: [...photos],
});

export function useAssisted(initial: AssistedDesign, first: Wanted): AssistedHandle {
  const [design, setDesign] = useState(initial);
  const [wanted, setWanted] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What to lay out next; null: nothing new. */
  const next = useRef<Wanted | null>(null);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The fields at each step, for undo and redo. */
  const steps = useRef({ done: [first], undone: [] as Wanted[] });

  async function work(job: () => Promise<void>): Promise<void> {
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await job();
    } catch (thrown) {
      setProblem(thrownText(thrown));
    }
    running.current = false;
    setBusy(false);
  }

  async function send(): Promise<void> {
    clearTimeout(timer.current);
    if (running.current) return;
    await work(async () => {
      // One at a time; changes made meanwhile are part of the next.
      for (let one = next.current; one !== null; one = next.current) {
        next.current = null;
        setDesign(await httpPost<AssistedDesign>(`/api/assisted/${initial.id}`, bodyOf(one)));
        steps.current = { done: [...steps.current.done, one], undone: [] };
      }
    });
  }

  async function move(where: 'undo' | 'redo'): Promise<void> {
    clearTimeout(timer.current);
    const { done, undone } = steps.current;
    // Typed words that are not laid out yet are undone before anything else.
    if (next.current !== null && where === 'undo') {
      next.current = null;
      const last = done.at(-1);
      if (last) setWanted(last);
      return;
    }
    if (running.current) return;
    await work(async () => {
      await httpPost(`/api/designs/${initial.id}/${where}`);
      const now = await httpGet<AssistedDesign>(`/api/assisted/${initial.id}`);
      setDesign(now);
      const known = where === 'undo' ? done.at(-2) : undone.at(-1);
      // Steps of an earlier visit: the page itself holds their contents.
      const there = known ?? { setup: wanted.setup, content: now.content, photos: now.photos };
      const last = done.at(-1);
      steps.current =
        where === 'undo'
          ? { done: known ? done.slice(0, -1) : [there], undone: last ? [...undone, last] : undone }
          : { done: [...done, there], undone: undone.slice(0, -1) };
      setWanted(there);
    });
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    design,
    wanted,
    busy,
    problem,
    change(patch, typing = false) {
      const all = { ...wanted, ...patch };
      setWanted(all);
      next.current = all;
      clearTimeout(timer.current);
      if (typing) timer.current = setTimeout(() => void send(), RESTS);
      else void send();
    },
    undo: () => void move('undo'),
    redo: () => void move('redo'),
  };
}
