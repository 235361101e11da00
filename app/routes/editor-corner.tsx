/** In the editor's top bar: sharing the design, and the account. Not a route itself: fetched when the editor is there. */
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesignPart } from '#app/features/editor/session/session-context.tsx';
import { AccountMenu } from '#app/features/shell/account-menu.tsx';
import type { Visitor } from '#app/features/shell/visitor.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { useSharing } from './sharing.tsx';

export interface EditorCornerProps {
  account: Visitor;
  designId: string;
}

export default function EditorCorner({ account, designId }: EditorCornerProps): ReactNode {
  const title = useDesignPart('title');
  const sharing = useSharing();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={message('share.share')}
        icon={Link2}
        tooltipSide="bottom"
        onClick={() => sharing.open({ id: designId, title })}
      />
      <div className="grid size-8 rounded-full bg-tint">
        <AccountMenu account={account} />
      </div>
      {sharing.dialog}
    </div>
  );
}
