/** Adds a QR code: on the page right away, linking to the shop, with the focus in the field for its address. */
import { QrCode } from 'lucide-react';
import { toast } from '#app/ui/toast-store.ts';
import { readBrandKit } from '../session/brand.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { wantContentField } from '../qr/content-field.ts';
import { SAMPLE_LINK, shopLink } from '../qr/shop-link.ts';
import type { EditorAction } from './action.ts';

async function addCode(session: EditorSession): Promise<void> {
  const [kit, { writtenContent }] = await Promise.all([readBrandKit(), import('../qr/written-content.ts')]);
  const written = await writtenContent({ kind: 'website', url: shopLink(kit?.contacts ?? []) });
  wantContentField();
  session.propertiesOpen.set(true);
  // A number of no country is for nobody: the person writes another link into the field.
  const wrong = await session.stage.get()?.insertCode('wrong' in written ? SAMPLE_LINK : written.content);
  if (wrong) toast({ title: wrong, variant: 'destructive' });
}

export const QR_ACTIONS: readonly EditorAction[] = [
  {
    id: 'add-qr',
    label: 'qr.insert',
    icon: QrCode,
    group: 'insert',
    words: 'qr.addWords',
    isEnabled: (session) => session.stage.get() !== null,
    run: (session) => void addCode(session),
  },
];
