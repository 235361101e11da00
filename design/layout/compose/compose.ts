/** The layout engine: a brief with its pictures, made into layers that fit, that can be read, and that look composed. */
import { message } from '#messages/message.ts';
import type { MeasureText } from '../../document/measure.ts';
import { audit } from './audit.ts';
import { Board } from './board.ts';
import type { Arrangement, Content, Kit, Picture } from './kit.ts';
import { putLogo } from './logo.ts';
import { planFor, type Wishes } from './plan.ts';

export interface Brief extends Omit<Wishes, 'pictures'> {
  pictures: readonly Picture[];
  logo: Picture | null;
  measure: MeasureText;
}

export type Composed =
  | { composition: string; variant: number; arrangement: Arrangement }
  /** `reason`: for people. */
  | { composition: null; reason: string };

/** Below this leading size (hundredths of the unit) a composition is only taken when no other gives the words more room. */
const COMFORTABLE = 5.6;

/** The content with a headline: what leads where none was given. */
export function leading(content: Content): Content {
  const { headline, subheading, offer, callToAction, lines } = content;
  if (headline) return content;
  if (offer) return { ...content, headline: offer, offer: null };
  if (subheading) return { ...content, headline: subheading, subheading: null };
  const [first, ...others] = lines;
  if (first) return { ...content, headline: first, lines: others };
  return callToAction ? { ...content, headline: callToAction, callToAction: null } : content;
}

function headlineSize(board: Board): number {
  const piece = board.arrangement.pieces.find(({ role }) => role === 'headline');
  return piece?.layer.type === 'text' ? piece.layer.fontSize / board.unit : Infinity;
}

/** The name of what takes the most room, for the refusal. */
function longest(content: Content): string {
  const parts = [content.headline, content.subheading, content.offer, content.callToAction, ...content.lines].filter((text): text is string => text !== null && text !== '');
  const [first = ''] = parts.sort((a, b) => b.length - a.length);
  return first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first;
}

/** Lays the brief out. Refuses only when the words fit no composition at a legible size. */
export function compose(brief: Brief): Composed {
  const content = leading(brief.content);
  const plan = planFor({ ...brief, content, pictures: brief.pictures.length });
  const kit: Kit = {
    page: brief.page, content, pictures: brief.pictures, logo: brief.logo, palette: plan.palette, type: plan.type, energy: plan.energy, twist: plan.twist, measure: brief.measure,
  };
  let small: { composition: string; board: Board } | null = null;
  for (const composition of plan.compositions) {
    const board = new Board(kit);
    if (!composition.draw(board)) continue;
    putLogo(board);
    if (audit(board).length > 0) continue;
    if (headlineSize(board) * 100 >= COMFORTABLE) return { composition: composition.id, variant: brief.variant, arrangement: board.arrangement };
    if (!small || headlineSize(board) > headlineSize(small.board) * 1.15) small = { composition: composition.id, board };
  }
  if (small) return { composition: small.composition, variant: brief.variant, arrangement: small.board.arrangement };
  return { composition: null, reason: message('compose.tooMuch', { text: longest(content), width: String(brief.page.width), height: String(brief.page.height) }) };
}
