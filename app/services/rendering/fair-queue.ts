/**
 * Whose turn it is: owners take turns, one job each, however many one of them has waiting. Of an owner's own jobs the
 * previews come first: somebody is looking at an empty box.
 */

export interface Queued {
  /** Whom it is for. */
  owner: string;
  kind: 'preview' | 'export';
}

export interface FairQueue<Job extends Queued> {
  /** False: too many of this owner are waiting already. */
  push(job: Job): boolean;
  /** The next job, removed from the queue; null: none is waiting. */
  take(): Job | null;
  /** Removes a job that is no longer wanted; false: it was not waiting. */
  remove(job: Job): boolean;
  /** Takes all out. */
  clear(): Job[];
}

/** `limit`: jobs that may wait per owner. */
export function createFairQueue<Job extends Queued>(limit: (owner: string) => number): FairQueue<Job> {
  /** In order of their turns, without owners who have no job. */
  const waiting = new Map<string, Job[]>();

  function remove(job: Job): boolean {
    const jobs = waiting.get(job.owner);
    const index = jobs?.indexOf(job) ?? -1;
    if (!jobs || index < 0) return false;
    jobs.splice(index, 1);
    if (jobs.length === 0) waiting.delete(job.owner);
    return true;
  }

  return {
    push(job) {
      const jobs = waiting.get(job.owner) ?? [];
      if (jobs.length >= limit(job.owner)) return false;
      jobs.push(job);
      waiting.set(job.owner, jobs);
      return true;
    },
    take() {
      for (const [owner, jobs] of waiting) {
        const job = jobs.find(({ kind }) => kind === 'preview') ?? jobs[0];
        if (!job) continue;
        remove(job);
        // An owner who had a turn goes to the end.
        const rest = waiting.get(owner);
        waiting.delete(owner);
        if (rest) waiting.set(owner, rest);
        return job;
      }
      return null;
    },
    remove,
    clear() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      return all;
    },
  };
}
