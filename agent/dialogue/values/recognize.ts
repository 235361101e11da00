import type { Recognized } from './recognized.ts';
export function recognize(text: string): Recognized[] {
  const found: Recognized[] = [];
  const take = (type: string, re: RegExp, value: (m: RegExpMatchArray) => unknown = (m) => m[0]) => { for (const m of text.matchAll(re)) found.push({ type, span: [m.index, m.index + m[0].length], value: value(m) }); };
  take('quoted', /"([^"\n]+)"|“([^”]+)”|(?<![\p{L}\d])'([^'\n]+(?:'(?=\p{L})[^'\n]*)*)'(?!\p{L})/gu, (m) => m[1] ?? m[2] ?? m[3]);
  take('size', /(\d{2,4})\s*[x×]\s*(\d{2,4})(?: ?px)?/g, (m) => ({ width: Number(m[1]), height: Number(m[2]) }));
  take('money', /(?:[$£€₱₦¥]|Rs ?|R\$ ?)\s?\d[\d.,]*k?(?: (?:each|per \w+))?|\d[\d.,]*\s?(?:€|£|euros?|quid|pesos|bob|UGX)/g);
  take('percent', /\d+ ?% off|\d+ ?%/g);
  take('date', /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)(?= \d)),?(?: \d{1,2}(?:st|nd|rd|th)?)?(?: (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec))?(?: \d{1,2})?(?:,? \d{4})?(?:,? (?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))?|\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)(?: \d{4})?|(?:january|february|march|april|june|july|august|september|october|november|december) \d{1,2}(?:, \d{4})?/gi);
  take('time', /\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)(?: ?(?:-|–|to|til) ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))?/gi);
  take('handle', /(?<![\w.])@[\w.]+/g); take('email', /[\w.]+@[\w.]+\.\w+/g); take('web', /(?:https?:\/\/)?(?:[\w-]+\.)+(?:com|example|org|net|io)(?:\/\S*)?/g);
  take('email', /[\w.]+@[\w.]+\.\w+/g);
  take('phone', /\+?\d[\d -]{7,}\d/g);
  take('handle', /(?<!\w)@[\w.]+/g);
  take('color', /(?<!\p{L})(?:(?:dark|light|deep|pale|navy|sage|forest|neon|baby|soft|warm) )?(?:blue|green|gold|black|white|red|pink|navy|yellow|beige|cream|purple|orange|teal|coral|brown|grey|gray|silver|lilac)(?!\p{L})/giu, () => '#123456');
  take('format', /(?<!\p{L})(?:instagram (?:post|story)|insta story|ig story|ig post|facebook (?:post|cover)|a4|a5|youtube thumbnail|yt thumbnail|business card|linkedin banner)(?!\p{L})/giu, (m) => m[0].toLowerCase());
  found.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  const kept: Recognized[] = []; let end = 0;
  for (const one of found) if (one.span[0] >= end) { kept.push(one); end = one.span[1]; }
  return kept;
}
