/**
 * One open editor: the design's store, what is selected, where the page stands, what the hands are doing. Views watch its
 * parts; commands run through it. It knows neither React nor Fabric.
 */
import { createActor, fromPromise, type Actor } from 'xstate';
import { KernelError } from '#design/document/issue.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { findPage, firstPage } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { EventFeed } from '#app/services/events/event-stream.client.ts';
import { message } from '#messages/message.ts';
import { createCell, type Cell } from './cell.ts';
import type { Command, CommandContext } from './commands/command.ts';
import { editTextCommand } from './commands/edit-text.ts';
import { createDesignApi, type DesignApi } from './design-store/design-api.ts';
import type { DesignSnapshot } from '#app/services/designs/change.ts';
import { listenToDesign } from './design-store/design-news.ts';
import { createDesignStore, type DesignNotice, type DesignStore } from './design-store/design-store.ts';
import { createPendingStorage } from './design-store/pending-storage.ts';
import { editorMachine } from './editor.machine.ts';
import { createToolCalls, type ToolCalls, type ToolNotice } from './tool-calls/tool-calls.ts';
import { NOTHING, prune, type Selection } from './selection.ts';
import type { Box } from '#design/document/geometry.ts';
import type { Viewport } from './stage/viewport.ts';

/** What the canvas does for the rest of the editor once it is there. */
export interface StageHandle {
  measureText: MeasureText;
  /** Opens a text for typing. */
  editText(layer: string, options?: { selectAll?: boolean }): void;
  /** Ends typing, if anyone types. */
  finishText(): void;
  fitPage(): void;
  /** Shows a box of the page as large as fits. */
  fitBox(box: Box): void;
  zoomTo(zoom: number): void;
  /** Fetches pictures again that could not be shown. */
  retryPictures(): void;
  focus(): void;
}

export interface EditorOptions {
  designId: string;
  userId: string;
  initial: DesignSnapshot;
  feed: EventFeed;
  tell(notice: DesignNotice | ToolNotice): void;
  /** Loads what the canvas needs; called when the editor opens and on each retry. */
  load(): Promise<void>;
}

export interface EditorSession {
  readonly designId: string;
  readonly store: DesignStore;
  readonly api: DesignApi;
  readonly machine: Actor<typeof editorMachine>;
  readonly selection: Cell<Selection>;
  readonly page: Cell<string>;
  /** Goes to a page, with nothing selected there; to one that is still on its way, as soon as it has come. */
  showPage(id: string): void;
  /** Calls of tools by buttons: send it `START`. */
  readonly toolCalls: ToolCalls;
  readonly viewport: Cell<Viewport>;
  /** How much of the stage's left edge panels cover, px: the fitted page keeps out of there. */
  readonly covered: Cell<number>;
  /** Whether the properties are unfolded while something is selected; folded, only their heading is there. */
  readonly propertiesOpen: Cell<boolean>;
  /** Set while a canvas is mounted. */
  readonly stage: Cell<StageHandle | null>;
  /** Pictures that could not be shown, by asset. */
  readonly brokenPictures: Cell<readonly string[]>;
  /** What commands compute on; measuring needs a mounted canvas. */
  context(): CommandContext;
  isEnabled(command: Pick<Command<never>, 'isEnabled'>): boolean;
  /** Runs a command and commits what it returns as one step. */
  run<Input>(command: Command<Input>, ...input: Input extends void ? [] : [Input]): void;
  /** Shows what a command would do while a hand still holds the control; `run` or `cancelPreview` ends it. */
  preview<Input>(command: Command<Input>, input: Input): void;
  cancelPreview(): void;
  /** Undo or redo through the server; typing is finished first. */
  step(direction: 'undo' | 'redo'): Promise<void>;
  start(): () => void;
}

/** Opens an editor on a design. Nothing happens before `start`. */
export function createEditorSession(options: EditorOptions): EditorSession {
  const { designId, initial } = options;
  // One name a page view: which tab wrote a change, and whose shelf keeps it.
  const origin = newId();
  const api = createDesignApi(designId, origin);
  const store = createDesignStore({
    initial,
    api,
    listen: (listener) => listenToDesign(options.feed, designId, listener),
    storage: createPendingStorage({ userId: options.userId, designId, shelf: origin }),
    newId,
    tell: options.tell,
  });
  const machine = createActor(editorMachine.provide({ actors: { load: fromPromise(() => options.load()) } }));
  const selection = createCell<Selection>(NOTHING);
  const page = createCell(firstPage(initial.document).id);
  const viewport = createCell<Viewport>({ zoom: 1, x: 0, y: 0 });
  const stage = createCell<StageHandle | null>(null);
  const covered = createCell(0);
  const propertiesOpen = createCell(true);
  const brokenPictures = createCell<readonly string[]>([]);

  /** A page to go to that the document does not have yet. */
  let awaitedPage: string | null = null;

  function showPage(id: string): void {
    awaitedPage = null;
    if (id === page.get()) return;
    if (!findPage(store.document(), id)) {
      awaitedPage = id;
      return;
    }
    stage.get()?.finishText();
    selection.set(NOTHING);
    page.set(id);
  }

  const toolCalls = createToolCalls({ store, api, page: page.get, finishText: () => stage.get()?.finishText(), showPage, tell: options.tell });

  function context(): CommandContext {
    return {
      document: store.document(),
      page: page.get(),
      selection: selection.get().layers,
      measureText: (text, style) => {
        const measure = stage.get()?.measureText;
        if (!measure) throw new Error('Text is measured before the canvas is there');
        return measure(text, style);
      },
      newId,
    };
  }

  /** Keeps page and selection to what the document still holds. */
  function follow(): void {
    const { document } = store.view();
    if (awaitedPage !== null && findPage(store.document(), awaitedPage)) showPage(awaitedPage);
    if (!findPage(document, page.get())) page.set(firstPage(document).id);
    selection.set(prune(document, page.get(), selection.get()));
  }

  return {
    designId, store, api, machine, selection, page, showPage, toolCalls, viewport, covered, propertiesOpen, stage, brokenPictures, context,
    isEnabled: (command) => command.isEnabled(context()),
    run(command, ...input) {
      // What is being typed is a step of its own, before this one. Ending it runs its own command.
      if ((command as { id: string }).id !== editTextCommand.id) stage.get()?.finishText();
      const now = context();
      if (!command.isEnabled(now)) {
        store.preview(null);
        return;
      }
      try {
        const operations = (command as Command<unknown>).run(now, input[0]);
        store.commit(message(command.label), operations);
        const next = command.selectAfter?.(now, operations);
        if (next) selection.set({ layers: next, entered: selection.get().entered, background: false });
      } catch (error) {
        store.preview(null);
        if (!(error instanceof KernelError)) throw error;
        options.tell({ type: 'refused', reason: error.message });
      }
    },
    preview(command, input) {
      const now = context();
      if (!command.isEnabled(now)) return;
      store.preview(command.run(now, input) as Operation[]);
    },
    cancelPreview: () => store.preview(null),
    async step(direction) {
      stage.get()?.finishText();
      await store.step(direction);
    },
    start() {
      const stop = store.subscribe(follow);
      machine.start();
      toolCalls.start();
      void store.start();
      return () => {
        stop();
        machine.stop();
        toolCalls.stop();
        store.stop();
      };
    },
  };
}

/** Ids of changes and layers: short, URL-safe, unlike any other. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}
