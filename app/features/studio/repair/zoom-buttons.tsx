/** The buttons of a box in which a picture is zoomed: in, out, whole, and the current zoom. */
import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import type { ZoomHandle } from './use-zoom-view.ts';

export function ZoomButtons({ view }: { view: ZoomHandle }): ReactNode {
  const percent = view.at ? Math.round(view.at.scale * 100) : 100;
  return (
    <div className="flex items-center gap-0.5 rounded-control border border-line bg-raised p-0.5 shadow-float">
      <IconButton label={message('repairs.zoomOut')} icon={Minus} shortcut="-" onClick={() => view.step(-1)} />
      <button
        type="button"
        onClick={() => view.zoomTo(1)}
        aria-label={message('repairs.zoomFull', { percent })}
        className="tabular h-8 min-w-14 rounded-small px-1.5 text-13 hover:bg-tint"
      >
        {view.at ? message('repairs.percent', { percent }) : ''}
      </button>
      <IconButton label={message('repairs.zoomIn')} icon={Plus} shortcut="+" onClick={() => view.step(1)} />
      <IconButton label={message('repairs.zoomFit')} icon={Maximize} shortcut="0" onClick={() => view.zoomTo(null)} />
    </div>
  );
}
