/** An open editor for browser tests: a signed-in person, a design made over HTTP, and input in page coordinates. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { firstPage } from '#design/document/tree.ts';
import { layoutText } from '#design/layout/text-lines.ts';
import type { Operation } from '#design/operations/operation.ts';
import { browserCookies, signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { waitingTab } from './reused-context.ts';
import { SOON } from './server-fixture.ts';

let people = 0;

/** A new person with a separate HTTP client. */
export class Person {
  readonly origin: string;
  readonly #cookies: string;

  private constructor(origin: string, cookies: string) {
    this.origin = origin;
    this.#cookies = cookies;
  }

  static async signIn(origin: string): Promise<Person> {
    people += 1;
    return new Person(origin, await signInOverHttp(origin, `editor-${process.pid}-${people}@example.com`));
  }

  /** Signs a browser in as this person, and returns it. */
  async enter(context: BrowserContext): Promise<BrowserContext> {
    await context.addCookies(browserCookies(this.#cookies, this.origin));
    return context;
  }

  /** A separate browser, for two people at once and for what the shared one refuses (reused-context.ts). */
  async context(browser: Browser): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    return this.enter(context);
  }

  async call<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method,
      headers: { cookie: this.#cookies, origin: this.origin, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** A design of 1000 × 800 with these layers on its page. */
  async design(layers: (page: string) => Layer[], title = 'Poster'): Promise<string> {
    const { id, document } = await this.call<DesignSnapshot>('/api/designs', 'POST', {
      width: 1000,
      height: 800,
      title,
    });
    const operations = layers(firstPage(document).id).map((layer): Operation => ({ type: 'layer.add', layer }));
    if (operations.length > 0) await this.commit(id, operations);
    return id;
  }

  commit(id: string, operations: Operation[]): Promise<unknown> {
    return this.call(`/api/designs/${id}/changes`, 'POST', {
      id: `http-${Date.now()}-${Math.round(Math.random() * 1e9)}`,
      baseRevision: 0,
      operations,
      label: 'Set up',
    });
  }

  /** The id of a design's only page. */
  async page(id: string): Promise<string> {
    return firstPage((await this.call<DesignSnapshot>(`/api/designs/${id}`)).document).id;
  }

  async layers(id: string): Promise<Record<string, Layer>> {
    return (await this.call<DesignSnapshot>(`/api/designs/${id}`)).document.layers;
  }
}

/** A square and a text far enough apart to be pressed separately. */
export function squareAndText(page: string): Layer[] {
  const measure = (text: string, { fontSize }: { fontSize: number }) => text.length * fontSize * 0.55;
  const text = createTextLayer({
    id: 'words',
    parent: page,
    order: 'a1',
    name: '',
    text: 'Big words',
    x: 450,
    y: 500,
    width: 400,
    fontSize: 60,
  });
  return [
    createShapeLayer({
      id: 'square',
      parent: page,
      order: 'a0',
      x: 100,
      y: 100,
      width: 200,
      height: 200,
      fill: { type: 'solid', color: '#0f6b66' },
    }),
    { ...text, ...layoutText(text, measure) },
  ];
}

/** One tab with the editor in it. */
export class EditorTab {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, origin: string, design: string): Promise<EditorTab> {
    const tab = new EditorTab(waitingTab(context) ?? (await context.newPage()));
    await tab.page.goto(`${origin}/canvas/${design}`);
    await tab.ready();
    return tab;
  }

  /** Wraps a tab that has already opened the editor. */
  static on(page: Page): EditorTab {
    return new EditorTab(page);
  }

  /** Waits until the canvas has loaded, its page is still, and everything is saved. */
  async ready(): Promise<void> {
    // Parts that only an active user needs are fetched when the pointer first moves.
    await this.page.mouse.move(1, 1);
    await this.page.locator('[data-phase=idle]').waitFor();
    await this.page.locator('[data-zoom]').waitFor();
    await this.saved();
    await this.still();
  }

  async saved(): Promise<void> {
    await this.page.locator('[data-saved=saved]').waitFor();
  }

  /** The screen position of a point of the design. */
  async at(x: number, y: number): Promise<{ x: number; y: number }> {
    const [zoom, pageBox] = await Promise.all([
      this.page.locator('[data-zoom]').getAttribute('data-zoom'),
      this.page.locator('[data-page-background]').boundingBox(),
    ]);
    if (!pageBox) throw new Error('The page is not shown');
    return { x: pageBox.x + x * Number(zoom), y: pageBox.y + y * Number(zoom) };
  }

  /**
   * Waits until the page is still: a while after a selection it slides out from under the properties, and is marked as
   * moving until then.
   */
  async still(): Promise<void> {
    const page = this.page.locator('[data-page-background]');
    for (let before = ''; ;) {
      // A press takes effect within a frame, and the layout follows in the next.
      await this.page.evaluate(
        () =>
          new Promise((heard) => {
            requestAnimationFrame(() => requestAnimationFrame(heard));
          }),
      );
      await this.page.locator('[data-moving]').waitFor({ state: 'detached' });
      const now = JSON.stringify(await page.boundingBox());
      if (now === before) return;
      before = now;
    }
  }

  /** Drops a file from outside at a point of the design. */
  async drop(file: { name: string; mimeType: string; buffer: Buffer }, x: number, y: number): Promise<void> {
    const at = await this.at(x, y);
    await this.page.evaluate(
      ({ name, type, base64, clientX, clientY }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }));
        const target = document.elementFromPoint(clientX, clientY) ?? document.body;
        for (const event of ['dragenter', 'dragover', 'drop']) {
          target.dispatchEvent(
            new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: data, clientX, clientY }),
          );
        }
      },
      { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64'), clientX: at.x, clientY: at.y },
    );
  }

  async press(x: number, y: number, modifiers: ('Shift' | 'Control')[] = []): Promise<void> {
    const point = await this.at(x, y);
    for (const key of modifiers) await this.page.keyboard.down(key);
    await this.page.mouse.click(point.x, point.y);
    for (const key of modifiers) await this.page.keyboard.up(key);
  }

  /** Presses at one point of the design, moves in steps to another, and releases. */
  async drag(
    from: [number, number],
    to: [number, number],
    held: ('Shift' | 'Control' | 'Alt')[] = ['Control'],
  ): Promise<void> {
    await this.still();
    const start = await this.at(...from);
    const end = await this.at(...to);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    // Control switches snapping off, so that layers land exactly where the test puts them.
    for (const key of held) await this.page.keyboard.down(key);
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
    for (const key of held) await this.page.keyboard.up(key);
  }

  /** The color of the canvas at a point of the design, as `r,g,b`. */
  async color(x: number, y: number): Promise<string> {
    const point = await this.at(x, y);
    return this.page.evaluate(({ x, y }) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-phase] canvas');
      const box = canvas?.getBoundingClientRect();
      const context = canvas?.getContext('2d');
      if (!canvas || !box || !context) return 'no canvas';
      const scale = canvas.width / box.width;
      return [...context.getImageData((x - box.left) * scale, (y - box.top) * scale, 1, 1).data.slice(0, 3)].join(',');
    }, point);
  }
}

/** Waits until the server has a layer in a certain state. */
export async function expectLayer(
  person: Person,
  design: string,
  layer: string,
  state: Record<string, unknown>,
): Promise<void> {
  await expect.poll(async () => (await person.layers(design))[layer], SOON).toMatchObject(state);
}
