/** Failed calls of one subject that speak about a service, within a window of the breaker; further ones speak about the subject's own calls. */
export const failuresCountedMax = 5;
/** Over which the breaker counts. */
export const windowMs = 10_000;
/** When so many subjects fail at once, it is the service: then all of their failures count. */
export const subjectsOfIllness = 3;
/** Subjects remembered; the oldest go first. */
const subjectsMax = 10_000;

export interface FailureShare {
  /** Notes a failed call; whether it still counts against the service. */
  counts(subject: string | undefined): boolean;
}

/** Keeps one customer, whose calls contend for one thing and time out, from speaking for all: a service is ill when several say so. */
export const createFailureShare = (now: () => number): FailureShare => {
  const failures = new Map<string, { readonly sinceMs: number; count: number }>();
  /** The last few subjects that failed, the latest last. */
  let latest: readonly { readonly subject: string; readonly atMs: number }[] = [];
  const isServiceIll = (): boolean =>
    latest.length === subjectsOfIllness && latest.every(({ atMs }) => now() - atMs < windowMs);
  return {
    counts: (subject) => {
      if (subject === undefined) return true;
      const known = failures.get(subject);
      const entry =
        known && now() - known.sinceMs < windowMs ? known : { sinceMs: now(), count: 0 };
      entry.count += 1;
      latest = [
        ...latest.filter((other) => other.subject !== subject),
        { subject, atMs: now() },
      ].slice(-subjectsOfIllness);
      failures.delete(subject);
      failures.set(subject, entry);
      const [oldest] = failures.keys();
      if (failures.size > subjectsMax && oldest !== undefined) failures.delete(oldest);
      return entry.count <= failuresCountedMax || isServiceIll();
    },
  };
};
