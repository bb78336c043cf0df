import { setTimeout as wait } from 'node:timers/promises';

/** How long an effect of another service may take to show, and how often it is looked for. */
const usual = { deadlineMs: 20_000, pauseMs: 40 } as const;

/** Asks until there is an answer, because effects in other services come by events. @throws Error that names what did not come. */
export const until = async <T>(
  what: string,
  ask: () => Promise<T | undefined>,
  { deadlineMs, pauseMs }: { readonly deadlineMs: number; readonly pauseMs: number } = usual,
): Promise<T> => {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${what}: not there after ${deadlineMs / 1000} s`);
    await wait(pauseMs);
  }
};
