/** Users whose messages took too long to read recently: those who keep sending them are not read for a while. Pure. */

/** This many within `WITHIN_MS` are no accident. */
const MOST = 3;
const WITHIN_MS = 60_000;
const REST_MS = 180_000;

export interface SlowUsers {
  /** A message of this user was abandoned. */
  note(user: string): void;
  /** Whether one was abandoned recently. */
  isSlow(user: string): boolean;
  /** Whether the user is blocked for a while. */
  isResting(user: string): boolean;
}

/** @param now in ms */
export function createSlowUsers(now: () => number): SlowUsers {
  const users = new Map<string, { times: number[]; restsUntil: number }>();

  /** What is still known about a user. */
  function known(user: string) {
    const one = users.get(user);
    return one && (one.restsUntil > now() || one.times.some((time) => time > now() - WITHIN_MS)) ? one : undefined;
  }

  return {
    note(user) {
      for (const other of users.keys()) if (!known(other)) users.delete(other);
      const times = [...(known(user)?.times ?? []), now()].filter((time) => time > now() - WITHIN_MS);
      users.set(user, { times, restsUntil: times.length >= MOST ? now() + REST_MS : 0 });
    },
    isSlow: (user) => known(user) !== undefined,
    isResting: (user) => (users.get(user)?.restsUntil ?? 0) > now(),
  };
}
