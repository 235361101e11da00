/** The browser's own copy, cut and paste: what its keys and menus do on the canvas. */
import { useEffect, type RefObject } from 'react';
import { CLIP_TYPE, clipOf, clipToHtml, wordsOfClip } from './clipboard/clip.ts';
import type { Offered } from './clipboard/pasted.ts';
import { deleteCommand } from './commands/delete.ts';
import { lateCode } from './loading/late-code.ts';
import type { EditorSession } from './session/editor-session.ts';
import { isTyping } from './actions/shortcuts.ts';

const withPasting = lateCode(() => import('./clipboard/paste-offered.ts'));

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
      event.preventDefault();
      const offered = offeredByEvent(event.clipboardData);
      withPasting(({ pasteOffered }) => pasteOffered(session, offered));
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

/** What a paste event of the browser carries, which is readable only during the event. */
function offeredByEvent(data: DataTransfer): Offered {
  return {
    layers: data.getData(CLIP_TYPE),
    html: data.getData('text/html'),
    svg: data.getData('image/svg+xml'),
    text: data.getData('text/plain'),
    files: [...data.files],
  };
}
