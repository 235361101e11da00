/** Files dropped on an element. Counts entries and exits, so that passing over its children doesn't flicker. */
import { useRef, useState, type DragEvent } from 'react';

export interface FileDrop {
  over: boolean;
  handlers: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

export function useFileDrop(onFiles: ((files: File[]) => void) | undefined): FileDrop {
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const carriesFiles = (event: DragEvent): boolean => Boolean(onFiles) && event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragEnter(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave(event) {
        if (!carriesFiles(event)) return;
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      },
      onDrop(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}
