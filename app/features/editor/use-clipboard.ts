/** Copy, cut and paste of layers; pictures and words from elsewhere can be pasted too. */
import { useEffect, type RefObject } from 'react';
import { deleteCommand } from './commands/delete.ts';
import { insertTextCommand } from './commands/insert-text.ts';
import { CLIP_TYPE, clipOf, pasteCommand, readClip } from './commands/paste.ts';
import type { EditorSession } from './editor-session.ts';
import { addPictures } from './insert/upload-picture.ts';
import { isTyping } from './shortcuts.ts';
import { LIMITS } from '#design/document/limits.ts';

export function useClipboard(session: EditorSession | null, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!session) return;
    /** The focus is in this editor or nowhere, nobody types, and no words of the page are marked. */
    const counts = (event: ClipboardEvent): boolean => {
      const { target } = event;
      const here = target === document.body || (target instanceof Node && root.current?.contains(target));
      return Boolean(here) && !isTyping(target) && !window.getSelection()?.toString() && document.querySelector('[role="dialog"]') === null;
    };
    const copy = (event: ClipboardEvent): boolean => {
      const clip = counts(event) ? clipOf(session.context()) : null;
      if (!clip || !event.clipboardData) return false;
      event.clipboardData.setData(CLIP_TYPE, JSON.stringify(clip));
      event.clipboardData.setData('text/plain', clip.layers.flatMap((layer) => (layer.type === 'text' ? [layer.text] : [])).join('\n'));
      event.preventDefault();
      return true;
    };
    const onCopy = (event: ClipboardEvent): void => void copy(event);
    const onCut = (event: ClipboardEvent): void => {
      if (session.isEnabled(deleteCommand) && copy(event)) session.run(deleteCommand);
    };
    const onPaste = (event: ClipboardEvent): void => {
      const data = event.clipboardData;
      if (!data || !counts(event)) return;
      const clip = readClip(data.getData(CLIP_TYPE));
      const pictures = [...data.files].filter((file) => file.type.startsWith('image/'));
      const words = data.getData('text/plain').trim().slice(0, LIMITS.textLength);
      if (clip) session.run(pasteCommand, { clip });
      else if (pictures.length > 0) void addPictures(session, pictures);
      else if (words) session.run(insertTextCommand, { preset: 'body', text: words });
      else return;
      event.preventDefault();
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
