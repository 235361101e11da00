/** What an empty page shows: how to begin, or what the assistant is making of it. */
import type { ReactNode } from 'react';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import type { AgentWork } from './session/agent-work.ts';
import { useCell, useDocument, useSession } from './session/session-context.tsx';

export default function BlankPage(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const work = useCell(session.agentWork);
  const { x, y, zoom } = useCell(session.viewport);
  if (Object.keys(document.layers).length > 0) return null;
  const center = x + (document.width * zoom) / 2;
  if (!work)
    return (
      <p
        style={{ left: center }}
        className="pointer-events-none absolute bottom-16 w-max -translate-x-1/2 rounded-full border border-line bg-raised px-4 py-2 text-13 text-muted shadow-float"
      >
        {message('editor.emptyHint')}
      </p>
    );
  return (
    <>
      <div
        aria-hidden
        style={{ left: x, top: y, width: document.width * zoom, height: document.height * zoom }}
        className="pointer-events-none absolute [container-type:size] overflow-hidden"
      >
        <Sketch pictures={work.pictures} />
      </div>
      {/* The conversation announces the words. */}
      <div
        aria-hidden
        style={{ left: center }}
        className="pointer-events-none absolute bottom-16 grid w-64 max-w-[calc(100%-24px)] -translate-x-1/2 animate-fade gap-1.5 rounded-card border border-line bg-raised px-4 py-2.5 text-13 shadow-float"
      >
        <span className="truncate">{work.words}</span>
        <ProgressLine label={work.words} />
      </div>
    </>
  );
}

/** Pictures that fit beside each other on a page that is still to come. */
const MOST_PICTURES = 3;

/** The photos that came with the request, and where words will stand; only a promise of what comes. */
function Sketch({ pictures }: Pick<AgentWork, 'pictures'>): ReactNode {
  return (
    <div className="grid size-full animate-fade content-center justify-items-center gap-[5%] p-[8%]">
      {pictures.length > 0 && (
        <div className="flex max-h-[50cqh] min-h-0 w-full justify-center gap-[3%]">
          {pictures.slice(0, MOST_PICTURES).map((url) => (
            <img key={url} src={url} alt="" className="h-full min-w-0 animate-arrive rounded-control object-contain" />
          ))}
        </div>
      )}
      <div className="h-[6cqh] w-[72%] rounded-small bg-[#8882]" />
      <div className="h-[3cqh] w-[48%] rounded-small bg-[#8882]" />
      <div className="h-[5cqh] w-[28%] rounded-full bg-[#8882]" />
    </div>
  );
}
