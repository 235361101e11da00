/** Draws a planned logo as layers, and puts one into a box of a page. */
import { upperCase } from '#design/layout/letter-case.ts';
import { moveLayer, scaleLayer, type Box } from '../document/geometry.ts';
import type { LeafLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { withLines } from '../layout/text-lines.ts';
import { drawAbstractMark } from './abstract-marks.ts';
import type { DrawnLogo, LogoBrief, LogoPorts, TextOutline } from './brief.ts';
import { isStraight } from './badges.ts';
import { drawEmblem } from './emblem.ts';
import { drawStraightEmblem } from './straight-emblems.ts';
import { IconMark } from './icon-marks.ts';
import { inkBoxOf } from './ink.ts';
import { drawLetterMark, initialsOf, isWordmark } from './letter-marks.ts';
import { compose } from './layouts.ts';
import { row, stack } from './lockup.ts';
import { schemeFor, schemeOn, withStrongPrimary, type Scheme } from './palettes.ts';
import type { LogoPlan } from './logo-plan.ts';
import { chooser } from './seeded.ts';
import { Sheet, type Frame } from './sheet.ts';
import { taglineOf } from './tagline.ts';

/** An emblem's side, px: its letters are on its edge, so it is drawn larger than other marks. */
const EMBLEM = 640;

/** Draws the logo on its own background, or on another one if given: colors then fit that. */
export function drawLogo(brief: LogoBrief, plan: LogoPlan, ports: LogoPorts, background?: string): DrawnLogo {
  const own = background === undefined ? schemeFor(plan.palette, plan.ground) : schemeOn(background, plan.palette);
  const scheme = ports.textOutline && holdsWords(plan) ? withStrongPrimary(own) : own;
  const sheet = new Sheet(ports.measureText, ports.textOutline);
  const free = chooser(plan.seed);
  const { mark, face } = plan;
  const words = {
    name: brief.name.trim().replace(/\s+/g, ' '),
    tagline: taglineOf(brief.description, brief.name),
    face,
  };
  const initials = initialsOf(words.name);
  if (mark.kind === 'emblem') {
    const { icon, badge } = mark;
    const frame = { x: 0, y: 0, size: EMBLEM };
    if (isStraight(badge))
      drawStraightEmblem({ badge, words, icon, initials, palette: plan.palette }, ports, sheet, frame, scheme);
    // A single letter is no line to curve: it takes the center, and the trade runs around it.
    else if (ports.textOutline && [...words.name].length < 3 && words.tagline !== '')
      drawEmblem(
        { badge, name: words.tagline, tagline: '', face, icon: null, initials: words.name },
        ports,
        sheet,
        frame,
        scheme,
        free,
      );
    else
      drawEmblem(
        { badge, name: words.name, tagline: words.tagline, face, icon, initials },
        ports,
        sheet,
        frame,
        scheme,
        free,
      );
  } else if (ports.textOutline) {
    // A plate is a background of its own.
    const within = plan.layout === 'plate' ? schemeOn(scheme.primary, plan.palette) : scheme;
    // A monogram already says a name that is no longer than itself.
    const said =
      mark.kind === 'lettermark' && upperCase(words.name) === initials && plan.layout !== 'words'
        ? { ...words, name: '' }
        : words;
    const drawOne = (frame: Frame) => drawMark(mark, frame, { scheme: within, sheet, ports, free, initials, plan });
    compose(
      plan.layout,
      { sheet, drawMark: drawOne, words: said, scheme: within, textOutline: ports.textOutline },
      { plate: scheme.primary, wordmark: mark.kind === 'lettermark' && isWordmark(mark.form) ? mark.form : null },
    );
  } else {
    const lockUp = plan.layout === 'row' ? row : stack;
    lockUp(sheet, (frame) => drawMark(mark, frame, { scheme, sheet, ports, free, initials, plan }), words, scheme);
  }
  return { kind: mark.kind, label: labelOf(plan, words.name), layers: sheet.layers, background: scheme.background };
}

/** Whether words are on the mark's own color. */
function holdsWords({ mark, layout }: LogoPlan): boolean {
  return mark.kind === 'emblem' || layout === 'plate' || (mark.kind === 'lettermark' && mark.form === 'wordmark-box');
}

interface Drawing {
  scheme: Scheme;
  sheet: Sheet;
  ports: LogoPorts;
  free: ReturnType<typeof chooser>;
  initials: string;
  plan: LogoPlan;
}

function drawMark(
  mark: Exclude<LogoPlan['mark'], { kind: 'emblem' }>,
  frame: Frame,
  { scheme, sheet, ports, free, initials, plan }: Drawing,
): void {
  switch (mark.kind) {
    case 'lettermark':
      return drawLetterMark(mark.form, initials, plan.face, sheet, frame, scheme);
    case 'abstract':
      return drawAbstractMark(mark.mark, sheet, frame, scheme, free);
    case 'icon':
      return new IconMark(mark.icon, ports, sheet, frame, scheme).solid(mark.form);
    case 'line art':
      return new IconMark(mark.icon, ports, sheet, frame, scheme).lines(mark.form, free);
    case 'illustration':
      return new IconMark(mark.icon, ports, sheet, frame, scheme).scene(mark.form);
  }
}

function labelOf({ mark }: LogoPlan, name: string): string {
  const shown =
    mark.kind === 'abstract'
      ? mark.mark
      : mark.kind === 'lettermark'
        ? initialsOf(name)
        : (mark.icon?.replaceAll('-', ' ').replace(/^t shirt/, 'T-shirt') ?? initialsOf(name));
  return `${mark.kind}: ${shown}`;
}

/** The layers scaled and moved so that they are centered in a box. Lines are measured again at their new size. */
export function placedIn(
  layers: readonly LeafLayer[],
  box: Box,
  measure: MeasureText,
  textOutline?: TextOutline,
): LeafLayer[] {
  const bounds = inkBoxOf(layers, textOutline);
  if (!bounds) return [];
  const scale = Math.min(box.width / bounds.width, box.height / bounds.height);
  const dx = box.x + (box.width - bounds.width * scale) / 2 - bounds.x * scale;
  const dy = box.y + (box.height - bounds.height * scale) / 2 - bounds.y * scale;
  return layers.map((layer) => {
    const moved = moveLayer(scaleLayer(layer, scale), dx, dy);
    return moved.type === 'text' ? withLines(moved, measure) : moved;
  });
}

/** Width over height of the drawn layers. */
export function ratioOf(layers: readonly LeafLayer[], textOutline?: TextOutline): number {
  const bounds = inkBoxOf(layers, textOutline);
  return bounds ? bounds.width / bounds.height : 1;
}
