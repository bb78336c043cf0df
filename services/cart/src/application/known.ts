import { Problem } from '@tokri/contracts';

/** What was just made elsewhere may be on its way: this long it is waited for (architecture.md 2). */
const knownWaitMs = 1000;
const lookEveryMs = 50;

/** Looks for what another service made until it is known here. @throws Problem `not-known-yet` after 1 s. */
export const untilKnown = async <T>(what: string, look: () => Promise<T | null | undefined> | T | null | undefined): Promise<T> => {
  const deadline = performance.now() + knownWaitMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    if (performance.now() >= deadline) throw new Problem('not-known-yet', `This ${what} is not known here yet.`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
};
