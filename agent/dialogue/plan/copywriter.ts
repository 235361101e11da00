import type { Brief } from '../acts/brief.ts';
export interface PageCopy { headline: string | null; subheading: string | null; offer: string | null; callToAction: string | null; lines: string[] }
export function writeCopy(brief: Brief, _variant = 0): PageCopy {
  const by = (role: string) => brief.texts.find((t) => t.role === role)?.text ?? null;
  const cap = (t: string) => t.charAt(0).toUpperCase() + t.slice(1);
  const rest = brief.texts.filter((t) => !['title', 'subtitle', 'tagline', 'callToAction', 'offer'].includes(t.role ?? ''));
  const headline = by('title') ?? (rest.length > 0 && brief.texts[0] ? rest.shift()!.text : null) ?? brief.subjects.map(({ text }) => cap(text))[0] ?? brief.who.name;
  const offerFact = brief.facts.find((f) => f.kinds.includes('percent') || f.kinds.includes('offer'));
  return { headline, subheading: by('subtitle') ?? by('tagline'), offer: by('offer') ?? offerFact?.text ?? null, callToAction: by('callToAction'),
    lines: [...(brief.who.name && brief.who.name !== headline ? [brief.who.name] : []), ...rest.map((t) => t.text), ...brief.facts.filter((f) => f !== offerFact).map((f) => cap(f.text))] };
}
