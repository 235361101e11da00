/**
 * What hands do on a canvas, said in words: "straighten it by 3 degrees", "an arrow from the price to the bottle", "stand the bottle
 * on the ground", "make the text fit the box", "circle the price by hand", "neon letters".
 */
import type { TextEffect } from '#design/looks/text-effects.ts';
import { message } from '#messages/message.ts';
import { ask, calls, targets, type Ground, type Grounded } from '../grounded.ts';
import type { HandWish, Intent, Reference } from '../intents.ts';
import { PICTURE_NOUNS } from '../lexicon.ts';
import { takeChange } from '../read-change.ts';
import { takeColor } from '../read-color.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import { readReference } from '../read-reference.ts';
import { resolve } from '../resolve.ts';
import { Scan } from '../scan.ts';

const LEAD = "^(?:(?:please|now|also|then|and|ok|okay|can you|could you|i'd like|i want|i need|let's)[\\s,]+)*(?:(?:you )?to )?";
const IT: Reference = { pronoun: true, said: 'it' };
const PHOTO: Reference = { kind: 'image', said: 'the photo' };
const lead = (pattern: string) => new RegExp(`${LEAD}${pattern}`, 'iu');
const reference = (words: string | undefined, fallback: Reference): Reference => (words ? (readReference(words.replace(/\s+(?:please|pls|too|as well)$/i, '').trim()) ?? fallback) : fallback);

/** "straighten it by 3 degrees", "level the horizon, 2° to the left". */
function readStraighten(text: string): HandWish | null {
  const match = lead('(?:straighten|level|unslant)(?: out)?(?: (.+?))?(?:,? (?:by|about|with)?\\s*(-?\\d+(?:[.,]\\d+)?) ?(?:°|degrees?|deg))?(?:,? ?(to the left|left|(?:anti|counter)-?clockwise|to the right|right|clockwise))?[.!]?$').exec(text.trim());
  if (!match) return null;
  const [, what, degrees, way] = match;
  if (what && /text|headline|title|words|line|arrow|shape|sticker|logo/i.test(what)) return null;
  const target = !what || /horizon/i.test(what) ? PHOTO : reference(what, IT);
  const turn = degrees === undefined ? undefined : Number(degrees.replace(',', '.')) * (way && /left|anti|counter/i.test(way) ? -1 : 1);
  return { do: 'straighten', target, ...(turn === undefined ? {} : { degrees: turn }) };
}

/** "stand the bottle on the ground", "give it a soft contact shadow". */
function readGrounding(text: string): HandWish | null {
  const stand = lead('(?:(?:make|let|have) (.+?) )?(?:stands?|sits?|rests?|put|place|set|ground)(?: (?!on)(.+?))?(?: (?:firmly|down|back))? on (?:the|its|a) (?:ground|floor)[.!]?$').exec(text.trim());
  if (stand) return { do: 'ground', target: reference(stand[1] ?? stand[2], IT), strength: 'soft' };
  const shadow = /(?:contact|ground(?:ing)?|floor|drop) ?shadows?(?!\p{L})|(?<!\p{L})shadows? (?:on the ground|on the floor|where it stands)/iu.exec(text);
  if (!shadow || /drop/i.test(shadow[0])) return null;
  const strength = /(?:remove|delete|without|no|take (?:away|off)|get rid of|lose) /i.test(text) ? 'none' : /strong|hard|dark|deep|heavy|clear/i.test(text) ? 'strong' : 'soft';
  const whose = /(?:give|for) (.+?) (?:an?|some|the|more)(?!\p{L})/iu.exec(text)?.[1] ?? /shadows?(?: on the (?:ground|floor))? (?:to|under(?:neath)?|below|beneath|for|of|from) (.+?)[.!]?$/iu.exec(text)?.[1] ?? /(?:of|from) (.+?)'s/iu.exec(text)?.[1];
  return { do: 'ground', target: reference(whose, IT), strength };
}

