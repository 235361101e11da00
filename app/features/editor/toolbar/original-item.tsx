/** While it is held, the picture shows without filters and erasing. */
import { Eye } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { pictureInHand } from '../actions/picture-actions.ts';
import { differsFromOriginal, showOriginalCommand } from '../commands/original.ts';
import { useSession } from '../session/session-context.tsx';

export function OriginalItem(): ReactNode {
  const session = useSession();
  const layer = pictureInHand(session);
  const shown = layer !== null && differsFromOriginal(layer);
  useEffect(() => (shown ? () => session.cancelPreview() : undefined), [session, shown]);
  if (!layer || !shown) return null;
  const show = (): void => session.preview(showOriginalCommand, { id: layer.id });
  const hide = (): void => session.cancelPreview();
  return (
    <IconButton
      label={message('pictures.holdOriginal')}
      icon={Eye}
      data-command="show-original"
      onPointerDown={show}
      onPointerUp={hide}
      onPointerLeave={hide}
      onPointerCancel={hide}
      onBlur={hide}
      onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && show()}
      onKeyUp={hide}
    />
  );
}
