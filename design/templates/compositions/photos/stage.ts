/** Where photos and words are placed: words next to the photos on wide pages, above and below them on others. */
import type { Box } from '#design/document/geometry.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import type { Role } from '#design/templates/composition-input.ts';
import { putStack, stackIn, type Align } from '#design/templates/text-stack.ts';
import { wordsOn, type WordsOptions } from '#design/templates/words.ts';

export interface StageOptions extends WordsOptions {
  /** Opaque colors that the words may be on. */
  backgrounds: readonly string[];
  /** Where the headline is on pages that are not wide. */
  at?: 'above' | 'below';
  /** Whether words are next to the photos although the page is not wide. */
  beside?: boolean;
  /** The side that the words take on wide pages. */
  side?: 'start' | 'end';
  /** Their share of a wide page's width. */
  share?: number;
  /** The headline's maximum share of another page's height. */
  most?: number;
  /** Leading size, hundredths of the unit. */
  largest?: number;
  align?: Align;
  /** Whether details and button stay with the headline instead of at the foot of the page. */
  together?: boolean;
  /** Space between words and photos, relative to the margin. */
  gap?: number;
}

export interface Stage {
  /** For the photos, margins kept. */
  box: Box;
  /** For photos that bleed off the page wherever there are no words. */
  bleed: Box;
  /** The box of the words; null: there are none. That of the upper ones, if there are some above and some below. */
  words: Box | null;
  /** Whether words are next to the photos. */
  beside: boolean;
  /** Puts the words down. */
  put(): void;
}

const FOOT: readonly Role[] = ['details', 'call-to-action'];

function besideWords(builder: PageBuilder, options: StageOptions): Stage | null {
  const { safe, margin, width, height } = builder;
  const { backgrounds, side = 'start', share = 0.44, largest = 16, align = 'left', gap = 0.8 } = options;
  const own = safe.width * share;
  const left = (side === 'start') !== builder.mirrored;
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, options),
    { ...safe, x: left ? safe.x : safe.x + safe.width - own, width: own },
    { align, valign: 'middle', largest },
  );
  if (!stack) return null;
  const put = () => putStack(builder, stack);
  if (stack.texts.length === 0) return { box: safe, bleed: builder.page, words: null, beside: true, put };
  const room = safe.width - own - margin * gap;
  const box = { ...safe, x: left ? safe.x + own + margin * gap : safe.x, width: room };
  return {
    box,
    bleed: { x: left ? box.x : 0, y: 0, width: left ? width - box.x : box.x + box.width, height },
    words: stack.box,
    beside: true,
    put,
  };
}

/** Finds room for the words, and returns what is left for the photos; null if the words do not fit. */
export function stageFor(builder: PageBuilder, options: StageOptions): Stage | null {
  if (builder.wide || options.beside) return besideWords(builder, options);
  const { safe, margin, width, height } = builder;
  const {
    backgrounds,
    at = 'above',
    most = 0.36,
    largest = builder.tall ? 15 : 13,
    align = 'left',
    together = false,
    gap = 0.6,
    without = [],
  } = options;
  const footed = together ? [] : FOOT.filter((role) => !without.includes(role));
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    backgrounds,
    align === 'center' ? 'center' : 'left',
    footed,
    height * 0.24,
  );
  if (!foot) return null;
  const space = margin * gap;
  const footRoom = foot.height > 0 ? foot.height + space : 0;
  const free = safe.height - footRoom;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { ...options, without: [...without, ...footed] }),
    { ...safe, y: at === 'above' ? safe.y : safe.y + free * (1 - most), height: free * most },
    { align, valign: at === 'above' ? 'top' : 'bottom', largest, grows: builder.tall || at === 'below' },
  );
  if (!head) return null;
  const put = () => {
    putStack(builder, head);
    foot.put(safe.y + safe.height - foot.height);
  };
  const said = head.texts.length > 0;
  const top = at === 'above' && said ? head.box.y + head.box.height + space : safe.y;
  const bottom = at === 'below' && said ? head.box.y - space : safe.y + safe.height - footRoom;
  const box = { ...safe, y: top, height: bottom - top };
  const start = at === 'above' && said ? top : 0;
  const end = (at === 'below' && said) || foot.height > 0 ? bottom : height;
  const bleed = { x: 0, y: start, width, height: end - start };
  return { box, bleed, words: said ? head.box : null, beside: false, put };
}
