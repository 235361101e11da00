/** How the selection moves, or without one the page and its duration; and below it a button to play it. */
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { play } from '../actions/page-actions.ts';
import { UnhurriedView, useDocument, useSelectedLayers, useSession } from '../session/session-context.tsx';
import { LayerMotion } from './layer-motion.tsx';
import { PageMotion } from './page-motion.tsx';

/** The canvas comes first: tiles and fields follow a moment later. */
export default function AnimatePanel(): ReactNode {
  return (
    <UnhurriedView>
      <Content />
    </UnhurriedView>
  );
}

function Content(): ReactNode {
  const session = useSession();
  const layers = useSelectedLayers();
  const several = Object.keys(useDocument().pages).length > 1;
  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {layers.length > 0 ? <LayerMotion layers={layers} /> : <PageMotion />}
      </div>
      <footer className="flex gap-2 border-t border-line p-3">
        <Button
          variant="secondary"
          size="small"
          icon={Play}
          data-command="play-page"
          className="flex-1"
          onClick={() => play(session, 'this')}
        >
          {message(several ? 'motion.thisPage' : 'motion.play')}
        </Button>
        {several && (
          <Button
            variant="secondary"
            size="small"
            icon={Play}
            data-command="play-all"
            className="flex-1"
            onClick={() => play(session, 'all')}
          >
            {message('motion.everyPage')}
          </Button>
        )}
      </footer>
    </>
  );
}
