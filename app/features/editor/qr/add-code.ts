/** Adds a code that links to the shop, and gives the focus to the field for its address. */
import { toast } from '#app/ui/toast-store.ts';
import { readBrandKit } from '../session/brand.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { wantContentField } from './content-field.ts';
import { SAMPLE_LINK, shopLink } from './shop-link.ts';
import { writtenContent } from './written-content.ts';

export async function addCode(session: EditorSession): Promise<void> {
  const kit = await readBrandKit();
  const written = await writtenContent({ kind: 'website', url: shopLink(kit?.contacts ?? []) });
  wantContentField();
  session.propertiesOpen.set(true);
  // A number of no country is for nobody: the person writes another link into the field.
  const wrong = await session.stage.get()?.insertCode('wrong' in written ? SAMPLE_LINK : written.content);
  if (wrong) toast({ title: wrong, variant: 'destructive' });
}
