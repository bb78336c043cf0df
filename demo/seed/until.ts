import { setTimeout as wait } from 'node:timers/promises';

/** How long an effect of another service may take to show. */
const effectDeadlineMs = 20_000;
const pauseMs = 40;

/** Asks until there is an answer, because effects in other services come by events. @throws Error that names what did not come. */
export const until = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
  const end = Date.now() + effectDeadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${what}: not there after ${effectDeadlineMs / 1000} s`);
    await wait(pauseMs);
  }
};
