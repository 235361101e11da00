/** Times and spans of time: told in whatever way, written as the page writes its own. */

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/iu;
export const JOINT = /\s?(?:–|-|—|to|till|til|until)\s?/iu;

interface Told {
  hour: number;
  minutes: string | undefined;
  half: 'a' | 'p' | null;
}

/** "half 7", "quarter past 7", "7 o'clock", "noon" as hours and minutes. */
function toldTime(said: string): Told | null {
  const plain = said.trim().toLowerCase();
  const half = /([ap])\.?\s?m\.?$/.exec(plain)?.[1] ?? null;
  if (/^(?:noon|midday)/.test(plain)) return { hour: 12, minutes: undefined, half: 'p' };
  if (plain.startsWith('midnight')) return { hour: 12, minutes: undefined, half: 'a' };
  const spoken = /^(half|quarter)(?:\s+(past|to))?\s+(\d{1,2})/.exec(plain);
  if (spoken) {
    const before = spoken[2] === 'to';
    return { hour: Number(spoken[3]) - (before ? 1 : 0), minutes: spoken[1] === 'half' ? '30' : before ? '45' : '15', half: half as 'a' | 'p' | null };
  }
  const match = TIME.exec(plain);
  return match ? { hour: Number(match[1]), minutes: match[2], half: (match[3]?.toLowerCase() ?? null) as 'a' | 'p' | null } : null;
}

/** A time as `like` writes its own: "6" beside "9am - 5pm" is 6pm, beside "9–17" it is 18. `end`: of a span, where it ends. */
export function timeLike(said: string, like: string, end: boolean): string {
  const told = toldTime(said);
  if (!told || /^(?:late|close)/i.test(said)) return said;
  let { hour } = told;
  const { minutes, half } = told;
  const twelve = /[ap]\.?m/i.test(like);
  const numbers = [...like.matchAll(/\d{1,2}(?=[:.]|\D|$)/gu)].map(([number]) => Number(number));
  const day = !twelve && numbers.some((number) => number > 12);
  // A time alone keeps its half of the day, unless the hour says otherwise: 7pm → 9 is 9pm.
  const standing = new RegExp('(?<=\\d\\s?)([ap])\\.?m', 'iu').exec(like)?.[1]?.toLowerCase();
  const alone = !JOINT.test(like.replace(/^\s+|\s+$/g, ''));
  const later = alone && standing !== undefined ? standing === 'p' && hour < 12 : (end && hour < 12 && (twelve || day)) || (!end && hour < 6);
  const afternoon = half === 'p' || (half === null && later);
  if (day && afternoon && hour < 12) hour += 12;
  const written = minutes === undefined && !/\d[:.]\d{2}/.test(like) ? String(hour) : `${hour}${/\d\.\d{2}/.test(like) ? '.' : ':'}${minutes ?? '00'}`;
  if (!twelve) return half !== null && !day && !/\d[:.]\d{2}/.test(like) ? `${written}${half}m` : written;
  const shape = /\d(\s?)([ap])(\.?)m(\.?)/iu.exec(like);
  const mark = `${afternoon || (half === null && hour === 12) ? 'p' : 'a'}${shape?.[3] ?? ''}m${shape?.[4] ?? ''}`;
  return `${minutes === undefined && /^\d+[:.]00$/.test(written) && !/\d[:.]\d{2}/.test(like) ? hour : written}${shape?.[1] ?? ''}${/[AP]/.test(shape?.[2] ?? '') ? mark.toUpperCase() : mark}`;
}

/** A span cut where it is joined; null: it is one time. */
export function spanOf(text: string): { from: string; joint: string; to: string } | null {
  const joint = JOINT.exec(text.slice(1));
  if (!joint) return null;
  const at = joint.index + 1;
  return { from: text.slice(0, at).trim(), joint: joint[0], to: text.slice(at + joint[0].length).trim() };
}

/** A span with another beginning, another end, or both. */
export function spanLike(standing: string, next: { from?: string; to?: string }): string {
  const span = spanOf(standing);
  if (!span) return standing;
  const from = next.from === undefined ? span.from : timeLike(next.from, standing, false);
  const to = next.to === undefined ? span.to : timeLike(next.to, standing, true);
  return `${from}${span.joint}${to}`;
}
