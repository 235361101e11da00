/**
 * One open editor: the design's store, the selection, the page's position, the current gesture. Views watch its parts;
 * commands run through it. It knows neither React nor Fabric.
 */
import { createActor, fromPromise, type Actor } from 'xstate';
import { KernelError } from '#design/document/issue.ts';
import type { CharacterStyle, Layer, LeafLayer, PictureLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { TextRange } from '#design/layout/run-styles.ts';
import { findLayer, findPage, firstPage } from '#design/document/tree.ts';
import type { Picture } from '#design/fabric/paint/tools.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { message } from '#messages/message.ts';
import type { AgentWork } from './agent-work.ts';
import { createCell, type Cell } from './cell.ts';
import type { Command, CommandContext, Copies } from '../commands/command.ts';
import { editTextCommand } from '../commands/edit-text.ts';
import type { DialogId } from './dialog-id.ts';
import { createDesignApi, type DesignApi } from '../design-store/design-api.ts';
import type { DesignHome } from '../design-store/design-home.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { listenToDesign } from '../design-store/design-news.ts';
import type { DesignNotice } from '../design-store/design-notice.ts';
import { createDesignStore, type DesignStore } from '../design-store/design-store.ts';
import { createPendingStorage } from '../design-store/pending-storage.ts';
import { editorMachine } from './editor.machine.ts';
import { createLetterQueue, lettersLaidOut } from './letter-queue.ts';
import { createToolCalls, type ToolCalls, type ToolNotice } from '../tool-calls/tool-calls.ts';
import { isSameSelection, NOTHING, prune, type Selection } from './selection.ts';
import type { PanelId } from './panel-id.ts';
import type { Box } from '#design/document/geometry.ts';
import { createStageView, type StageView } from './stage-view.ts';
import type { Viewport } from './viewport.ts';

/** The box of what is being dragged, before its rotation; for several layers the upright box around them. */
export interface HeldBox extends Box {
  /** Degrees clockwise; null for several layers. */
  rotation: number | null;
}

/** What the canvas does for the rest of the editor once it is mounted. */
export interface StageHandle {
  measureText: MeasureText;
  /** Loads the faces of these layers' letters; null if they are loaded, so that measuring is accurate immediately. */
  bringLetters(layers: readonly LeafLayer[]): Promise<unknown> | null;
  /** The current box of what is being dragged, resized or rotated, page px; null if nothing is. */
  held(): HeldBox | null;
  /** Opens a text for typing. */
  editText(layer: string, options?: { selectAll?: boolean }): void;
  /** Ends typing, if anyone types. */
  finishText(): void;
  fitPage(): void;
  /** The visible part of the page, page px, while the user has zoomed in; null while the page is fitted. */
  sight(): Box | null;
  /** Shows a box of the page as large as fits. */
  fitBox(box: Box): void;
  zoomTo(zoom: number): void;
  /** A picture of the page as it was decoded for the stage; null unless it is there. */
  pictureOf(asset: string): Picture | null;
  /** Fetches pictures again that failed. */
  retryPictures(): void;
  focus(): void;
  /** Resolves when every picture of the page has arrived or failed. */
  settled(): Promise<void>;
  /** Shows the page at this zoom and position. */
  showAt(viewport: Viewport): void;
  /** Paints leaves by themselves, bottom first, fitted into a canvas. */
  paintLayers(target: HTMLCanvasElement, leaves: readonly LeafLayer[]): void;
  /** Paints the page at the given width, px; with its background by default. */
  paintPage(width: number, options?: { background?: boolean }): HTMLCanvasElement;
  /** Puts a QR code on the page once a painting of it is read; resolves to what is wrong with it, null if nothing is. */
  insertCode(content: string): Promise<string | null>;
  /** Ends the active mode, if any: keeps what was done, or cancels it. */
  leaveMode(how: 'finish' | 'cancel'): void;
}

/** A text being edited, for components that show and change the look of its letters. */
export interface Typing {
  /** Including what is typed so far. */
  layer: TextLayer;
  /** The selection in it: UTF-16 offsets. */
  range: TextRange;
  /** What the selected letters share, null where they differ; for a mere cursor, the style of what is typed next. */
  letters: { [Key in keyof CharacterStyle]: CharacterStyle[Key] | null };
  /** Lets a command change the text being edited instead of the design; false if it doesn't only style this text. */
  take<Input>(command: Command<Input>, input: Input, how: 'preview' | 'commit'): boolean;
  /** Reverts a preview. */
  cancel(): void;
}

export interface EditorOptions {
  designId: string;
  userId: string;
  initial: DesignSnapshot;
  feed: EventFeed;
  /** Where the design lives; on the server by default. */
  home?: DesignHome;
  tell(notice: DesignNotice | ToolNotice): void;
  /** A command has run; its id. */
  ran?(command: string): void;
  /** Loads what the canvas needs; called when the editor opens and on each retry. */
  load(): Promise<void>;
  /** There is an assistant's panel that users can open. */
  hasAssistant: boolean;
}

export interface EditorSession {
  readonly designId: string;
  /** There is an assistant's panel; `stageView` knows whether it is open. */
  readonly hasAssistant: boolean;
  readonly store: DesignStore;
  readonly api: DesignApi;
  readonly machine: Actor<typeof editorMachine>;
  readonly selection: Cell<Selection>;
  readonly page: Cell<string>;
  /** Goes to a page, with nothing selected there; to one that is still on its way, as soon as it has arrived. */
  showPage(id: string): void;
  /** Tool calls by buttons: send it `START`. */
  readonly toolCalls: ToolCalls;
  readonly viewport: Cell<Viewport>;
  /** Rulers, guides, grid and snapping. */
  readonly stageView: StageView;
  /** How much of the stage panels cover from the start side, px: the fitted page stays clear of that. */
  readonly covered: Cell<number>;
  /** How much of its lower part a sheet covers, px. */
  readonly coveredBelow: Cell<number>;
  /** The open panel next to the canvas. */
  readonly panel: Cell<PanelId | null>;
  /** Whether the properties are expanded while something is selected; collapsed, only their heading is shown. */
  readonly propertiesOpen: Cell<boolean>;
  /** The dialog that is open. */
  readonly dialog: Cell<DialogId | null>;
  /** The page has a dialog that shares the design, and its code has arrived. */
  readonly canShare: Cell<boolean>;
  /** The text being edited, and which of its letters are selected; null while none is. */
  readonly typing: Cell<Typing | null>;
  /** What the assistant is doing; null while it isn't at work. */
  readonly agentWork: Cell<AgentWork | null>;
  /** Layers pointed out from outside the canvas for the moment: they are outlined. */
  readonly pointedOut: Cell<readonly string[]>;
  /** Set while a canvas is mounted. */
  readonly stage: Cell<StageHandle | null>;
  /** Where the canvas's pictures come from, if not from the asset route. */
  readonly pictures: DesignHome['pictures'] | null;
  /** Pictures that failed to load, by asset. */
  readonly brokenPictures: Cell<readonly string[]>;
  /** What commands compute on; measuring needs a mounted canvas. */
  context(): CommandContext;
  isEnabled(command: Pick<Command<never>, 'isEnabled'>): boolean;
  /**
   * Runs a command and commits what it returns as one step: immediately, or, if it lays out letters whose faces are
   * still loading, once they have loaded.
   */
  run<Input>(command: Command<Input>, ...input: Input extends void ? [] : [Input]): void;
  /** Resolves when no command is waiting for letters any more. */
  settled(): Promise<void>;
  /**
   * Sends the user's edits to the server, including text being typed and commands waiting for letters. Rejects in words
   * if that fails.
   */
  handedIn(): Promise<void>;
  /** Shows what a command would do while a control is being dragged; `run` or `cancelPreview` ends it. */
  preview<Input>(command: Command<Input>, input: Input): void;
  cancelPreview(): void;
  /** Undo or redo through the server; ends text editing first. */
  step(direction: 'undo' | 'redo'): Promise<void>;
  start(): () => void;
}

function serverHome(
  { designId, userId, feed }: EditorOptions,
  origin: string,
): Omit<DesignHome, 'pictures'> & { pictures: null } {
  return {
    api: createDesignApi(designId, origin),
    listen: (listener) => listenToDesign(feed, designId, listener),
    storage: createPendingStorage({ userId, designId, shelf: origin }),
    pictures: null,
  };
}

/** Opens an editor on a design. Nothing happens before `start`. */
export function createEditorSession(options: EditorOptions): EditorSession {
  const { designId, initial } = options;
  // One name per page view: which tab made a change, and whose shelf keeps it.
  const origin = newId();
  const { api, listen, storage, pictures } = options.home ?? serverHome(options, origin);
  const store = createDesignStore({
    initial,
    api,
    listen,
    storage,
    newId,
    tell: options.tell,
    inHand,
  });
  const machine = createActor(editorMachine.provide({ actors: { load: fromPromise(() => options.load()) } }));
  const selection = createCell<Selection>(NOTHING, isSameSelection);
  const page = createCell(firstPage(initial.document).id);
  const viewport = createCell<Viewport>({ zoom: 1, x: 0, y: 0 });
  const stageView = createStageView(designId);
  const stage = createCell<StageHandle | null>(null);
  const typing = createCell<Typing | null>(null);
  const covered = createCell(0);
  const coveredBelow = createCell(0);
  const propertiesOpen = createCell(true);
  const panel = createCell<PanelId | null>(null);
  const dialog = createCell<DialogId | null>(null);
  const brokenPictures = createCell<readonly string[]>([]);
  const pointedOut = createCell<readonly string[]>([]);

  const letters = createLetterQueue((layers) => stage.get()?.bringLetters(layers) ?? null);
  let lastCopies: Copies | null = null;
  /** The current state of what a gesture, the typing or a mode is about. */
  function inHand(): Layer[] {
    const { held, mode } = machine.getSnapshot().context;
    const typed = typing.get()?.layer;
    const ids = new Set(mode && 'layer' in mode ? [...held, mode.layer] : held);
    return [...ids].flatMap((id) => (id === typed?.id ? typed : findLayer(store.document(), id)) ?? []);
  }

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
    stage.get()?.leaveMode('finish');
    selection.set(NOTHING);
    page.set(id);
  }

  /** A result is reviewed while its picture is still selected; otherwise it is simply applied. */
  const review = (result: { before: PictureLayer; change: string; title: string }): void => {
    const { layers } = selection.get();
    if (layers.length === 1 && layers[0] === result.before.id)
      machine.send({ type: 'ENTER_MODE', mode: { kind: 'compare', layer: result.before.id, ...result } });
  };
  const toolCalls = createToolCalls({ store, api, page: page.get, handedIn, showPage, tell: options.tell, review });

  async function handedIn(): Promise<void> {
    stage.get()?.finishText();
    await letters.settled();
    await store.flushed();
  }

  function context(): CommandContext {
    return {
      document: store.document(),
      page: page.get(),
      selection: selection.get().layers,
      sight: stage.get()?.sight(),
      measureText: (text, style) => {
        const measure = stage.get()?.measureText;
        if (!measure) throw new Error('Text is measured before the canvas is there');
        return measure(text, style);
      },
      newId,
      lastCopies,
    };
  }

  /** Restricts page and selection to what the document still contains. */
  function follow(): void {
    const { document } = store.view();
    if (awaitedPage !== null && findPage(store.document(), awaitedPage)) showPage(awaitedPage);
    if (!findPage(document, page.get())) page.set(firstPage(document).id);
    selection.set(prune(document, page.get(), selection.get()));
  }

  /** What a command would do now; null if it can't, which is reported unless obvious. */
  function operationsOf(command: Command<unknown>, now: CommandContext, input: unknown): Operation[] | null {
    try {
      if (command.isEnabled(now)) return command.run(now, input);
      store.preview(null);
    } catch (error) {
      refused(error);
    }
    return null;
  }

  function commit(command: Command<unknown>, now: CommandContext, operations: readonly Operation[]): void {
    try {
      store.commit(message(command.label), operations);
    } catch (error) {
      refused(error);
      return;
    }
    if (operations.length > 0) options.ran?.(command.id);
    const next = command.selectAfter?.(now, operations);
    lastCopies = command.copiesOf?.(now, operations) ?? lastCopies;
    if (next) selection.set({ layers: next, entered: selection.get().entered, background: false });
  }

  function refused(error: unknown): void {
    store.preview(null);
    if (!(error instanceof KernelError)) throw error;
    options.tell({ type: 'refused', reason: error.message });
  }

  return {
    designId,
    hasAssistant: options.hasAssistant,
    store,
    api,
    machine,
    selection,
    page,
    showPage,
    toolCalls,
    viewport,
    stageView,
    covered,
    coveredBelow,
    panel,
    propertiesOpen,
    dialog,
    canShare: createCell(false),
    agentWork: createCell<AgentWork | null>(null),
    stage,
    typing,
    pointedOut,
    pictures,
    brokenPictures,
    context,
    isEnabled: (command) => command.isEnabled(context()),
    run(command, ...input) {
      // A letter style applies to the selected letters in the text being edited, as part of that edit.
      if (typing.get()?.take(command as Command<unknown>, input[0], 'commit')) return;
      // Text being edited is a step of its own, before this one. Ending it runs its own command.
      if ((command as { id: string }).id !== editTextCommand.id) stage.get()?.finishText();
      const now = context();
      const operations = operationsOf(command as Command<unknown>, now, input[0]);
      if (!operations) return;
      const turn = command.typed ? null : letters.turn(lettersLaidOut(now.document, operations));
      if (!turn) {
        commit(command as Command<unknown>, now, operations);
        return;
      }
      store.preview(operations);
      void turn.then(() => {
        // Measured again, on the current design; it still concerns the selection at that time.
        const later = { ...context(), selection: now.selection, page: now.page };
        const measured = operationsOf(command as Command<unknown>, later, input[0]);
        if (measured) commit(command as Command<unknown>, later, measured);
      });
    },
    settled: letters.settled,
    handedIn,
    preview(command, input) {
      if (typing.get()?.take(command, input, 'preview')) return;
      const now = context();
      if (!command.isEnabled(now)) return;
      store.preview(command.run(now, input) as Operation[]);
    },
    cancelPreview() {
      typing.get()?.cancel();
      store.preview(null);
    },
    async step(direction) {
      stage.get()?.finishText();
      await letters.settled();
      await store.step(direction);
    },
    start() {
      const stop = store.subscribe(follow);
      machine.start();
      toolCalls.start();
      void store.start();
      // Commands waiting for letters are committed before the page is left: measured with what is loaded.
      window.addEventListener('pagehide', letters.hurry);
      return () => {
        window.removeEventListener('pagehide', letters.hurry);
        stop();
        machine.stop();
        toolCalls.stop();
        store.stop();
      };
    },
  };
}

/** Ids of changes and layers: short, URL-safe, unique. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
