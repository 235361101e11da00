/**
 * The conversation next to an editor, and the data that each passes to the other. Not a route itself: the chat page and
 * the editor's assistant use it.
 */
import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ChatPanel, type ChatPanelProps } from '#app/features/chat/chat-panel.tsx';
import type { AgentWork } from '#app/features/editor/session/agent-work.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { layerName } from '#app/features/editor/session/layer-names.ts';
import { NOTHING, select } from '#app/features/editor/session/selection.ts';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import type { DesignDocument } from '#design/document/document.ts';
import { findLayer } from '#design/document/tree.ts';

export interface DesignChatProps extends Pick<
  ChatPanelProps,
  'chatId' | 'designId' | 'initial' | 'hasBrandKit' | 'asked' | 'autoFocus' | 'onBegun'
> {
  /** The open editor; null before it is mounted. */
  session: EditorSession | null;
  /** The design as loaded, until the editor is mounted. */
  document: DesignDocument;
}

export function DesignChat({ session, document: loaded, ...chat }: DesignChatProps): ReactNode {
  const selected = useWatched(session?.selection, NOTHING);
  const page = useWatched<string | null>(session?.page, null);
  const document = useRested(session) ?? loaded;
  const selection = useMemo(
    () =>
      selected.layers.flatMap((id) => {
        const layer = findLayer(document, id);
        return layer ? [{ id, kind: layer.type, label: layerName(layer) }] : [];
      }),
    [selected, document],
  );
  return (
    <ChatPanel
      {...chat}
      feed={useEventFeed()}
      page={page}
      document={document}
      selection={selection}
      onLeaveOut={useCallback((id: string) => leaveOut(session, id), [session])}
      onClearSelection={useCallback(() => session?.selection.set(NOTHING), [session])}
      onShowLayers={useCallback((layers: readonly string[]) => showLayers(session, layers), [session])}
      onShowPage={useCallback((id: string) => session?.showPage(id), [session])}
      onWork={useCallback((work: AgentWork | null) => session?.agentWork.set(work), [session])}
      ready={useCallback(async () => session?.handedIn(), [session])}
    />
  );
}

/** How long the conversation may lag behind edits on the canvas, which come first, ms. */
const REST = 120;

/** The editor's current design, read when edits leave time for it; null before the editor is mounted. */
function useRested(session: EditorSession | null) {
  const [seen, setSeen] = useState(() => look(session));
  useEffect(() => {
    setSeen(look(session));
    if (!session) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.store.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        startTransition(() => setSeen(look(session)));
      }, REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session]);
  return seen;
}

function look(session: EditorSession | null): DesignDocument | null {
  return session?.store.view().document ?? null;
}

/** A value of the editor, a moment later: what is done on the canvas does not wait for the conversation. */
function useWatched<Value>(
  cell: { get(): Value; subscribe(listener: () => void): () => void } | undefined,
  none: Value,
): Value {
  const [seen, setSeen] = useState(() => cell?.get() ?? none);
  useEffect(() => {
    const follow = (): void => startTransition(() => setSeen(cell?.get() ?? none));
    follow();
    return cell?.subscribe(follow);
  }, [cell, none]);
  return seen;
}

function leaveOut(session: EditorSession | null, id: string): void {
  if (!session) return;
  const now = session.selection.get();
  session.selection.set({ ...now, layers: now.layers.filter((layer) => layer !== id) });
}

function showLayers(session: EditorSession | null, layers: readonly string[]): void {
  if (!session) return;
  const { document } = session.store.view();
  const there = layers.filter((id) => findLayer(document, id));
  if (there.length === 0) return;
  session.selection.set(select(there));
  session.stage.get()?.focus();
}
