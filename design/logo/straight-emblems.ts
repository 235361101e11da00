/**
 * Emblems whose words are on straight lines: plaques, crests, ribbons. They suit any script and any length of name.
 */
import type { LogoPorts } from './brief.ts';
import type { StraightBadge } from './badges.ts';
import { solidIcon } from './placed-icon.ts';
import type { Words } from './lockup.ts';
import { arcTo, circle, polygon, ring, rounded, shield } from './outlines.ts';
import { transformPath } from '../document/path-geometry.ts';
import { mixed, schemeOn, type Palette, type Scheme } from './palettes.ts';
import type { Frame, Sheet } from './sheet.ts';
import { setWords, type WordsBlock } from './words.ts';

export interface StraightEmblem {
  badge: StraightBadge;
  words: Words;
  icon: string | null;
  initials: string;
  palette: Palette;
}

/** For words, in units of the frame: maximum width and height, capital height, and the emblem's width. */
interface Room {
  width: number;
  height: number;
  cap: number;
  across: number;
}

class EmblemSheet {
  readonly emblem: StraightEmblem;
  readonly ports: Pick<LogoPorts, 'iconPath'>;
  readonly sheet: Sheet;
  readonly frame: Frame;
  readonly scheme: Scheme;
  /** Colors on the badge's own color. */
  readonly inside: Scheme;

  constructor(emblem: StraightEmblem, ports: Pick<LogoPorts, 'iconPath'>, sheet: Sheet, frame: Frame, scheme: Scheme) {
    this.emblem = emblem;
    this.ports = ports;
    this.sheet = sheet;
    this.frame = frame;
    this.scheme = scheme;
    this.inside = schemeOn(scheme.primary, emblem.palette);
  }

  form(
    ...[path, color, name, rule]: [Parameters<Sheet['outline']>[0], string, string, ('nonzero' | 'evenodd')?]
  ): void {
    this.sheet.outline(path, this.frame, color, name, rule);
  }

  private outlineOf() {
    const { icon } = this.emblem;
    return icon === null ? null : solidIcon(icon, this.ports);
  }

