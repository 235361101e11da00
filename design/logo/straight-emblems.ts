/** Emblems whose words stand on straight lines: plaques, crests, ribbons. They suit any script and any length of name. */
import type { LogoPorts } from './brief.ts';
import type { StraightBadge } from './badges.ts';
import { solidIcon } from './icon-marks.ts';
import type { Words } from './lockup.ts';
import { arcTo, circle, polygon, ring, rounded, shield } from './outlines.ts';
import { transformPath } from '../document/path-geometry.ts';
import { schemeOn, type Palette, type Scheme } from './palettes.ts';
import type { Frame, Sheet } from './sheet.ts';
import { setWords } from './words.ts';

export interface StraightEmblem {
  badge: StraightBadge;
  words: Words;
  icon: string | null;
  initials: string;
  palette: Palette;
}

/** In units of the frame: the middle of the picture and its side, the middle and size of the room for words. */
interface Plan {
  icon: { x: number; y: number; size: number };
  words: { x: number; y: number; width: number; height: number; cap: number };
}

class EmblemSheet {
  readonly emblem: StraightEmblem;
  readonly ports: Pick<LogoPorts, 'iconPath'>;
  readonly sheet: Sheet;
  readonly frame: Frame;
  readonly scheme: Scheme;
  /** Colours on the badge's own colour. */
  readonly inside: Scheme;

  constructor(emblem: StraightEmblem, ports: Pick<LogoPorts, 'iconPath'>, sheet: Sheet, frame: Frame, scheme: Scheme) {
    this.emblem = emblem;
    this.ports = ports;
    this.sheet = sheet;
    this.frame = frame;
    this.scheme = scheme;
    this.inside = schemeOn(scheme.primary, emblem.palette);
  }

  form(...[path, color, name, rule]: [Parameters<Sheet['outline']>[0], string, string, ('nonzero' | 'evenodd')?]): void {
    this.sheet.outline(path, this.frame, color, name, rule);
  }

