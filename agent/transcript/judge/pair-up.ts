/**
 * Finds a separate candidate for each of several expectations: greedy matching may leave one without, though there was
 * a way.
 */

/**
 * The largest possible matching (Kuhn). `fits` is called at most once for each pair. Returns the candidate's index for
 * each expectation, or null if none is left.
 */
export function pairUp(
  wishes: number,
  candidates: number,
  fits: (wish: number, candidate: number) => boolean,
): (number | null)[] {
  const known = new Map<number, boolean>();
  const mayHave = (wish: number, candidate: number) => {
    const key = wish * candidates + candidate;
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = fits(wish, candidate)));
    return answer;
  };
  const holder = new Map<number, number>();

  /** Gives the expectation a candidate: a free one, or one whose holder can be moved to another. */
  const place = (wish: number, tried: Set<number>): boolean => {
    for (let candidate = 0; candidate < candidates; candidate += 1) {
      if (holder.has(candidate) || !mayHave(wish, candidate)) continue;
      holder.set(candidate, wish);
      return true;
    }
    for (let candidate = 0; candidate < candidates; candidate += 1) {
      if (tried.has(candidate) || !mayHave(wish, candidate)) continue;
      tried.add(candidate);
      const other = holder.get(candidate);
      if (other !== undefined && place(other, tried)) {
        holder.set(candidate, wish);
        return true;
      }
    }
    return false;
  };

  for (let wish = 0; wish < wishes; wish += 1) place(wish, new Set());
  const pairs = Array.from({ length: wishes }, (): number | null => null);
  for (const [candidate, wish] of holder) pairs[wish] = candidate;
  return pairs;
}
