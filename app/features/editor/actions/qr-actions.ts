/** Adds a QR code: on the page right away, linking to the shop, with the focus in the field for its address. */
import { QrCode } from 'lucide-react';
import type { EditorAction } from './action.ts';

export const QR_ACTIONS: readonly EditorAction[] = [
  {
    id: 'add-qr',
    label: 'qr.insert',
    icon: QrCode,
    group: 'insert',
    words: 'qr.addWords',
    isEnabled: (session) => session.stage.get() !== null,
    run: (session) => void import('../qr/add-code.ts').then(({ addCode }) => addCode(session)),
  },
];
