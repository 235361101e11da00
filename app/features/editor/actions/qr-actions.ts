/** Adds a QR code: on the page right away, linking to the shop, with the focus in the field for its address. */
import { QrCode } from 'lucide-react';
import { readBrandKit } from '../session/brand.ts';
import { insertQrCommand } from '../commands/qr-code.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { wantContentField } from '../qr/content-field.ts';
import { shopLink } from '../qr/shop-link.ts';
import type { EditorAction } from './action.ts';

async function addCode(session: EditorSession): Promise<void> {
  const kit = await readBrandKit();
  wantContentField();
  session.propertiesOpen.set(true);
  session.run(insertQrCommand, { content: shopLink(kit?.contacts ?? []) });
}

export const QR_ACTIONS: readonly EditorAction[] = [
  {
    id: 'add-qr',
    label: 'qr.insert',
    icon: QrCode,
    group: 'insert',
    words: 'qr.addWords',
    isEnabled: () => true,
    run: (session) => void addCode(session),
  },
];
