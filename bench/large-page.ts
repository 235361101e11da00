/**
 * Drives the editor on a page with many layers, by mouse and keyboard: loads it, drags, types, undoes and redoes.
 * Reports how long each takes until the frame that shows it. An empty page that only waits for its frames is the floor.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumOptions } from '#tests/fixtures/chromium.ts';
import { figuresOf } from './measure.ts';

const SIDE = 1080;
const SAMPLES = ['mug', 'sneaker', 'espresso', 'cat'] as const;
const COLORS = ['#e03131', '#1971c2', '#2f9e44', '#f08c00'] as const;
/** How many changes are undone, then redone. */
const STEPS = 50;

/** ms, except for the memory: MB of JavaScript objects after all of it. */
export interface LargePageTimes {
  'cold, to the page painted': number;
  'load, warm': number;
  'drag, input to frame, p95': number;
  'type, key to frame, p95': number;
  '50 undo + 50 redo': number;
  memory: number;
}

/** Half pictures, 30 % texts, the rest shapes with shadows; at the end a text and the picture that is dragged. */
function sceneOf(count: number, origin: string, seed: number): object {
  let state = seed;
  const random = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
    return Math.floor((state / 2 ** 31) * most);
  };
  const objects = Array.from({ length: count }, (_, n) => {
    const id = `o${n}`;
    if (n === count - 2)
      return { id, type: 'text', x: 560, y: 120, w: 440, h: 48, text: 'Type here', fontSize: 32, fill: '#c2255c' };
    if (n === count - 1) return { id, type: 'image', x: 100, y: 400, w: 240, h: 240, image: 0 };
    if (n % 10 < 5)
      return { id, type: 'image', x: random(780), y: random(780), w: 300, h: 300, image: n % SAMPLES.length };
    if (n % 10 < 8)
      return {
        id,
        type: 'text',
        x: random(740),
        y: random(1000),
        w: 320,
        h: 44,
        text: `Summer sale ${n}`,
        fontSize: 28,
        fill: '#1e1e1e',
      };
    const shadow = { color: 'rgba(0,0,0,0.45)', blur: 16, x: 6, y: 6 };
    return {
      id,
      type: n % 2 ? 'rect' : 'ellipse',
      x: random(880),
      y: random(880),
      w: 160,
      h: 160,
      fill: COLORS[n % COLORS.length],
      shadow,
    };
  });
  return {
    width: SIDE,
    height: SIDE,
    view: { zoom: 0.75, x: 315, y: 45 },
    images: SAMPLES.map((name) => `${origin}/samples/${name}.webp`),
    objects,
  };
}

// The following functions run in the page.