const DASH: readonly (readonly [pattern: RegExp, dash: 'solid' | 'dashed' | 'dotted'])[] = [[/dashed|dashes/i, 'dashed'], [/dotted|dots/i, 'dotted'], [/(?<!\p{L})solid|continuous/iu, 'solid']];
const dashIn = (text: string) => DASH.find(([pattern]) => pattern.test(text))?.[1];

/** "an arrow from the price to the bottle", "connect the price and the bottle with a dashed line". */
function readConnection(text: string): HandWish | null {
  const said = text.trim().replace(/[.!]+$/, '');
  const joined = lead('(?:connect|join|link) (.+?) (?:and|with|to) (.+?)(?: (?:with|by) (?:an? )?(.*?(arrow|line).*))?$').exec(said);
  const drawn = joined ? null : lead('(?:(?:add|draw|put|make|insert|place|create|run|have|need|want) )?(?:in )?(?:me )?(?:an? |the |another )?((?:\\p{L}+[ -]){0,3}?)(arrows?|lines?)((?: in \\p{L}+(?: \\p{L}+)?)?)(?: (?:that )?(?:points?|pointing|going|goes|leads?|leading|running|runs))? (?:from|between) (.+?) (?:to|towards?|and|at|over to) (.+)$').exec(said);
  if (!joined && !drawn) return null;
  const [looks, shape, from, behind] = joined ? [joined[3] ?? '', joined[4] ?? 'line', joined[1] ?? '', joined[2] ?? ''] : [`${drawn?.[1] ?? ''} ${drawn?.[3] ?? ''}`, drawn?.[2] ?? 'arrow', drawn?.[4] ?? '', drawn?.[5] ?? ''];
  const tail = /^(.+?)((?:,| in| that| which| with| dashed| dotted).*)?$/iu.exec(behind);
  const [one, other] = [readReference(from), readReference((tail?.[1] ?? behind).trim())];
  if (!one || !other) return null;
  const style = `${looks} ${tail?.[2] ?? ''}`;
  const color = takeColor(new Scan(style));
  const dash = dashIn(style);
  return {
    do: 'connect', from: one, to: other, shape: /line/i.test(shape) ? 'line' : /double|two[ -]?(?:way|headed)|both ends/i.test(style) ? 'double-arrow' : 'arrow',
    ...(color && color !== 'auto' ? { color } : {}), ...(dash ? { dash } : {}), ...(/thick|bold|fat|heavy/i.test(style) ? { weight: 2.2 } : /thin|fine/i.test(style) ? { weight: 0.5 } : {}),
  };
}

/** "make the arrow dashed", "give the line a dot at the end", "make the arrow double-headed". */
function readLine(text: string): HandWish | null {
  const match = lead('(?:make|turn|change|set|give|let|have|use|put|remove|take) (?:.*?)(?:the|this|that|my) (?:\\p{L}+ )?(?:arrow|line|divider|separator)(?!\\p{L})(.*)$').exec(text.trim());
  if (!match) return null;
  const dash = dashIn(text);
  const heads = /double[ -]?head|both ends|two[ -]?(?:way|headed|sided)/i.test(text) ? { start: 'arrow', end: 'arrow' } as const
    : /no (?:arrow ?)?heads?|without (?:an? )?(?:arrow ?)?heads?|remove the (?:arrow ?)?heads?/i.test(text) ? { start: 'none', end: 'none' } as const
    : /(?:dot|circle|ball|round end)/i.test(text) && !dash ? (/begin|start/i.test(text) ? { start: 'circle' } as const : { end: 'circle' } as const)
    : /open (?:arrow ?)?head/i.test(text) ? { end: 'open' } as const
    : undefined;
  const weight = /thick|bolder|fatter|heavier/i.test(text) ? 1.8 : /thin(?:ner)?|finer/i.test(text) && !/thing/i.test(text) ? 0.55 : undefined;
  // Other looks with it: those are read together.
  const { dash: _dash, weight: _weight, order: _order, ...others } = takeChange(new Scan(text.replace(/(?<!\p{L})(?:the|this|that|my) (?:\p{L}+ )?(?:arrow|line|divider|separator)/iu, ' ')));
  if (!heads && (others.tone ?? others.color) !== undefined) return null;
  if (!dash && !heads && (weight === undefined || takeColor(new Scan(text)) !== null)) return null;
  return { do: 'line', ...(dash ? { dash } : {}), ...heads, ...(weight === undefined ? {} : { weight }) };
}

