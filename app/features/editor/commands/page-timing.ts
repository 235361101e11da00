/** How long each page is shown while the design plays, and the transitions between pages. */
import { Timer } from 'lucide-react';
import type { Transition } from '#design/document/animation.ts';
import { findPage } from '#design/document/tree.ts';
import { defineCommand } from './command.ts';

/** `duration`: ms. Omitted properties stay as they are. */
export const pageTimingCommand = defineCommand<{
  pages: readonly string[];
  duration?: number;
  transition?: Transition | null;
}>({
  id: 'page-timing',
  label: 'motion.timing',
  icon: Timer,
  isEnabled: () => true,
  run({ document }, { pages, duration, transition }) {
    return pages.flatMap((id) => {
      const page = findPage(document, id);
      if (!page) return [];
      const patch = {
        ...(duration !== undefined && duration !== page.duration && { duration }),
        ...(transition !== undefined &&
          JSON.stringify(transition) !== JSON.stringify(page.transition) && { transition }),
      };
      return Object.keys(patch).length > 0 ? [{ type: 'page.update' as const, id, patch }] : [];
    });
  },
});
