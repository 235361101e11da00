/**
 * For the selected pictures, in the order a seller needs it: the background, automatic tools, looks, border and
 * shadows, adjustments, frame. For empty frames first what fills them.
 */
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { isPicture } from '#design/document/is-picture.ts';
import { message } from '#messages/message.ts';
import { replaceAction } from '../actions/picture-actions.ts';
import { selectedLeaves } from '../commands/command.ts';
import { useSelectedLayers, useSession, useShownContext } from '../session/session-context.tsx';
import EffectSections from './effect-sections.tsx';
import { StockButton } from './picture/stock-button.tsx';
import { AdjustSection } from './picture/adjust-section.tsx';
import { AiSection } from './picture/ai-section.tsx';
import { FrameSection } from './picture/frame-section.tsx';
import { LooksSection } from './picture/looks-section.tsx';
import { PictureRow } from './picture/picture-row.tsx';

export default function PictureSection(): ReactNode {
  const layers = useSelectedLayers();
  const leaves = selectedLeaves(useShownContext());
  const pictures = leaves.filter(isPicture);
  const alone = leaves.length === 1 && layers.length === 1;
  if (pictures.length === 0) {
    return (
      <>
        {alone && <FillRow />}
        <FrameSection />
        <EffectSections />
      </>
    );
  }
  return (
    <>
      {alone && <PictureRow />}
      {alone && <AiSection />}
      <LooksSection />
      <EffectSections />
      <AdjustSection />
      <FrameSection />
    </>
  );
}

/** Ways to get a picture into the one selected frame. */
function FillRow(): ReactNode {
  const session = useSession();
  return (
    <div className="grid gap-2 p-3">
      <Button
        size="small"
        icon={ImagePlus}
        disabled={!replaceAction.isEnabled(session)}
        data-command="panel-add-picture"
        onClick={() => replaceAction.run(session)}
      >
        {message('pictures.addPicture')}
      </Button>
      <StockButton />
      <p className="text-12 text-muted">{message('pictures.emptyFrameHint')}</p>
    </div>
  );
}