const BOXES = '(?:box|button|rectangle|shape|circle|card|panel|banner|pill|square|bar|badge|ribbon|bubble|speech bubble|frame|oval|star|heart)';

/** "make the text fit the box", "fit the headline into the circle", "let the words fill the button". */
function readFit(text: string): HandWish | null {
  const said = text.trim().replace(/[.!]+$/, '');
  const match = lead(`(?:(?:make|let|have|get) (.+?) (?:auto-?|automatically )?(?:fit|fill)s?|(?:auto-?)?(?:fit|fill|shrink|squeeze|size|resize) (.+?)(?: so that it fits| to fit)?)(?: (?:in|into|inside|within|to|to fit))?(?: (?:the|its|this|that|my|their) (?:\\p{L}+ )?(${BOXES}))(?: (always|automatically|whatever.*))?$`).exec(said);
  if (!match) return null;
  const what = match[1] ?? match[2] ?? '';
  if (new RegExp(`(?<!\\p{L})(?:${PICTURE_NOUNS})(?!\\p{L})`, 'iu').test(what)) return null;
  const target = reference(what, { kind: 'text', said: 'the text' });
  return { do: 'fit', target, box: match[3]?.toLowerCase() ?? 'box', ...(match[4] !== undefined || /auto|always/i.test(said) ? { always: true } : {}) };
}

const EFFECTS: readonly (readonly [pattern: RegExp, effect: TextEffect])[] = [
  [/neon/i, 'neon'], [/glitch/i, 'glitch'], [/hollow|outline[ds]? only|empty letters|see-?through letters/i, 'hollow'], [/splice/i, 'splice'], [/echo/i, 'echo'], [/(?:3 ?-?d|block|extruded)/i, 'block'], [/lift(?:ed)?/i, 'lift'],
];

