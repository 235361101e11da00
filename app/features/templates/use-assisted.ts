/**
 * A design that is changed in one panel: what its fields say, what is laid out of that on the server, and the way back.
 */
import { useEffect, useRef, useState } from 'react';
import type { Content } from '#design/templates/composition-input.ts';
import type { AssistedDesign, LayOutBody, Setup } from '#app/contracts/assisted.ts';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';

/** What the fields say. */
export interface Wanted {
  setup: Setup;
  content: Content;
  photos: readonly string[];
}

/** Typing rests, ms: then it is laid out. */
const RESTS = 450;

export interface AssistedHandle {
  design: AssistedDesign;
  wanted: Wanted;
  busy: boolean;
  /** Why the last change was not made, for people. */
  problem: string | null;
  /** `typing`: laid out once it rests. */
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
  /** What is to be laid out next; null: nothing new. */
  const next = useRef<Wanted | null>(null);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the fields said at each step, for the way back and forth. */
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
      // One at a time; what was changed meanwhile goes along with the next.
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
    // Words that were typed and not laid out yet are taken back before anything else.
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
      // Steps of an earlier visit: the page tells what it says by itself.
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
