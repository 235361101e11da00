/** Sorts colors by what they are for: the page, its texts, accents, or everything; and takes the fonts beside them. */
import type { Brief } from '../acts/brief.ts';
import { colorOf } from './look-words.ts';
import { isOfDesign } from './notices.ts';
import type { Token } from './tokens.ts';

const BACKGROUND = new Set(['background', 'backdrop', 'bg', 'backround', 'backgroud']);
const ACCENTS = new Set(
  'border borders frame accents accent details touches highlights line lines icons shapes button foil trim'.split(' '),
);
/** "nude and little gold", "a touch of gold" */
const LITTLE = new Set('little bit touch touches hint hints dash pop splash'.split(' '));
const TYPE = new Set('text letters type writing lettering font words typography title headline'.split(' '));

export class PageColors {
  private readonly look: Brief['look'];
  private readonly accents: string[] = [];

  /** Whether colors that are not said of the design describe what is sought. */
  private readonly isNotice: boolean;

  constructor(look: Brief['look'], isNotice: boolean) {
    this.look = look;
    this.isNotice = isNotice;
  }

  /** `behindTexts`: only the page's color, as given texts have their own. */
  take(tokens: readonly Token[], behindTexts = false): void {
    const { look } = this;
    if (this.isNotice && !isOfDesign(tokens)) return;
    for (const [at, token] of tokens.entries()) {
      if (token.value?.type === 'font') look.headingFont ??= String(token.value.value);
      const color = colorOf(token);
      if (color === null) continue;
      const behind = tokens.slice(at + 1, at + 3).map(({ word }) => word);
      const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
      // "blue background with white text"
      if (!behindTexts && TYPE.has(behind[0] ?? '') && !BACKGROUND.has(behind[1] ?? '')) look.textColor ??= color;
      else if (
        (behind.some((word) => BACKGROUND.has(word)) && !TYPE.has(behind[0] ?? '')) ||
        before.some((word) => BACKGROUND.has(word) || word === 'on')
      )
        look.background ??= color;
      else if (behindTexts) continue;
      else if (behind.some((word) => ACCENTS.has(word)) || before.some((word) => LITTLE.has(word)))
        this.accents.push(color);
      else if (behind.some((word) => TYPE.has(word)) || before.slice(-2).some((word) => TYPE.has(word)))
        look.textColor ??= color;
      else if (!look.colors.includes(color)) look.colors.push(color);
    }
  }

  /** Puts accents behind all others. A gold border makes no gold page. */
  settle(): void {
    const { look, accents } = this;
    if (accents.length === 0) return;
    const isPlain = look.colors.length === 0 && look.background === null;
    look.colors = [...(isPlain ? ['#ffffff'] : look.colors), ...accents];
  }
}
