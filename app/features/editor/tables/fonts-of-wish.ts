/** What has to be loaded before a new table is measured. */
import { upperCase } from '#design/layout/letter-case.ts';
import { fontsOfText, type FontNeed } from '#design/layout/page-fonts.ts';
import type { TableWish } from '#design/tables/make-table.ts';

/** The fonts that a table of these words needs. */
export function fontsOfWish({ rows, fontFamily = 'Inter' }: Pick<TableWish, 'rows' | 'fontFamily'>): FontNeed[] {
  const text = rows.flat().join('');
  return [400, 600, 700, 800].flatMap((fontWeight) =>
    fontsOfText(text + upperCase(text), { fontFamily, fontSize: 20, fontWeight, italic: false }),
  );
}
