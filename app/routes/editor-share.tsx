/**
 * Sharing in the full editor: the button in its top bar, and the dialog, which the design's menu and the palette open
 * too. Not a route itself: fetched at the first interaction.
 */
import { Share2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useCell, useDesignPart, useSession } from '#app/features/editor/session/session-context.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { useSharing } from './sharing.tsx';

export default function EditorShare(): ReactNode {
  const { designId, dialog, canShare } = useSession();
  const title = useDesignPart('title');
  const isAsked = useCell(dialog) === 'share';
  const sharing = useSharing(() => dialog.set(null));
  useEffect(() => {
    canShare.set(true);
    return () => canShare.set(false);
  }, [canShare]);
  useEffect(() => {
    if (isAsked) sharing.open({ id: designId, title });
    // oxlint-disable-next-line react/exhaustive-deps -- once each time it is asked for
  }, [isAsked]);
  return (
    <>
      <IconButton
        label={message('share.share')}
        icon={Share2}
        tooltipSide="bottom"
        busy={sharing.opening}
        onClick={() => dialog.set('share')}
      />
      {sharing.dialog}
    </>
  );
}
