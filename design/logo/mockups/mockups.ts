/** Pictures of a logo in use, as designs of the document model. */
import type { DesignDocument } from '../../document/document.ts';
import { bagMockup } from './bag.ts';
import { cardMockup } from './card.ts';
import type { MockupLogo } from './scene.ts';
import { tagMockup } from './tag.ts';

export const MOCKUPS = ['card', 'tag', 'bag'] as const;
export type MockupName = (typeof MOCKUPS)[number];

const DRAWN: Readonly<Record<MockupName, (logo: MockupLogo) => DesignDocument>> = {
  card: cardMockup,
  tag: tagMockup,
  bag: bagMockup,
};

/** One mock-up, 1200 × 900 px, with one page. */
export function mockup(name: MockupName, logo: MockupLogo): DesignDocument {
  return DRAWN[name](logo);
}
