/** The editor of one design: canvas, the tools around it, and everything that keeps them and the server in sync. */
import './editor.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { wayToMore } from '#app/browser/credits/limit-text.ts';
import { usePricedPlan } from '#app/browser/credits/plan-provider.tsx';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { eventFeedOf } from '#app/browser/event-stream.client.ts';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';
import { closeToast, toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import type { LimitReached } from '#tools/contract/tool.ts';
import { EditorColors } from './colors/editor-colors.tsx';
import { AssistantPanel } from './assistant-panel.tsx';
import { EditorLoading } from './editor-screens.tsx';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import type { DesignHome } from './design-store/design-home.ts';
import { createEditorSession, type EditorSession } from './session/editor-session.ts';
import { ExportLimitProvider, type ExportLimit } from './session/export-limit.tsx';
import { noticeText } from './notice-text.ts';
import { SessionProvider } from './session/session-context.tsx';
import type { CanvasModule } from './stage/stage.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useClipboard } from './use-clipboard.ts';
import { Workspace } from './workspace.tsx';

export interface EditorProps {
  designId: string;
  /** The design as loaded by the page. */
  initial: DesignSnapshot;
  /** Whose event stream reports changes. */
  userId: string;
  /** Where the design lives; on the server by default. */
  home?: DesignHome;
  /** What the plan allows in exports. */
  exportLimit: ExportLimit;
  /** Next to a chat: tighter, with the layer list closed. */
  embedded?: boolean;
  /** An empty design opens with the templates: nothing is known about it yet. */
  templatesFirst?: boolean;
  /** The conversation about the design, for a panel next to the canvas that users open. */
  assistant?: ReactNode;
  /** Shown before the title. */
  leading?: ReactNode;
  /** Shown before the export button. */
  trailing?: ReactNode;
  /** The layers selected on the current page, whenever that changes. */
  onSelectionChange?(selection: { layers: readonly string[]; page: string }): void;
  /** The open editor, for components next to it; null when it closes. Pass the same function each time. */
  onSession?(session: EditorSession | null): void;
  /** The assistant works on the design: its button says so while its panel is closed. */
  assistantWorks?: boolean;
  /** Hands words to the assistant, where there is one; its panel opens by itself. */
  onAsk?(words: string): void;
}

/** Fills the element that it is put in. Another `designId` opens another design. */
export function Editor(props: EditorProps): ReactNode {
  return <OpenEditor key={props.designId} {...props} />;
}

/**
 * How long a notice about a loss or a limit stays for the user to read and decide, ms; afterwards there are other ways
 * to do so.
 */
const SHOWN_TO_DECIDE = 15_000;

/** The way to more than the plan has, which comes back here; null: there is none. */
function moreAction(reached: LimitReached, plan: PricedPlan | null, goTo: (path: string) => void) {
  const more = wayToMore(reached, { from: window.location.pathname + window.location.search, plan });
  return more && { label: more.label, alternative: more.alternative, onSelect: () => goTo(more.path) };
}

/** The router's navigation, for what outlives a rendering. */
function useGoTo() {
  const navigate = useNavigate();
  const latest = useRef((_path: string): void => undefined);
  useEffect(() => {
    latest.current = (path) => void navigate(path);
  }, [navigate]);
  return latest;
}

/** A conflict's toast closes once the conflict is settled, in the top bar or by further edits. */
function closeWhenSettled({ store }: EditorSession, conflict: string, said: number): void {
  const stop = store.subscribe(() => {
    if (store.view().conflicts.some(({ id }) => id === conflict)) return;
    stop();
    closeToast(said);
  });
}

const fetchCanvasCode = () =>
  Promise.all([
    import('./stage/canvas-controller.client.ts'),
    import('#app/browser/fonts/page-fonts.client.ts'),
    import('./painting/rare-painters.client.ts'),
  ]);

/** Loads the painting code while React is hydrating, not afterwards. */
let arriving = typeof document === 'undefined' ? null : fetchCanvasCode();
arriving?.catch(() => undefined);

/** Prefetched once; a retry fetches again. */
function canvasCode(): ReturnType<typeof fetchCanvasCode> {
  const fetched = arriving ?? fetchCanvasCode();
  arriving = null;
  return fetched;
}

function OpenEditor({
  designId,
  initial,
  userId,
  home,
  exportLimit,
  embedded = false,
  templatesFirst = false,
  assistant,
  leading,
  trailing,
  assistantWorks = false,
  onSelectionChange,
  onSession,
  onAsk,
}: EditorProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<EditorSession | null>(null);
  const [canvasModule, setCanvasModule] = useState<CanvasModule | null>(null);
  const first = useRef(initial);
  const goTo = useGoTo();
  const pricedPlan = usePricedPlan();
  const plan = useRef(pricedPlan);
  plan.current = pricedPlan;
  const hasAssistant = assistant !== undefined;

  useEffect(() => {
    const opened = createEditorSession({
      designId,
      userId,
      initial: first.current,
      feed: eventFeedOf(userId),
      home,
      hasAssistant,
      tell(notice) {
        const { title, description, failed, conflict } = noticeText(notice, plan.current);
        const action =
          conflict === undefined
            ? undefined
            : {
                label: message('sync.useMine'),
                alternative: message('sync.useMineAlternative'),
                onSelect: () => opened.store.resolve(conflict, message('sync.useMine')),
              };
        const reached = notice.type === 'tool-failed' ? notice.reached : null;
        const more = reached && moreAction(reached, plan.current, goTo.current);
        const again =
          notice.type === 'tool-failed'
            ? {
                label: message('common.retry'),
                alternative: message('pictures.retryAlternative'),
                onSelect: notice.again,
              }
            : undefined;
        const said = toast({
          title,
          description,
          variant: failed ? 'destructive' : 'default',
          action: action ?? (reached ? (more ?? undefined) : again),
          ...(action || more ? { duration: SHOWN_TO_DECIDE } : {}),
        });
        if (conflict !== undefined) closeWhenSettled(opened, conflict, said);
      },
      // Lets scripts that drive the editor from outside see which command ran.
      ran: (command) => root.current?.setAttribute('data-last-command', command),
      async load() {
        try {
          const [canvas, fonts, painters] = await canvasCode();
          const { document } = opened.store.view();
          await Promise.all([fonts.loadFonts(document), painters.bringRarePainters(document)]);
          setCanvasModule(canvas);
        } catch (error) {
          reportInBrowser(error, { area: 'editor', doing: 'load' });
          throw error;
        }
      },
    });
    const stop = opened.start();
    setSession(opened);
    onSession?.(opened);
    return () => {
      onSession?.(null);
      setSession(null);
      stop();
    };
  }, [designId, userId, home, hasAssistant, onSession, goTo]);

  useClipboard(session, root);

  return (
    <div
      ref={root}
      data-editor={embedded ? 'embedded' : 'full'}
      className="flex size-full min-h-0 min-w-0 flex-col bg-paper text-ink select-none"
    >
      {session ? (
        <SessionProvider session={session}>
          <EditorColors>
            <ExportLimitProvider limit={exportLimit}>
              <TopBar leading={leading} trailing={trailing} assistantWorks={assistantWorks} />
              <div className="relative flex min-h-0 flex-1">
                {assistant && <AssistantPanel>{assistant}</AssistantPanel>}
                <div data-workspace className="flex min-w-0 flex-1 flex-col">
                  <Workspace
                    canvasModule={canvasModule}
                    embedded={embedded}
                    templatesFirst={templatesFirst}
                    onSelectionChange={onSelectionChange}
                  />
                </div>
              </div>
              <EditorDialogs
                onAsk={
                  onAsk &&
                  ((words) => {
                    if (hasAssistant) session.stageView.assistant.set(true);
                    onAsk(words);
                  })
                }
              />
            </ExportLimitProvider>
          </EditorColors>
        </SessionProvider>
      ) : (
        <>
          <div className="h-12 shrink-0 border-b border-line bg-panel" />
          <div className="relative min-h-0 flex-1">
            <EditorLoading />
          </div>
        </>
      )}
    </div>
  );
}