/** Notes input → end of the frame that shows it, ms. */
function watch(): void {
  const state = window as unknown as { latencies: number[] };
  state.latencies = [];
  let pending = false;
  for (const type of ['pointermove', 'keydown'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        if (pending) return;
        pending = type === 'pointermove';
        requestAnimationFrame(() => {
          pending = false;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => state.latencies.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      { capture: true, passive: true },
    );
}

/** Loads a scene; resolves two frames after it is drawn, to the ms since `since` (by default: since it began). */
async function load([scene, fromStart]: [object, boolean]): Promise<number> {
  const bench = window.__bench;
  if (!bench) throw new Error('The page has no editor');
  await bench.ready();
  const began = fromStart ? 0 : performance.now();
  await bench.loadScene(scene);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

async function history(steps: number): Promise<number> {
  const bench = window.__bench;
  if (!bench) throw new Error('The page has no editor');
  const began = performance.now();
  for (const step of [bench.undo, bench.redo])
    for (let n = 0; n < steps; n += 1) {
      await step();
      await new Promise(requestAnimationFrame);
    }
  return performance.now() - began;
}

const taken = (): number[] => {
  const state = window as unknown as { latencies: number[] };
  return state.latencies.splice(0);
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Spot {
  x: number;
  y: number;
}

class Hand {
  readonly #cdp: CDPSession;

  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  #mouse(
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    { x, y }: Spot,
    buttons: 0 | 1,
    clickCount = 1,
  ): Promise<unknown> {
    const button = type === 'mouseMoved' && buttons === 0 ? ('none' as const) : ('left' as const);
    return this.#cdp.send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount });
  }

  /** Moves at the pace of a real mouse, without waiting for the page. */
  async drag(from: Spot, to: Spot, moves: number): Promise<void> {
    await this.#mouse('mouseMoved', from, 0);
    await this.#mouse('mousePressed', from, 1);
    const sent: Promise<unknown>[] = [];
    for (let n = 1; n <= moves; n += 1) {
      const at = { x: from.x + ((to.x - from.x) * n) / moves, y: from.y + ((to.y - from.y) * n) / moves };
      sent.push(this.#mouse('mouseMoved', at, 1));
      if (moves > 2) await pause(8);
    }
    await Promise.all(sent);
    await this.#mouse('mouseReleased', to, 0);
  }

  async doubleClick(at: Spot): Promise<void> {
    await this.#mouse('mouseMoved', at, 0);
    for (const count of [1, 2]) {
      await this.#mouse('mousePressed', at, 1, count);
      await this.#mouse('mouseReleased', at, 0, count);
    }
  }

  async type(letters: string): Promise<void> {
    for (const [n, letter] of [...letters].entries()) {
      await this.#cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
      await this.#cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
      // Not in step with the frames.
      await pause(35 + ((n * 7) % 30));
    }
  }
}

async function opened<Result>(work: (page: Page, cdp: CDPSession) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    return await work(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}

/** Once through all of it, in a browser of its own. */
export async function largePage(origin: string, count: number): Promise<LargePageTimes> {
  return opened(async (page, cdp) => {
    const scene = sceneOf(count, origin, 7);
    await page.goto(`${origin}/editor-bench?bench=1`);
    await page.waitForFunction(() => window.__bench !== undefined);
    const cold = await page.evaluate(load, [scene, true] as [object, boolean]);
    await page.evaluate(load, [sceneOf(20, origin, 3), false] as [object, boolean]);
    const warm = await page.evaluate(load, [scene, false] as [object, boolean]);
    await pause(600);

    const hand = new Hand(cdp);
    const center = (index: number): Promise<Spot> =>
      page.evaluate((at) => window.__bench?.objectCenter(at) ?? { x: 0, y: 0 }, index);
    const home = await center(count - 1);
    const far = { x: home.x + 420, y: home.y + 40 };
    await hand.drag(home, far, 120);
    await pause(600);
    await page.evaluate(taken);
    await hand.drag(far, home, 120);
    await pause(100);
    const dragged = await page.evaluate(taken);

    for (let n = 0; n < STEPS; n += 1) {
      const at = await center(count - 1);
      await hand.drag(at, { x: at.x + (n % 2 ? -16 : 20), y: at.y + (n % 3 ? 0 : 10) }, 2);
    }
    const before = await center(count - 1);
    // A user's pause, in which the editor looks for hints.
    await pause(800);
    const steps = await page.evaluate(history, STEPS);
    const after = await center(count - 1);
    if (Math.hypot(after.x - before.x, after.y - before.y) > 2) throw new Error('Redo led elsewhere');

    await hand.doubleClick(await center(count - 2));
    await pause(400);
    await hand.type('warm');
    await page.evaluate(taken);
    await hand.type('thequickbrownfoxjumpsoverthelazydog');
    await pause(100);
    const typed = await page.evaluate(taken);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return {
      'cold, to the page painted': cold,
      'load, warm': warm,
      'drag, input to frame, p95': figuresOf(dragged).p95,
      'type, key to frame, p95': figuresOf(typed).p95,
      '50 undo + 50 redo': steps,
      memory: usedSize / 2 ** 20,
    };
  });
}

/** The same waits on an empty page, ms: a navigation, two frames, a pointer's and a key's way to a frame, 100 frames. */
export async function emptyPage(origin: string): Promise<Omit<LargePageTimes, 'memory'>> {
  return opened(async (page, cdp) => {
    await page.goto(`${origin}/favicon.ico`);
    const cold = await page.evaluate(() => performance.now());
    const frames = (count: number): Promise<number> =>
      page.evaluate(async (wanted) => {
        const began = performance.now();
        for (let n = 0; n < wanted; n += 1) await new Promise(requestAnimationFrame);
        return performance.now() - began;
      }, count);
    const hand = new Hand(cdp);
    await page.evaluate(taken);
    await hand.drag({ x: 100, y: 100 }, { x: 500, y: 140 }, 120);
    await pause(100);
    const dragged = await page.evaluate(taken);
    await hand.type('thequickbrownfoxjumpsoverthelazydog');
    await pause(100);
    const typed = await page.evaluate(taken);
    return {
      'cold, to the page painted': cold,
      'load, warm': await frames(2),
      'drag, input to frame, p95': figuresOf(dragged).p95,
      'type, key to frame, p95': figuresOf(typed).p95,
      '50 undo + 50 redo': await frames(2 * STEPS),
    };
  });
}
