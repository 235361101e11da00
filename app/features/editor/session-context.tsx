/** The open editor for the components inside it, and hooks to watch its parts. */
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Layer } from '#design/document/layers.ts';
import type { Cell } from './cell.ts';
import { selectedLayers, type Command, type CommandContext } from './commands/command.ts';
import type { DesignView } from './design-store/design-store.ts';
import { phaseOf, type EditorPhase } from './editor.machine.ts';
import type { EditorSession } from './editor-session.ts';
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

/** Title, document as shown, history and saved state. */
export function useDesign(): DesignView {
  const { store } = useSession();
  return useSyncExternalStore(store.subscribe, store.view, store.view);
}

export function usePhase(): EditorPhase {
  const { machine } = useSession();
  return useSyncExternalStore(
    (listener) => {
      const subscription = machine.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => phaseOf(machine.getSnapshot()),
    () => 'loading',
  );
}

export function useSelection(): Selection {
  return useCell(useSession().selection);
}

/** The selected layers as they are shown now, previews included. */
export function useSelectedLayers(): Layer[] {
  const { document } = useDesign();
  const { layers } = useSelection();
  return useMemo(() => selectedLayers({ document, selection: layers }), [document, layers]);
}

/** The command context as components see it while rendering: with the document as shown, previews included. */
export function useShownContext(): Pick<CommandContext, 'document' | 'selection' | 'page'> {
  const session = useSession();
  const { document } = useDesign();
  const { layers } = useSelection();
  const page = useCell(session.page);
  return useMemo(() => ({ document, selection: layers, page }), [document, layers, page]);
}

/** Whether a command can run now; looks again whenever the design or the selection changes. */
export function useEnabled(command: Pick<Command<never>, 'isEnabled'>): boolean {
  const session = useSession();
  const shown = useShownContext();
  return command.isEnabled({ ...session.context(), ...shown });
}