  icon({ x, y, size }: Plan['icon'], color: string): void {
    const { emblem, sheet, frame, ports } = this;
    const unit = frame.size / 100;
    const outline = emblem.icon === null ? null : solidIcon(emblem.icon, ports);
    const box = { x: frame.x + (x - size / 2) * unit, y: frame.y + (y - size / 2) * unit, width: size * unit, height: size * unit };
    if (outline && emblem.icon !== null) sheet.fitted(outline, box, color, emblem.icon.replaceAll('-', ' '));
    else {
      const { face } = emblem.words;
      sheet.letter({ text: emblem.initials, family: face.family, weight: face.weight, size: (size * unit) / Math.max(1, emblem.initials.length * 0.75), color, name: 'initials' }, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
  }

  /** The words in the middle of their room, smaller until they fit it. */
  words({ x, y, width, height, cap }: Plan['words'], colors: Pick<Scheme, 'ink' | 'quiet'>, withTagline = true): void {
    const { emblem, sheet, frame } = this;
    const unit = frame.size / 100;
    const words = withTagline ? emblem.words : { ...emblem.words, tagline: '' };
    const options = { widest: width * unit, align: 'center' as const, breaks: height > cap * 1.8 };
    let wanted = cap * unit;
    let block = setWords(sheet, words, colors, { ...options, cap: wanted });
    for (let step = 0; step < 6 && block.height + block.hang > height * unit; step += 1) {
      wanted *= Math.max(0.7, (height * unit) / (block.height + block.hang));
      block = setWords(sheet, words, colors, { ...options, cap: wanted });
    }
    block.paint(frame.x + x * unit - block.width / 2, frame.y + y * unit - (block.height + block.hang * 0.5) / 2);
  }
}

/** Draws one into its frame; wider forms reach over the frame's sides. */
export function drawStraightEmblem(emblem: StraightEmblem, ports: Pick<LogoPorts, 'iconPath'>, sheet: Sheet, frame: Frame, scheme: Scheme): void {
  const on = new EmblemSheet(emblem, ports, sheet, frame, scheme);
  const { inside } = on;
  switch (emblem.badge) {
    case 'plaque': {
      const edge = (inset: number, radius: number) => rounded(-14 + inset, 6 + inset, 128 - 2 * inset, 88 - 2 * inset, [radius, radius, radius, radius]);
      on.form(edge(0, 7), scheme.primary, 'plaque');
      on.form([...edge(3, 4.6), ...edge(3.8, 4)], inside.ink, 'line', 'evenodd');
      on.icon({ x: 50, y: 31, size: 27 }, inside.ink);
      return on.words({ x: 50, y: 66.5, width: 104, height: 34, cap: 14 }, inside);
    }
    case 'crest': {
      const form = (scale: number) => transformPath(shield(96, 112), [scale, 0, 0, scale, 2 + 48 * (1 - scale), -6 + 54 * (1 - scale)]);
      on.form(form(1), scheme.primary, 'crest');
      on.form([...form(0.945), ...form(0.93)], inside.ink, 'line', 'evenodd');
      on.icon({ x: 50, y: 28, size: 32 }, inside.ink);
      return on.words({ x: 50, y: 63, width: 72, height: 28, cap: 13 }, inside);
    }
    case 'arch': {
      const arch = (inset: number) => [
        { type: 'M' as const, x: 8 + inset, y: 108 - inset }, { type: 'L' as const, x: 8 + inset, y: 36 }, ...arcTo({ x: 50, y: 36 }, 42 - inset, 180, 360),
        { type: 'L' as const, x: 92 - inset, y: 108 - inset }, { type: 'Z' as const },
      ];
      on.form(arch(0), scheme.primary, 'arch');
      on.form([...arch(3), ...arch(3.8)], inside.ink, 'line', 'evenodd');
      on.icon({ x: 50, y: 36, size: 38 }, inside.ink);
      return on.words({ x: 50, y: 82, width: 68, height: 34, cap: 13 }, inside);
    }
    case 'roundel':
      on.form(circle({ x: 50, y: 50 }, 56), scheme.primary, 'disc');
      on.form(ring({ x: 50, y: 50 }, 53.4, 52.7), inside.ink, 'line');
      on.icon({ x: 50, y: 26, size: 29 }, inside.ink);
      return on.words({ x: 50, y: 66, width: 84, height: 34, cap: 15 }, inside);
    case 'hexagon': {
      const form = (radius: number) => polygon([0, 60, 120, 180, 240, 300].map((angle) => ({ x: 50 + radius * Math.sin((angle * Math.PI) / 180), y: 50 - radius * Math.cos((angle * Math.PI) / 180) })));
      on.form([...form(60), ...form(57.6), ...form(55.4), ...form(54.6)], scheme.primary, 'frame', 'evenodd');
      on.icon({ x: 50, y: 28, size: 29 }, scheme.primary);
      return on.words({ x: 50, y: 64, width: 78, height: 32, cap: 14 }, scheme);
    }
    case 'ribbon': {
      on.form(circle({ x: 50, y: 40 }, 43), scheme.secondary, 'halo');
      on.icon({ x: 50, y: 31, size: 40 }, inkOver(scheme.secondary, emblem.palette));
      // The ends are folded behind the band.
      const ends = (sign: 1 | -1) => {
        const x = (at: number) => 50 + sign * at;
        return polygon([{ x: x(56), y: 64 }, { x: x(78), y: 64 }, { x: x(71), y: 77 }, { x: x(78), y: 90 }, { x: x(56), y: 90 }]);
      };
      const folds = (sign: 1 | -1) => polygon([{ x: 50 + sign * 62, y: 84 }, { x: 50 + sign * 56, y: 84 }, { x: 50 + sign * 56, y: 90 }]);
      on.form([...ends(-1), ...ends(1)], on.emblem.palette.dark === scheme.ground ? scheme.tertiary : mixedDown(scheme), 'ends');
      on.form([...folds(-1), ...folds(1)], scheme.ink, 'folds');
      on.form(rounded(-12, 58, 124, 26, [0, 0, 0, 0]), scheme.primary, 'band');
      return on.words({ x: 50, y: 71, width: 110, height: 18, cap: 12 }, inside, false);
    }
    case 'ticket': {
      const cell = 62;
      on.form(rounded(-34, 20, cell, 60, [6, 0, 0, 6]), scheme.primary, 'left half');
      on.icon({ x: -34 + cell / 2, y: 50, size: 36 }, inside.ink);
      on.form([...rounded(-34 + cell, 20, 106, 60, [0, 6, 6, 0]), ...rounded(-34 + cell, 21.4, 104.6, 57.2, [0, 4.8, 4.8, 0])], scheme.primary, 'right half', 'evenodd');
      return on.words({ x: -34 + cell + 53, y: 50, width: 90, height: 42, cap: 17 }, scheme);
    }
  }
}

const inkOver = (ground: string, palette: Palette) => schemeOn(ground, palette).ink;
const mixedDown = ({ tertiary }: Scheme) => tertiary;
