/** Files dropped or pasted anywhere on the page. */
import { carriedFiles } from '#app/ui/carried-words.ts';
import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** True while files are dragged over the page. `onFiles` null: nothing is accepted now. */
export function usePageFiles(onFiles: ((files: File[]) => void) | null): boolean {
  const [over, setOver] = useState(false);
  const active = onFiles !== null;
  const take = useEffectEvent((files: File[]) => {
    setOver(false);
    if (files.length > 0) onFiles?.(files);
  });
  useEffect(() => {
    if (!active) return;
    // Dragging over the page's parts enters and leaves them one by one.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth += 1;
      setOver(true);
    };
    const move = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth = 0;
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = carriedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', move);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', move);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
      setOver(false);
    };
  }, [active]);
  return over;
}
