/** The short line under a name: the owner's own words or none. Nothing is made up. */

/** Beginnings that speak about the business without naming it. */
const OPENING =
  /^(?:we(?:\s+are|'re|’re)?|i(?:\s+am|'m|’m)?|it(?:'s|’s|\s+is)?|this\s+is|our|my|a|an|the|small|new|local|family|business|company|shop\s+that|that|which|sells?|selling|makes?|making|offers?|offering|for)\s+/i;

/** They say no more than that there is a business. */
const PLAIN = ['band', 'business', 'brand', 'shop', 'store', 'company', 'team', 'channel', 'page', 'startup', 'group'];

/** Words of a description for below a name; empty if none are short enough. */
export function taglineOf(description: string, name: string): string {
  const first =
    description
      .split(/[.,;:!?\n–—(]|\s-\s|\s(?:in|for|that|which|with|from|who|based|located|serving|near|since)\s/i)[0]
      ?.trim() ?? '';
  let line = first.replace(/\s+/g, ' ');
  for (let before = ''; before !== line;) {
    before = line;
    line = line.replace(OPENING, '');
  }
  const words = line.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 4 || line.length < 4 || line.length > 28) return '';
  // A line that repeats the name says it twice, and "band" says nothing below a band's name.
  const inName = new Set([...name.toLowerCase().split(/\W+/), ...PLAIN]);
  return words.every((word) => inName.has(word.toLowerCase())) ? '' : line;
}
