/** Which pages are meant: by number, by word, by name. */
import type { PageSaid } from '../acts/reference.ts';
import type { Page } from './canvas.ts';

type Design = Pick<Page, 'page' | 'pages' | 'pageNames'>;

/** The page that bears the word as its name, or begins with it: "Back", "Front side". */
function named(word: string, { pageNames }: Design): number | null {
  const bearing = Object.entries(pageNames).filter(([, name]) => name.trim().toLowerCase().split(/\s/u)[0] === word);
  const [only] = bearing;
  return only && bearing.length === 1 ? Number(only[0]) : null;
}

/** Numbers of the pages, from 1; null when there is no such page or it is ambiguous. */
export function pageNumbers(said: PageSaid, design: Design): number[] | null {
  const { page, pages } = design;
  const one = (number: number | null) => (number !== null && number >= 1 && number <= pages ? [number] : null);
  if (typeof said === 'number') return one(said > 0 ? said : pages + 1 + said);
  if (typeof said !== 'string') return said.every((number) => one(number)) ? [...new Set(said)] : null;
  switch (said) {
    case 'this':
      return [page];
    case 'next':
      return one(page + 1);
    case 'previous':
      return one(page - 1);
    case 'other':
      return pages === 2 ? [3 - page] : null;
    case 'both':
      return pages === 2 ? [1, 2] : null;
    case 'all':
      return Array.from({ length: pages }, (_, index) => index + 1);
    case 'front':
      return one(named(said, design) ?? (pages > 1 ? 1 : null));
    case 'back':
      return one(named(said, design) ?? (pages === 2 ? 2 : null));
  }
}

/** The one page that is meant; null: none, or several. */
export function onlyPage(said: PageSaid, design: Design): number | null {
  const numbers = pageNumbers(said, design);
  return numbers?.length === 1 ? (numbers[0] ?? null) : null;
}
