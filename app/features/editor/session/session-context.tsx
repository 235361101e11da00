/** The open editor for the components inside it, and hooks to watch its parts. */
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Cell } from './cell.ts';
import { selectedLayers, type Command, type CommandContext } from '../commands/command.ts';
import type { DesignView } from '../design-store/design-store.ts';
import { phaseOf, type EditorPhase, type EditorSnapshot } from './editor.machine.ts';
import type { EditorMode } from './mode.ts';
import type { EditorSession, Typing } from './editor-session.ts';
import type { Selection } from './selection.ts';

const Session = createContext<EditorSession | null>(null);

export function SessionProvider({ session, children }: { session: EditorSession; children: ReactNode }): ReactNode {
  return <Session.Provider value={session}>{children}</Session.Provider>;
}

export function useSession(): EditorSession {
  const session = useContext(Session);
  if (!session) throw new Error('SessionProvider is missing around this component');
  return session;
}

export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, cell.get);
}

/** One part of the store's view: title, history, saved state. Re-renders only when that part changes. */
export function useDesignPart<Part extends keyof DesignView>(part: Part): DesignView[Part] {
  const { store } = useSession();
  const read = (): DesignView[Part] => store.view()[part];
  return useSyncExternalStore(store.subscribe, read, read);
}

interface Shown {
  document: DesignDocument;
  selection: Selection;
  typing: Typing | null;
}

const Unhurried = createContext<Shown | null>(null);

/** During a run of undo or redo steps panels follow this often, ms; while typing, after a pause this long. */
const PACE = 150;

/**
 * Its children see document, selection and typing a moment later, when the browser has time: the canvas comes first.
 * For panels that show a lot about the selection; gestures on the canvas must not wait for them.
 */
export function UnhurriedView({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const document = useDesignPart('document');
  const selection = useCell(session.selection);
  const typing = useCell(session.typing);
  const now = useMemo(() => ({ document, selection, typing }), [document, selection, typing]);
  const [shown, setShown] = useState<Shown>(now);
  const last = useRef({ at: 0, shown: now as Shown });
  useEffect(() => {
    const show = (): void => {
      last.current = { at: performance.now(), shown: now };
      startTransition(() => setShown(now));
    };
    const before = last.current.shown;
    const steps = session.store.isStep(now.document) && now.selection === before.selection;
    const letters =
      now.typing !== null &&
      now.typing.layer.id === before.typing?.layer.id &&
      now.typing.layer.text !== before.typing.layer.text;
    const wait = letters ? PACE : steps ? last.current.at + PACE - performance.now() : 0;
    if (wait <= 0) {
      show();
      return;
    }
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [session, now]);
  return <Unhurried.Provider value={shown}>{children}</Unhurried.Provider>;
}

const watchNothing = (): (() => void) => () => undefined;

/** The document as shown, previews included. */
export function useDocument(): DesignDocument {
  const { store } = useSession();
  const later = useContext(Unhurried);
  const read = (): DesignDocument => later?.document ?? store.view().document;
  return useSyncExternalStore(later ? watchNothing : store.subscribe, read, read);
}

export function usePhase(): EditorPhase {
  return useMachinePart((snapshot) => phaseOf(snapshot));
}

/** No gesture or pan is in progress: the canvas is at rest, or a text is being edited. */
export function useStill(): boolean {
  return useMachinePart((snapshot) => {
    const phase = phaseOf(snapshot);
    return phase === 'idle' || phase === 'editing-text';
  });
}

/**
 * The progress of opening, null once open: for components around the canvas that are not affected by gestures on it.
 */
export function useOpening(): 'loading' | 'loading-slow' | 'failed' | null {
  return useMachinePart((snapshot) => {
    const phase = phaseOf(snapshot);
    return phase === 'loading' || phase === 'loading-slow' || phase === 'failed' ? phase : null;
  });
}

function useMachinePart<Part>(partOf: (snapshot: EditorSnapshot) => Part): Part {
  const { machine } = useSession();
  const read = (): Part => partOf(machine.getSnapshot());
  return useSyncExternalStore(
    (listener) => {
      const subscription = machine.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    read,
    read,
  );
}

/** The active mode, null while the pointer selects. */
export function useMode(): EditorMode | null {
  return useMachinePart(({ context }) => context.mode);
}

export function useSelection(): Selection {
  const { selection } = useSession();
  const later = useContext(Unhurried);
  const read = (): Selection => later?.selection ?? selection.get();
  return useSyncExternalStore(later ? watchNothing : selection.subscribe, read, read);
}

/** The text being edited, as far as it is shown. */
export function useTyping(): Typing | null {
  const { typing } = useSession();
  const later = useContext(Unhurried);
  const read = (): Typing | null => (later ? later.typing : typing.get());
  return useSyncExternalStore(later ? watchNothing : typing.subscribe, read, read);
}

/** The selected layers as they are shown now, previews included. */
export function useSelectedLayers(): Layer[] {
  const document = useDocument();
  const { layers } = useSelection();
  return useMemo(() => selectedLayers({ document, selection: layers }), [document, layers]);
}

/** The command context as components see it while rendering: with the document as shown, previews included. */
export function useShownContext(): Pick<CommandContext, 'document' | 'selection' | 'page'> {
  const session = useSession();
  const document = useDocument();
  const { layers } = useSelection();
  const page = useCell(session.page);
  return useMemo(() => ({ document, selection: layers, page }), [document, layers, page]);
}

/** Whether a command can run now; re-evaluated whenever the design or the selection changes. */
export function useEnabled(command: Pick<Command<never>, 'isEnabled'>): boolean {
  const session = useSession();
  const shown = useShownContext();
  return command.isEnabled({ ...session.context(), ...shown });
}
