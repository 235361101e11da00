/** Frames of briefs in a short notation, for tests. */
import type { Brief, Fact, GivenText, Subject } from '../acts/brief.ts';
import type { FactKind, TextRole } from '../acts/values.ts';

export interface Frame {
  noun?: string;
  format?: string;
  name?: string;
  business?: string;
  /** "kind: words"; a kind with a star is a name of its own. */
  subjects?: string[];
  /** "role: words"; "-" for none. */
  texts?: string[];
  /** "kind,kind: words"; "-" for none. */
  facts?: string[];
  audience?: string;
  purpose?: string;
  tone?: string;
  instructions?: string[];
  mood?: string[];
  imagery?: string[];
  without?: Brief['without'];
}

const NO_LOOK = { place: null, color: null, size: null, bold: null, italic: null, letterCase: null, font: null };

function parted(text: string): [kind: string, words: string] {
  const at = text.indexOf(': ');
  return [text.slice(0, at), text.slice(at + 2)];
}

export function briefOf(frame: Frame): Brief {
  const { noun = null, format, name = null, business = null, audience = null, purpose = null, tone = null } = frame;
  return {
    deliverable: { noun, formats: format === undefined ? [] : [format], size: null, count: 1 },
    who: { name, business },
    subjects: (frame.subjects ?? []).map((one): Subject => {
      const [kind, text] = parted(one);
      return { kind: kind.replace('*', '') as Subject['kind'], text, named: kind.endsWith('*'), span: [0, 0] };
    }),
    texts: (frame.texts ?? []).map((one): GivenText => {
      const [role, text] = parted(one);
      return { role: role === '-' ? null : (role as TextRole), text, look: NO_LOOK, span: [0, 0] };
    }),
    facts: (frame.facts ?? []).map((one): Fact => {
      const [kinds, text] = parted(one);
      return { kinds: kinds === '-' ? [] : (kinds.split(',') as FactKind[]), text, look: NO_LOOK, span: [0, 0] };
    }),
    pages: [],
    rows: [],
    look: { background: null, colors: [], textColor: null, mood: frame.mood ?? [], headingFont: null, bodyFont: null },
    imagery: frame.imagery ?? [],
    picture: { cutout: null, place: null },
    aside: { audience, purpose, tone, instructions: frame.instructions ?? [] },
    without: frame.without ?? [],
    unread: [],
  };
}