/** "give the title a neon effect", "make the headline hollow", "remove the effect from the title". */
function readEffect(text: string): HandWish | null {
  const gone = lead('(?:remove|take (?:off|away)|delete|no|clear|get rid of) (?:the |its )?(?:neon |glitch |hollow |echo |splice |block |3d |lift )?(?:text )?effects?(?: (?:from|of|off|on) (.+?))?[.!]?$').exec(text.trim());
  if (gone) return { do: 'effect', target: reference(gone[1], IT), effect: 'none' };
  const given = lead('(?:give|add|put|make|turn|set|use|apply|let)(?!\\p{L})(.+)$').exec(text.trim())?.[1];
  const found = given === undefined ? undefined : EFFECTS.find(([pattern]) => pattern.test(given));
  if (!given || !found || /["“]|back ?ground|colou?r|gr(?:een|ey)|pink|yellow|orange|box|sign/i.test(given)) return null;
  const named = /(?:effect|look|style|letters?|text|glow)/i.test(given) || /^\s*(?:the|my|this|that|it)\b.*(?:neon|hollow|glitch(?:y|ed)?|3d|lifted)\s*[.!]?$/i.test(given);
  if (!named) return null;
  const whose = /(?:effect|look|style) (?:to|on|for) (.+?)[.!]?$/iu.exec(given)?.[1] ?? /^\s*((?:the|my|this|that) .+?|it|this|that) (?=an? |the |in |into |neon|hollow|glitch|3|echo|splice|lift|block|some )/iu.exec(given)?.[1];
  return { do: 'effect', target: reference(whose, IT), effect: found[1] };
}

const BY_HAND = /by hand|hand[- ]?(?:drawn|made|sketched)|free ?hand|with (?:an? |the )?(?:(?:\p{L}+ )?(?:pen|marker|highlighter|felt tip|brush|pencil))|scribbled?|sketch(?:ed|y)?/iu;

/** "circle the price by hand", "mark the date with a highlighter", "a hand-drawn underline below the title". */
function readMark(text: string): HandWish | null {
  if (!BY_HAND.test(text)) return null;
  const said = text.trim().replace(/[.!]+$/, '');
  const color = takeColor(new Scan(said));
  const rest = said.replace(BY_HAND, ' ').replace(/\s+/g, ' ');
  const forms: readonly (readonly [pattern: string, form: Extract<HandWish, { do: 'mark' }>['form']])[] = [
    ['(?:cross(?: out)?|strike(?: through| out)?|scratch out) (.+?)(?: out)?$', 'cross'],
    ['(?:(?:draw|add|put|make) )?(?:an? )?(?:\\p{L}+ )*?(?:line|underline|stroke)(?: (?:in|of) \\p{L}+)? (?:under(?:neath)?|below|beneath) (.+?)$|underline (.+?)$', 'underline'],
    ['(?:(?:draw|add|put|make) )?(?:an? )?(?:\\p{L}+ )*?(?:circle|ring|loop|oval)(?: (?:in|of) \\p{L}+)? (?:a?round|about|on) (.+?)$|(?:circle|encircle|ring) (.+?)$', 'circle'],
    ['(?:highlight|mark|emphasi[sz]e|colou?r) (.+?)$', 'highlight'],
  ];
  for (const [pattern, form] of forms) {
    const match = lead(pattern).exec(rest.trim());
    const what = match?.[1] ?? match?.[2];
    const target = what ? readReference(what.replace(/\s+in (?:\p{L}+ ?){1,2}$/iu, '').trim()) : null;
    if (target) return { do: 'mark', target, form, ...(color && color !== 'auto' ? { color } : {}) };
  }
  return null;
}

/** "add an empty heart frame", "put in a round photo frame". */
function readEmptyFrame(text: string): HandWish | null {
  const match = lead('(?:add|insert|put(?: in)?|place|make|create|draw|need|want|include)(?: me)? (?:an?|another|one more) ((?:\\p{L}+[ -])*?)(?:photo |picture |image )?(frame|placeholder)(?: (?:for|to hold) (?:an?|my|the|another) (?:photo|picture|image|shot))?[.!]?$').exec(text.trim());
  if (!match || !/empty|photo|picture|image|placeholder/i.test(text)) return null;
  const form = /heart|star|arch|hexagon|blob|cloud|flower|drop|diamond|rounded|circle|letter [a-z0-9]/i.exec(match[1] ?? '')?.[0].toLowerCase() ?? (/round|circular/i.test(match[1] ?? '') ? 'circle' : 'rectangle');
  return { do: 'frame', frame: form };
}

/** "put the bottle in the letter B", "crop her to a letter S". */
export function readLetterFrame(text: string): HandWish | null {
  const match = lead('(?:put|place|show|crop|cut|mask|set|frame|clip|make|fit|turn) (.+?) (?:in(?:to|side)?|to|as|with|the shape of)(?: the shape of)? (?:the |an? )?(?:big |large )?(?:letter|initial|digit|number) ["“\'‘]?([a-z0-9])["”\'’]?[.!]?$').exec(text.trim());
  return match?.[2] ? { do: 'cut', target: reference(match[1], IT), frame: `letter-${match[2].toUpperCase()}` } : null;
}

/** "curve the title", "bend the headline downwards", "arch it by 120 degrees". */
function readCurve(text: string): Intent | null {
  const match = lead('(?:curve|bend|arch|arc) ((?:the|my|this|that) .+?|it|this|that)(?: (?:in(?:to)?|as|like|along|on) (?:an? )?(?:arch|arc|curve|bow|rainbow|(smile|bowl|u)))?(?: (slightly|gently|a (?:bit|little)|strongly|a lot|much|more))?(?: (up(?:wards?)?|down(?:wards?)?|the other way))?(?: (slightly|gently|a (?:bit|little)|strongly|a lot))?(?:,? (?:by|about) (\\d+) ?(?:°|degrees?))?[.!]?$').exec(text.trim());
  if (!match) return null;
  const [, what, bowl, soft, way, softer, degrees] = match;
  const down = bowl !== undefined || /down|other/i.test(way ?? '');
  const strength = soft ?? softer ?? '';
  const amount = degrees !== undefined ? Math.min(360, Number(degrees)) : /slight|gent|bit|little/i.test(strength) ? 45 : /strong|lot|much/i.test(strength) ? 150 : 90;
  return { kind: 'change', targets: [reference(what, IT)], change: { curve: down ? -amount : amount } };
}

/** What a clause wishes for of all this; null: nothing. */
export function readHandwork(text: string): Intent | null {
  const curve = readCurve(text);
  if (curve) return curve;
  const wish = readStraighten(text) ?? readGrounding(text) ?? readConnection(text) ?? readMark(text) ?? readLine(text) ?? readFit(text) ?? readEffect(text) ?? readLetterFrame(text) ?? readEmptyFrame(text);
  return wish && { kind: 'handwork', wish };
}

/** Whether the one "and" of a request belongs to the wish: "connect the price and the bottle", "swap the first and the last photo". */
export function isOneWish(text: string): boolean {
  if (text.split(/(?<!\p{L})and(?!\p{L})/iu).length !== 2 || /,|;|(?<!\p{L})then(?!\p{L})/iu.test(text)) return false;
  return readConnection(text) !== null || /(?:swap|exchange|switch) .{0,30} and .{0,30}(?:collage|grid|mosaic)/i.test(text);
}

const images = (canvas: Canvas) => canvas.layers.filter(({ type, empty }) => type === 'image' && !empty);

/** The pictures that are meant; "it", and that is a text, or words that no photo is called: the only photo. */
function picturesMeant(target: Reference, ground: Ground): SeenLayer[] | Grounded {
  const all = images(ground.canvas);
  if (all.length === 0) return ask(message('assistant.askPicture'));
  const found = resolve(target.pronoun ? target : { ...target, kind: 'image' }, ground.canvas, ground.memory);
  const chosen = 'layers' in found ? found.layers.filter((layer) => all.includes(layer)) : [];
  if (chosen.length > 0) return chosen;
  if (all.length === 1) return all;
  const answer = targets([{ ...target, kind: 'image', pronoun: undefined }], ground);
  return 'answer' in answer ? answer.answer : answer.layers.filter((layer) => all.includes(layer));
}

/** The shape that a text is to fill: the one of that name that it stands on, else the nearest. */
function boxFor(layer: SeenLayer | null, name: string, canvas: Canvas): SeenLayer | null {
  const shapes = canvas.layers.filter(({ type, shape, box }) => (type === 'shape' && shape !== 'line' && shape !== 'qr' && box) || (type === 'image' && box && name === 'frame'));
  const kinds: Readonly<Record<string, string>> = { circle: 'ellipse', oval: 'ellipse', star: 'star', heart: 'heart' };
  const formed = kinds[name] ? shapes.filter(({ shape }) => shape === kinds[name]) : shapes;
  const middle = (one: SeenLayer) => ({ x: (one.box?.x ?? 0) + (one.box?.width ?? 0) / 2, y: (one.box?.y ?? 0) + (one.box?.height ?? 0) / 2 });
  const away = (one: SeenLayer) => (layer ? Math.hypot(middle(one).x - middle(layer).x, middle(one).y - middle(layer).y) : 0);
  return (formed.length > 0 ? formed : shapes).toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

function groundFit(wish: Extract<HandWish, { do: 'fit' }>, ground: Ground): Grounded {
  const { canvas } = ground;
  const texts = canvas.layers.filter(({ type }) => type === 'text');
  const always = wish.always ? { autoSize: 'letters' } : {};
  const found = resolve(wish.target, canvas, ground.memory);
  let layer = ('layers' in found ? found.layers.find(({ type }) => type === 'text') : undefined) ?? null;
  const shape = boxFor(layer, wish.box, canvas);
  // "the text", and there are several: the one that stands on the shape.
  if (!layer && shape?.box) {
    const { x, y, width, height } = shape.box;
    const on = texts.filter(({ box }) => box && box.x + box.width / 2 > x && box.x + box.width / 2 < x + width && box.y + box.height / 2 > y && box.y + box.height / 2 < y + height);
    if (on.length === 1) layer = on[0] ?? null;
  }
  if (!layer) {
    const answer = targets([wish.target], { ...ground, canvas: { ...canvas, layers: texts } });
    return 'answer' in answer ? answer.answer : ask(message('assistant.askText'));
  }
  return calls({ tool: 'edit_text', input: { layer: layer.id, fit: shape?.id ?? 'box', ...(shape ? { align: 'center', verticalAlign: 'middle' } : {}), ...always } });
}

/** Strokes around or through a box, as a hand would draw them: round, not exact. */
function strokesFor(form: Extract<HandWish, { do: 'mark' }>['form'], { x, y, width, height }: NonNullable<SeenLayer['box']>): [number, number][][] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const at = (px: number, py: number): [number, number] => [Math.round(px), Math.round(py)];
  switch (form) {
    case 'circle': {
      const [rx, ry] = [width * 0.62 + height * 0.16, height * 0.78];
      // Begun at the upper left and closed a little beyond where it began, as pens do.
      return [Array.from({ length: 14 }, (_, index) => {
        const angle = (-130 + (index / 13) * 385) * (Math.PI / 180);
        const swell = 1 + 0.035 * Math.sin(index * 1.7);
        return at(cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell);
      })];
    }
    case 'underline':
      return [[at(x - width * 0.02, y + height * 1.06), at(cx - width * 0.1, y + height * 1.02), at(cx + width * 0.2, y + height * 1.07), at(x + width * 1.03, y + height * 1.01)]];
    case 'cross':
      return [[at(x - width * 0.04, y + height * 0.86), at(cx, cy), at(x + width * 1.04, y + height * 0.14)], [at(x - width * 0.03, y + height * 0.12), at(cx, cy), at(x + width * 1.04, y + height * 0.9)]];
    case 'highlight':
      return [[at(x + Math.min(height / 2, width * 0.1), cy), at(x + width - Math.min(height / 2, width * 0.1), cy + height * 0.02)]];
  }
}

function groundMark(wish: Extract<HandWish, { do: 'mark' }>, ground: Ground): Grounded {
  const found = targets([wish.target], ground);
  if ('answer' in found) return found.answer;
  const shorter = Math.min(ground.canvas.width, ground.canvas.height);
  const planned = found.layers.flatMap((layer) => (layer.box ? [{ strokes: strokesFor(wish.form, layer.box), height: layer.box.height }] : []));
  const highest = Math.max(0, ...planned.map(({ height }) => height));
  if (planned.length === 0) return ask(message('assistant.askWhere'));
  const pen = wish.form === 'highlight' ? { brush: 'highlighter', width: Math.round(Math.min(500, highest * 0.86)) } : { brush: 'pen', width: Math.max(3, Math.round(shorter * 0.008)), color: wish.color ?? '#d62828' };
  return calls({ tool: 'draw', input: { strokes: planned.flatMap(({ strokes }) => strokes), ...pen, ...(wish.color ? { color: wish.color } : {}) } });
}

/** What a wish comes to on this canvas. */
export function groundHandwork({ wish }: Extract<Intent, { kind: 'handwork' }>, ground: Ground): Grounded {
  const { canvas } = ground;
  const shorter = Math.min(canvas.width, canvas.height);
  switch (wish.do) {
    case 'straighten': {
      const pictures = picturesMeant(wish.target, ground);
      if (!Array.isArray(pictures)) return pictures;
      if (wish.degrees !== undefined && Math.abs(wish.degrees) > 45) return ask(message('assistant.straightenLimit'));
      const turned = pictures.filter(({ rotation }) => rotation !== 0);
      if (wish.degrees === undefined && turned.length > 0) return calls(...turned.map(({ id }) => ({ tool: 'update_layer', input: { layer: id, rotation: 0 } })));
      // How far it leans is seen by the engine, not here; a cutout has no horizon left.
      const whole = pictures.filter(({ cutout }) => !cutout);
      if (wish.degrees === undefined) return whole.length > 0 ? calls(...whole.map(({ id }) => ({ tool: 'retake', input: { layer: id, only: ['straighten'] } }))) : ask(message('assistant.askDegrees'));
      return calls(...pictures.map(({ id }) => ({ tool: 'crop', input: { layer: id, angle: wish.degrees } })));
    }
    case 'ground': {
      const pictures = picturesMeant(wish.target, ground);
      if (!Array.isArray(pictures)) return pictures;
      const standing = wish.strength === 'none' ? pictures : pictures.filter(({ cutout }) => cutout);
      return standing.length > 0 ? calls({ tool: 'style', input: { layers: standing.map(({ id }) => id), groundShadow: wish.strength } }) : ask(message('assistant.groundNeedsCutout'));
    }
    case 'connect': {
      const ends = [wish.from, wish.to].map((one) => targets([one], ground));
      for (const end of ends) if ('answer' in end) return end.answer;
      const [from, to] = ends.map((end) => ('layers' in end ? end.layers[0] : undefined));
      if (!from || !to || from === to) return ask(message('assistant.askEnds'));
      const line = { ...(wish.dash ? { dash: wish.dash } : {}), ...(wish.weight ? { width: Math.max(1, Math.round(shorter * 0.005 * wish.weight)) } : {}) };
      return calls({ tool: 'add_shape', input: { shape: wish.shape, from: from.id, to: to.id, ...(wish.color ? { color: wish.color } : {}), ...(Object.keys(line).length > 0 ? { line } : {}) } });
    }
    case 'line': {
      const lines = canvas.layers.filter(({ type, shape }) => type === 'shape' && shape === 'line');
      const layer = lines.find(({ id }) => canvas.selected.includes(id)) ?? lines.at(-1);
      if (!layer) return ask(message('assistant.noLine'));
      const { dash, start, end, weight } = wish;
      const line = { ...(dash ? { dash } : {}), ...(start ? { start } : {}), ...(end ? { end } : {}), ...(weight ? { width: Math.max(1, Math.round(shorter * 0.005 * weight)) } : {}) };
      return calls({ tool: 'style', input: { layers: [layer.id], line } });
    }
    case 'fit': return groundFit(wish, ground);
    case 'effect': {
      const found = targets([wish.target], ground);
      const texts = 'layers' in found ? found.layers.filter(({ type }) => type === 'text') : [];
      if (texts.length > 0) return calls(...texts.map(({ id }) => ({ tool: 'edit_text', input: { layer: id, effect: wish.effect } })));
      const all = canvas.layers.filter(({ type }) => type === 'text');
      const [only] = all;
      return all.length === 1 && only ? calls({ tool: 'edit_text', input: { layer: only.id, effect: wish.effect } }) : 'answer' in found ? found.answer : ask(message('assistant.askEffectText'));
    }
    case 'mark': return groundMark(wish, ground);
    case 'cut': {
      const pictures = picturesMeant(wish.target, ground);
      return Array.isArray(pictures) ? calls(...pictures.map(({ id }) => ({ tool: 'crop', input: { layer: id, frame: wish.frame } }))) : pictures;
    }
    case 'frame': return calls({ tool: 'add_image', input: { asset: 'empty', frame: wish.frame } });
  }
}
