/** A design and everything that tools may use, in memory: for tests of tools, loop and assistant without a database. */
import { createHash } from 'node:crypto';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage } from '#design/document/tree.ts';
import { isQrLayer } from '#design/qr/readable.ts';
import { colorsOf, PAPER } from '#design/layout/contrast.ts';
import { applyOperations, applyTolerantly } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { entryWithin, type UndoScope } from '#design/operations/undo-scope.ts';
import { undoOperations } from '#design/operations/undo.ts';
import { message } from '#messages/message.ts';
import { EMPTY_BRAND_KIT, type BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { NO_STOCK, type StockPort } from '#tools/contract/ports/stock-port.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { runTool, type CallEnvironment, type CreditsPort, type DesignPort } from '#tools/contract/run.ts';
import type { Cost, Tool, ToolOutcome } from '#tools/contract/tool.ts';
import { MemoryImaging } from './memory-imaging.ts';
import { MemoryImages } from './memory-images.ts';
import { MemoryFilms } from './memory-films.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemoryTryOns } from './memory-try-ons.ts';
import { MemoryScenes } from './memory-scenes.ts';

/** Widths like those of a plain sans serif: enough to break lines, and equal on every machine. */
export const roughMeasure: MeasureText = (text, style) => {
  let ems = 0;
  for (const character of text)
    ems += /[ilj.,'|!:;]/.test(character)
      ? 0.28
      : /[mwMW@%]/.test(character)
        ? 0.86
        : /[A-Z0-9]/.test(character)
          ? 0.64
          : 0.52;
  return ems * style.fontSize * (style.fontWeight >= 700 ? 1.06 : 1);
};

interface Entry {
  id: string;
  step: string;
  operations: Operation[];
  inverse: Operation[];
  label: string;
}

/** Records bookings; a reference that was settled is no longer open. */
export class MemoryCredits implements CreditsPort {
  left = 10;
  readonly booked: string[] = [];
  readonly open = new Map<string, Cost>();

  async reserve(cost: Cost, reference: string) {
    if (cost.amount > this.left) return { ok: false as const, error: message('credits.limitOfLogos') };
    this.left -= cost.amount;
    this.open.set(reference, cost);
    this.booked.push(`reserve ${cost.amount} ${cost.unit}`);
    return { ok: true as const };
  }

  async settle(reference: string) {
    if (this.open.delete(reference)) this.booked.push('settle');
  }

  async release(reference: string) {
    this.left += this.open.get(reference)?.amount ?? 0;
    if (this.open.delete(reference)) this.booked.push('release');
  }

  async price(_cost: Cost): Promise<{ left: number } | null> {
    return { left: this.left };
  }
}

export class MemoryDesign implements DesignPort {
  document: DesignDocument;
  revision = 0;
  title = 'Test design';
  readonly log: Entry[] = [];
  /** Undone steps that can be redone; any change of the design empties it. */
  private readonly undone: Entry[][] = [];
  readonly assets = new Map<string, { info: AssetInfo; bytes: Uint8Array }>();
  readonly committed: string[] = [];
  /** The user's pictures, in the order they were attached. */
  readonly attached: AssetInfo[] = [];
  /** The cutout engine: finds an ellipse in the middle of every picture. */
  readonly imaging = new MemoryImaging(this.assets);
  /** The renderer of scenes: records requests. */
  readonly scenes = new MemoryScenes(this.assets);
  /** Makes images: records requests. */
  readonly images = new MemoryImages(this.assets);
  /** Photos of others: none, until a test sets some up. */
  stock: StockPort = NO_STOCK;
  /** Makes films: records requests. */
  readonly films = new MemoryFilms(this.assets);
  /** Makes try-ons: records requests. */
  readonly tryOns = new MemoryTryOns(this.assets);
  /** People to try things on. */
  readonly people = new MemoryPeople(this);
  /** Further designs that tools made. */
  readonly created: { id: string; title: string; document: DesignDocument }[] = [];
  /** Progress that tools reported. */
  readonly progress: (number | null)[] = [];
  /** Changes with the same step are undone together. */
  step = 'turn-1';
  /** The user's brand kit; tests may replace it. */
  brandKit: BrandKit = EMPTY_BRAND_KIT;
  /** As the user's browser suggests; tests may replace it. */
  country: string | null = null;
  /** Whether cameras read the codes of its pages. */
  codesAreSeen = true;
  /** Refused words with their reasons, set by tests. */
  readonly refused = new Map<string, string>();
  /** Remaining credits, and bookings in order. */
  readonly credits = new MemoryCredits();
  private calls = 0;

  constructor(size: { width: number; height: number } = { width: 1080, height: 1080 }) {
    let count = 0;
    this.document = createDocument({ ...size, newId: () => `p${(count += 1)}` });
  }

  get page(): string {
    return firstPage(this.document).id;
  }

  async current() {
    return { document: this.document, revision: this.revision, title: this.title };
  }

  async commit({ id, operations, label }: { id: string; operations: Operation[]; label: string }) {
    if (this.committed.includes(id)) return { revision: this.revision, rejected: [] };
    const { document, inverse, applied, rejected } = applyTolerantly(this.document, operations);
    assertInvariants(document);
    this.document = document;
    this.committed.push(id);
    if (applied.length > 0) {
      this.revision += 1;
      this.undone.length = 0;
      this.log.push({ id, step: this.step, operations: applied, inverse, label });
    }
    return { revision: this.revision, rejected };
  }

  /** A manual edit, as a separate step. */
  edit(...operations: Operation[]): void {
    const { document, inverse } = applyOperations(this.document, operations);
    this.document = document;
    this.revision += 1;
    this.undone.length = 0;
    const id = `hand-${this.revision}`;
    this.log.push({ id, step: id, operations, inverse, label: 'by hand' });
  }

  /** Redoes the step undone last; null when there is none, or something changed since. */
  redo(): { document: DesignDocument; skipped: string[] } | null {
    const last = this.undone.pop();
    if (!last) return null;
    for (const entry of last) {
      this.document = applyOperations(this.document, entry.operations).document;
      this.log.push(entry);
    }
    this.revision += 1;
    return { document: this.document, skipped: [] };
  }

  /** Undoes the last step other than `running`. */
  undo(running?: string): { document: DesignDocument; skipped: string[] } | null {
    const last = this.log.findLast((entry) => entry.step !== running);
    if (!last) return null;
    const entries: Entry[] = [];
    for (let index = this.log.length - 1; index >= 0; index -= 1) {
      const entry = this.log[index];
      if (entry?.step !== last.step) continue;
      this.document = applyOperations(this.document, entry.inverse).document;
      this.log.splice(index, 1);
      entries.unshift(entry);
    }
    this.revision += 1;
    this.undone.push(entries);
    return { document: this.document, skipped: [] };
  }

  /** Undoes what the scope holds of some changes, as a change of the running step. Null: there are none of them. */
  undoChanges(
    ids: readonly string[],
    scope: UndoScope,
  ): { document: DesignDocument; skipped: string[]; change: string | null } | null {
    const entries = this.log.filter(({ id }) => ids.includes(id));
    if (entries.length === 0) return null;
    const { operations, skipped } = undoOperations(
      this.document,
      entries.map((entry) => entryWithin(entry, scope)),
    );
    if (operations.length === 0) return { document: this.document, skipped, change: null };
    const { document, inverse } = applyOperations(this.document, operations);
    this.document = document;
    this.revision += 1;
    this.undone.length = 0;
    const id = `undo-${this.revision}`;
    this.log.push({ id, step: this.step, operations, inverse, label: 'undo' });
    return { document, skipped, change: id };
  }

  /** Adds a user's picture; its bytes are its name. */
  addPicture(name: string, width: number, height: number): AssetInfo {
    const bytes = new TextEncoder().encode(name);
    const id = createHash('sha256').update(bytes).digest('hex');
    const info = { id, mime: 'image/jpeg', width, height, bytes: bytes.length, name };
    this.assets.set(id, { info, bytes });
    this.attached.push(info);
    return info;
  }

  get assetsPort(): AssetsPort {
    return {
      info: async (id) => this.assets.get(id)?.info ?? null,
      bytes: async (id) => this.assets.get(id)?.bytes ?? null,
      store: async (bytes, mime, name) => {
        const id = createHash('sha256').update(bytes).digest('hex');
        const info = { id, mime, width: 0, height: 0, bytes: bytes.length, name };
        this.assets.set(id, { info, bytes });
        return info;
      },
    };
  }

  /** Calls a tool as the agent does. */
  call(
    tool: Tool,
    input: unknown,
    overrides: Partial<CallEnvironment> = {},
    signal = new AbortController().signal,
  ): Promise<ToolOutcome> {
    const call = (this.calls += 1);
    let count = 0;
    return runTool({
      tool,
      input,
      environment: this.environment(overrides),
      newId: () => `c${call}-${(count += 1)}`,
      signal,
    });
  }

  /** The environment of a call: real kernel, rough text widths, a renderer that records requests. */
  environment(overrides: Partial<CallEnvironment> = {}): CallEnvironment {
    return {
      design: this,
      page: this.page,
      selection: [],
      attachments: this.attached,
      measureText: roughMeasure,
      // Reads what lies on top there, unless tests blind it.
      readCode: async (document, _page, box) =>
        this.codesAreSeen
          ? (Object.values(document.layers)
              .filter(isQrLayer)
              .find(({ x, y }) => x === box.x && y === box.y)?.shape.content ?? null)
          : null,
      samplePixels: async (document, page) => {
        const background = document.pages[page]?.background ?? { type: 'none' as const };
        return { color: colorsOf(background, PAPER)?.[0] ?? '#808080', spread: 0.05 };
      },
      assets: this.assetsPort,
      rendering: {
        render: async (request) => {
          const scale = request.shorterSide / Math.min(request.document.width, request.document.height);
          return {
            bytes: new TextEncoder().encode(JSON.stringify({ ...request, document: request.document.width })),
            width: Math.round(request.document.width * scale),
            height: Math.round(request.document.height * scale),
            mime: `image/${request.format === 'jpg' ? 'jpeg' : request.format}`,
          };
        },
      },
      entitlements: { exportShorterSide: 1080, watermark: true, vectorExport: false, upscale: true },
      history: {
        undo: async () => this.undo(this.step),
        redo: async () => this.redo(),
        undoChanges: async (changes, scope) => this.undoChanges(changes, scope),
      },
      imaging: this.imaging,
      scenes: this.scenes,
      images: this.images,
      stock: this.stock,
      films: this.films,
      tryOns: this.tryOns,
      people: this.people,
      moderation: {
        check: async ({ texts, assets }) =>
          [...texts, ...assets].map((one) => this.refused.get(one)).find((reason) => reason !== undefined) ?? null,
      },
      brandKit: { get: async () => this.brandKit },
      country: this.country,
      credits: this.credits,
      designs: {
        create: async ({ title, document }) => {
          const made = { id: `d${this.created.length + 1}`, title, document };
          this.created.push(made);
          return { id: made.id };
        },
      },
      progress: (share) => void this.progress.push(share),
      ...overrides,
    };
  }
}
