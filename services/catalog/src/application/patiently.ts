/** A store that is busy or away for a moment must not end an import of thousands of rows. */
const triesMax = 6;
const delayMs = 250;
const delayMsMax = 4_000;

export type Wait = (ms: number) => Promise<void>;

const timer: Wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Repeats work that may be repeated, with growing pauses; the last failure is passed on. */
export const patiently = async <Value>(
  work: () => Promise<Value>,
  wait: Wait = timer,
): Promise<Value> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= triesMax) throw error;
      await wait(Math.min(delayMs * 2 ** (tries - 1), delayMsMax));
    }
  }
};
