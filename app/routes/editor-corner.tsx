/** In the editor's top bar: sharing the design, and the account. Not a route itself: fetched once the editor is there. */
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesignPart, useSession } from '#app/features/editor/session/session-context.tsx';
import { AccountMenu } from '#app/features/shell/account-menu.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { useSharing } from './sharing.tsx';

export default function EditorCorner(): ReactNode {
  const { designId } = useSession();
  const title = useDesignPart('title');
  const account = useAccount();
  const sharing = useSharing();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={message('share.share')}
        icon={Share2}
        tooltipSide="bottom"
        busy={sharing.opening}
        onClick={() => sharing.open({ id: designId, title })}
      />
      {account && (
        <div className="grid size-8 rounded-full bg-tint">
          <AccountMenu account={account} />
        </div>
      )}
      {sharing.dialog}
    </div>
  );
}
