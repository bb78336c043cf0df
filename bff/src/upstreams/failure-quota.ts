import { createTtlCache } from '@tokri/service-kit/use-case';

export const maxCountedFailures = 5;
export const windowMs = 10_000;
export const minFailingSubjects = 3;
const maxSubjects = 10_000;

/** `recordFailure` returns whether the failure counts against the service. */
export interface FailureQuota {
  recordFailure(subject: string | undefined): boolean;
}

/**
 * Keeps one customer with contending requests from opening the breaker for everybody. Once several
 * customers fail, all failures count.
 */
export const createFailureQuota = (now: () => number): FailureQuota => {
  const failures = createTtlCache<string, { count: number }>({
    maxEntries: maxSubjects,
    clock: () => new Date(now()),
  });
  let recentFailures: readonly { readonly subject: string; readonly atMs: number }[] = [];
  const isServiceFailing = (): boolean =>
    recentFailures.length === minFailingSubjects &&
    recentFailures.every(({ atMs }) => now() - atMs < windowMs);
  const count = (subject: string): number => {
    const entry = failures.get(subject) ?? { count: 0 };
    if (entry.count === 0) failures.set(subject, entry, windowMs);
    entry.count += 1;
    return entry.count;
  };
  return {
    recordFailure: (subject) => {
      if (subject === undefined) return true;
      recentFailures = [
        ...recentFailures.filter((failure) => failure.subject !== subject),
        { subject, atMs: now() },
      ].slice(-minFailingSubjects);
      return count(subject) <= maxCountedFailures || isServiceFailing();
    },
  };
};
