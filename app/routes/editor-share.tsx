/** The button in the editor's top bar that shares the design. Not a route itself: fetched at the first interaction. */
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesignPart, useSession } from '#app/features/editor/session/session-context.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { useSharing } from './sharing.tsx';

export default function EditorShare(): ReactNode {
  const { designId } = useSession();
  const title = useDesignPart('title');
  const sharing = useSharing();
  return (
    <>
      <IconButton
        label={message('share.share')}
        icon={Share2}
        tooltipSide="bottom"
        busy={sharing.opening}
        onClick={() => sharing.open({ id: designId, title })}
      />
      {sharing.dialog}
    </>
  );
}
