/** The browser's own copy, cut and paste: what its keys and menus do on the canvas. */
import { useEffect, type RefObject } from 'react';
import { CLIP_TYPE, clipOf, clipToHtml, wordsOfClip } from './clipboard/clip.ts';
import { choosePasted, offeredByEvent } from './clipboard/pasted.ts';
import { putPasted } from './clipboard/put-pasted.ts';
import { deleteCommand } from './commands/delete.ts';
import type { EditorSession } from './session/editor-session.ts';
import { isTyping } from './actions/shortcuts.ts';

export function useClipboard(session: EditorSession | null, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!session) return;
    /** The focus is in this editor or nowhere, no text is being edited, and none of the page's words are selected. */
    const counts = (event: ClipboardEvent): boolean => {
      const { target } = event;
      const here = target === document.body || (target instanceof Node && root.current?.contains(target));
      return (
        Boolean(here) &&
        !isTyping(target) &&
        !window.getSelection()?.toString() &&
        document.querySelector('[role="dialog"]') === null
      );
    };
    const copy = (event: ClipboardEvent): boolean => {
      const clip = counts(event) ? clipOf(session.context(), session.designId) : null;
      if (!clip || !event.clipboardData) return false;
      event.clipboardData.setData(CLIP_TYPE, JSON.stringify(clip));
      event.clipboardData.setData('text/html', clipToHtml(clip));
      event.clipboardData.setData('text/plain', wordsOfClip(clip));
      event.preventDefault();
      return true;
    };
    const onCopy = (event: ClipboardEvent): void => void copy(event);
    const onCut = (event: ClipboardEvent): void => {
      if (session.isEnabled(deleteCommand) && copy(event)) session.run(deleteCommand);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (!event.clipboardData || !counts(event)) return;
      const pasted = choosePasted(offeredByEvent(event.clipboardData), window.location.origin);
      if (!pasted) return;
      event.preventDefault();
      void putPasted(session, pasted, { type: 'beside' });
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [session, root]);
}