  icon({ x, y, size }: { x: number; y: number; size: number }, color: string): void {
    const { emblem, sheet, frame } = this;
    const unit = frame.size / 100;
    const outline = this.outlineOf();
    const box = {
      x: frame.x + (x - size / 2) * unit,
      y: frame.y + (y - size / 2) * unit,
      width: size * unit,
      height: size * unit,
    };
    if (outline && emblem.icon !== null) sheet.fitted(outline, box, color, emblem.icon.replaceAll('-', ' '));
    else {
      const { face } = emblem.words;
      sheet.letter(
        {
          text: emblem.initials,
          family: face.family,
          weight: face.weight,
          size: (size * unit) / Math.max(1, emblem.initials.length * 0.75),
          color,
          name: 'initials',
        },
        { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      );
    }
  }

  /** The words, scaled down until they fit their room; px. */
  private fitted(
    { width, height, cap, across }: Room,
    colors: Pick<Scheme, 'ink' | 'quiet'>,
    words: Words,
  ): WordsBlock {
    const unit = this.frame.size / 100;
    const options = {
      widest: width * unit,
      align: 'center' as const,
      breaks: height > cap * 1.8,
      scale: this.frame.size / 380,
      across: across * unit,
    };
    let wanted = cap * unit;
    let block = setWords(this.sheet, words, colors, { ...options, cap: wanted });
    for (let step = 0; step < 6 && block.height + block.hang > height * unit; step += 1) {
      wanted *= Math.max(0.7, (height * unit) / (block.height + block.hang));
      block = setWords(this.sheet, words, colors, { ...options, cap: wanted });
    }
    return block;
  }

  /** A small line that would halve the name's size is left out. */
  private block(room: Room, colors: Pick<Scheme, 'ink' | 'quiet'>, words: Words): WordsBlock {
    const [block, name] = [words, { ...words, tagline: '' }].map((said) => this.fitted(room, colors, said)) as [
      WordsBlock,
      WordsBlock,
    ];
    return block.cap < name.cap * 0.5 ? name : block;
  }

  words(x: number, y: number, room: Room, colors: Pick<Scheme, 'ink' | 'quiet'>, words = this.emblem.words): void {
    const unit = this.frame.size / 100;
    const block = this.block(room, colors, words);
    block.paint(
      this.frame.x + x * unit - block.width / 2,
      this.frame.y + y * unit - (block.height + block.hang * 0.5) / 2,
    );
  }

  /** Picture above words, both centered together in the form. */
  column(y: number, icon: number, room: Room, colors: Pick<Scheme, 'ink' | 'quiet'>, iconColor: string): void {
    const unit = this.frame.size / 100;
    const outline = this.outlineOf();
    const high = outline ? icon * Math.min(1, outline.viewHeight / outline.viewWidth) : icon * 0.8;
    const block = this.block(room, colors, this.emblem.words);
    const gap = Math.max(7, (block.cap / unit) * 0.62);
    const top = y - (high + gap + (block.height + block.hang * 0.5) / unit) / 2;
    this.icon({ x: 50, y: top + high / 2, size: icon }, iconColor);
    block.paint(this.frame.x + 50 * unit - block.width / 2, this.frame.y + (top + high + gap) * unit);
  }
}

/** Draws one into its frame; wider forms extend beyond the frame's sides. */
export function drawStraightEmblem(
  emblem: StraightEmblem,
  ports: Pick<LogoPorts, 'iconPath'>,
  sheet: Sheet,
  frame: Frame,
  scheme: Scheme,
): void {
  const on = new EmblemSheet(emblem, ports, sheet, frame, scheme);
  const { inside } = on;
  switch (emblem.badge) {
    case 'plaque': {
      const edge = (inset: number, radius: number) =>
        rounded(-14 + inset, 6 + inset, 128 - 2 * inset, 88 - 2 * inset, [radius, radius, radius, radius]);
      on.form(edge(0, 7), scheme.primary, 'plaque');
      on.form([...edge(3, 4.6), ...edge(3.8, 4)], inside.ink, 'line', 'evenodd');
      return on.column(50.5, 30, { width: 102, height: 34, cap: 14.5, across: 128 }, inside, inside.ink);
    }
    case 'crest': {
      const form = (scale: number) =>
        transformPath(shield(96, 112), [scale, 0, 0, scale, 2 + 48 * (1 - scale), -6 + 54 * (1 - scale)]);
      on.form(form(1), scheme.primary, 'crest');
      on.form([...form(0.945), ...form(0.93)], inside.ink, 'line', 'evenodd');
      return on.column(46, 40, { width: 60, height: 30, cap: 14, across: 96 }, inside, inside.ink);
    }
    case 'arch': {
      const arch = (inset: number) => [
        { type: 'M' as const, x: 8 + inset, y: 108 - inset },
        { type: 'L' as const, x: 8 + inset, y: 36 },
        ...arcTo({ x: 50, y: 36 }, 42 - inset, 180, 360),
        { type: 'L' as const, x: 92 - inset, y: 108 - inset },
        { type: 'Z' as const },
      ];
      on.form(arch(0), scheme.primary, 'arch');
      on.form([...arch(3), ...arch(3.8)], inside.ink, 'line', 'evenodd');
      return on.column(58, 40, { width: 63, height: 36, cap: 14, across: 84 }, inside, inside.ink);
    }
    case 'roundel':
      on.form(circle({ x: 50, y: 50 }, 56), scheme.primary, 'disc');
      on.form(ring({ x: 50, y: 50 }, 53.4, 52.7), inside.ink, 'line');
      return on.column(49, 34, { width: 75, height: 34, cap: 15, across: 112 }, inside, inside.ink);
    case 'hexagon': {
      const form = (radius: number) =>
        polygon(
          [0, 60, 120, 180, 240, 300].map((angle) => ({
            x: 50 + radius * Math.sin((angle * Math.PI) / 180),
            y: 50 - radius * Math.cos((angle * Math.PI) / 180),
          })),
        );
      on.form([...form(60), ...form(57.6), ...form(55.4), ...form(54.6)], scheme.primary, 'frame', 'evenodd');
      return on.column(49, 32, { width: 72, height: 32, cap: 14, across: 104 }, scheme, scheme.primary);
    }
    case 'ribbon': {
      on.form(circle({ x: 50, y: 40 }, 43), scheme.secondary, 'halo');
      on.icon({ x: 50, y: 31, size: 40 }, inkOver(scheme.secondary, emblem.palette));
      // The ends are folded behind the band.
      const ends = (sign: 1 | -1) => {
        const x = (at: number) => 50 + sign * at;
        return polygon([
          { x: x(56), y: 64 },
          { x: x(78), y: 64 },
          { x: x(71), y: 77 },
          { x: x(78), y: 90 },
          { x: x(56), y: 90 },
        ]);
      };
      const folds = (sign: 1 | -1) =>
        polygon([
          { x: 50 + sign * 62, y: 84 },
          { x: 50 + sign * 56, y: 84 },
          { x: 50 + sign * 56, y: 90 },
        ]);
      on.form([...ends(-1), ...ends(1)], scheme.tertiary, 'ends');
      on.form([...folds(-1), ...folds(1)], mixed(scheme.tertiary, '#16161d', 0.5), 'folds');
      on.form(rounded(-12, 58, 124, 26, [0, 0, 0, 0]), scheme.primary, 'band');
      return on.words(50, 71, { width: 108, height: 17, cap: 13.5, across: 156 }, inside, {
        ...emblem.words,
        tagline: '',
      });
    }
    case 'ticket': {
      const cell = 62;
      on.form(rounded(-34, 20, cell, 60, [6, 0, 0, 6]), scheme.primary, 'left half');
      on.icon({ x: -34 + cell / 2, y: 50, size: 36 }, inside.ink);
      on.form(
        [
          ...rounded(-34 + cell, 20, 106, 60, [0, 6, 6, 0]),
          ...rounded(-34 + cell, 21.4, 104.6, 57.2, [0, 4.8, 4.8, 0]),
        ],
        scheme.primary,
        'right half',
        'evenodd',
      );
      return on.words(-34 + cell + 53, 50, { width: 88, height: 42, cap: 17, across: 168 }, scheme);
    }
  }
}

const inkOver = (background: string, palette: Palette) => schemeOn(background, palette).ink;
