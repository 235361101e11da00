/** The dialog that shares a design, for the pages that offer it; fetched when it is first opened. Not a route itself. */
import { useState, type ReactNode } from 'react';
import { useOnDemand } from '#app/features/shell/use-on-demand.ts';

export interface SharedSubject {
  id: string;
  title: string;
}

export interface Sharing {
  open(design: SharedSubject): void;
  /** The dialog is on its way. */
  opening: boolean;
  dialog: ReactNode;
}

const loadDialog = () => import('#app/features/share/share-dialog.tsx').then((module) => module.default);

/** `onClosed`: the dialog is closed, or could not be opened. */
export function useSharing(onClosed?: () => void): Sharing {
  const { part: Dialog, busy, ask } = useOnDemand(loadDialog);
  const [design, setDesign] = useState<SharedSubject | null>(null);
  return {
    open(subject) {
      setDesign(subject);
      if (!Dialog) void ask().then((opened) => opened || onClosed?.());
    },
    opening: busy,
    dialog: Dialog && design && (
      <Dialog
        designId={design.id}
        title={design.title}
        onClosed={() => {
          setDesign(null);
          onClosed?.();
        }}
      />
    ),
  };
}
