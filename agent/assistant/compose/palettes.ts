/** Moods: what a brief is about, and the colours and letters that go with it. */
import { words } from '../rules.ts';
import { contrast, INK, mix, PAPER, readableOn } from '#design/layout/contrast.ts';

export interface Palette {
  ground: string;
  /** A second ground colour for a gradient, where one suits. */
  ground2?: string;
  ink: string;
  accent: string;
  onAccent: string;
  font: string;
  weight: number;
  letterCase: 'upper' | 'as-typed';
  letterSpacing: number;
}

interface Mood {
  /** Whole words. */
  pattern: string;
  ground: string;
  ground2?: string;
  ink: string;
  accent: string;
  type: 'loud' | 'friendly' | 'elegant' | 'clean' | 'hand';
}

const TYPES: Record<Mood['type'], Pick<Palette, 'font' | 'weight' | 'letterCase' | 'letterSpacing'>> = {
  loud: { font: 'Anton', weight: 400, letterCase: 'upper', letterSpacing: 5 },
  friendly: { font: 'Bricolage Grotesque', weight: 800, letterCase: 'as-typed', letterSpacing: -15 },
  elegant: { font: 'Playfair Display', weight: 700, letterCase: 'as-typed', letterSpacing: -5 },
  clean: { font: 'Instrument Sans', weight: 700, letterCase: 'as-typed', letterSpacing: -15 },
  hand: { font: 'Caveat', weight: 700, letterCase: 'as-typed', letterSpacing: 0 },
};

/** Fits everything. */
const PLAIN: Omit<Mood, 'pattern'> = { ground: '#f3efe6', ink: '#1b1b2f', accent: '#e4572e', type: 'friendly' };

/** The first that fits speaks. */
const MOODS: readonly Mood[] = [
  { pattern: 'black friday|cyber monday', ground: '#0c0c10', ink: '#ffffff', accent: '#ffd23f', type: 'loud' },
  { pattern: 'christmas|xmas|holiday season|advent', ground: '#123c2c', ink: '#fdf6e9', accent: '#d7263d', type: 'elegant' },
  { pattern: 'halloween|spooky', ground: '#171021', ink: '#ff8f1f', accent: '#7a3cff', type: 'loud' },
  { pattern: 'valentine|wedding|bridal|engagement|anniversary|love', ground: '#fbe6e8', ink: '#6d1a36', accent: '#c2183a', type: 'elegant' },
  { pattern: 'birthday|kids|children|baby|toys?|party', ground: '#fff0d6', ink: '#3b1d60', accent: '#ff5d73', type: 'friendly' },
  { pattern: 'jewel(?:le)?ry|jewels?|rings?|earrings?|necklaces?|gold|luxur(?:y|ious)|perfume|watch(?:es)?|diamond|premium|exclusive|fine dining|gala', ground: '#14110d', ink: '#f3e6c8', accent: '#c9a14a', type: 'elegant' },
  { pattern: 'eco|organic|vegan|plants?|garden|natural|sustainable|green|herbs?', ground: '#e8efdf', ink: '#1f3d2b', accent: '#3f8f4f', type: 'friendly' },
  { pattern: 'coffee|caf[eé]|bak(?:ery|e|ing)|bread|cake|cookies?|chocolate|brunch|breakfast', ground: '#f6ebdd', ink: '#3e2418', accent: '#c8643f', type: 'elegant' },
  { pattern: 'food|pizza|burger|restaurant|menu|lunch|dinner|taco|sushi|bbq|grill', ground: '#fff3e0', ink: '#3a1208', accent: '#e4481f', type: 'friendly' },
  { pattern: 'beauty|skin ?care|spa|cosmetic|make-?up|nails?|hair|salon', ground: '#f9e9e4', ink: '#5b2333', accent: '#d4667a', type: 'elegant' },
  { pattern: 'yoga|meditat(?:e|ion)|wellness|sleep|calm|mindful(?:ness)?|therapy|massage|retreat', ground: '#e6ede6', ink: '#1f3a36', accent: '#c97b5a', type: 'elegant' },
  { pattern: 'gym|fitness|workout|sport|run(?:ning)?|training|football|basketball', ground: '#101418', ink: '#ffffff', accent: '#c6ff3d', type: 'loud' },
  { pattern: 'tech|app|software|ai|startup|gadget|phone|laptop|gaming|webinar|saas', ground: '#0f1b3d', ground2: '#2b2f8f', ink: '#ffffff', accent: '#38d6ff', type: 'clean' },
  { pattern: 'real estate|house|apartment|property|interior|furniture|home decor', ground: '#efeae2', ink: '#22303a', accent: '#b4693e', type: 'elegant' },
  { pattern: 'music|concert|dj|club|festival|gig', ground: '#1b0f33', ground2: '#6a1b7a', ink: '#ffffff', accent: '#ff4fa3', type: 'loud' },
  { pattern: 'summer|beach|sun|holiday|travel|ice cream|pool|vacation', ground: '#ffd23f', ink: '#1b1b2f', accent: '#ff4d3d', type: 'loud' },
  { pattern: 'winter|snow|ski|cold', ground: '#dceaf5', ink: '#12304f', accent: '#e0455e', type: 'clean' },
  { pattern: 'spring|easter|flower|blossom', ground: '#fdeef2', ink: '#3f2a4d', accent: '#ef6f9b', type: 'friendly' },
  { pattern: 'autumn|fall|harvest|thanksgiving', ground: '#f4dfc0', ink: '#4a2412', accent: '#c8501e', type: 'elegant' },
  { pattern: 'fashion|clothes|clothing|dress|style|outfit|vintage|boutique|collection|thrift', ground: '#ece4da', ink: '#1d1a18', accent: '#a8442a', type: 'elegant' },
  { pattern: 'sale|off|discount|deal|clearance|offer|outlet|price', ground: '#ff4d3d', ink: '#ffffff', accent: '#ffd23f', type: 'loud' },
  { pattern: 'hiring|job|career|team|we are looking|vacancy|open day|workshop|course|class', ground: '#1f3a8a', ink: '#ffffff', accent: '#ffb703', type: 'clean' },
];

/** The palette for a brief; colours that were asked for come first. */
export function paletteFor(about: string, asked: readonly string[]): Palette {
  const mood = MOODS.find(({ pattern }) => words(`(?:${pattern})s?`).test(about)) ?? PLAIN;
  const type = TYPES[mood.type];
  const [ground, second] = asked.map((color) => color.slice(0, 7));
  if (!ground) {
    return { ground: mood.ground, ...(mood.ground2 ? { ground2: mood.ground2 } : {}), ink: mood.ink, accent: mood.accent, onAccent: readableOn(mood.accent), ...type };
  }
  const ink = second && contrast(second, ground) >= 4.5 ? second : readableOn(ground);
  // The accent must stand off the ground: the second colour, the mood's, or the ink itself.
  const accent = [second, mood.accent, mix(ground, ink, 0.75), ink].find((color) => color !== undefined && contrast(color, ground) >= 1.8) ?? ink;
  const used = accent === ink && second ? second : accent;
  return { ground, ink: contrast(ink, ground) >= 3 ? ink : contrast(INK, ground) > contrast(PAPER, ground) ? INK : PAPER, accent: used, onAccent: readableOn(used), ...type };
}
