/**
 * A template: a topic of sellers with words for it, and a composition that lays them out. Slots are filled with a
 * user's own.
 */
import type { Content } from '../composition-input.ts';
import type { ContentKind, PageShape } from '../compositions/composition.ts';

export const TEMPLATE_CATEGORIES = [
  'sale',
  'launch',
  'prices',
  'praise',
  'info',
  'team',
  'events',
  'seasons',
  'social',
  'listings',
  'cards',
] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

export interface Template {
  /** Stable: it names the template in addresses. */
  id: string;
  title: string;
  category: TemplateCategory;
  /** The form of its content. */
  kind: ContentKind;
  /** Search terms besides its title: lower case. */
  words: readonly string[];
  /** Its slots, filled with sample words. An empty slot stays empty until a user has words for it. */
  content: Content;
  /** Words about trade, season and energy, which determine colors and fonts. */
  mood: string;
  /** A composition of the layout engine. */
  composition: string;
  /** 0 …: which of its looks. */
  variant: number;
  /** Ids of the sample products that its photo slots show; empty: none has a photo. */
  pictures: readonly string[];
  /** The page shape that it was made for; it can be laid out on others. */
  shape: PageShape;
}
