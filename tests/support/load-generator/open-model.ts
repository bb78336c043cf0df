import { setTimeout as wait } from 'node:timers/promises';

/*
 * An open model: customers arrive as they please, whatever became of those before; so a slow answer delays nobody and hides nothing. autocannon is a closed model
 * (a connection sends when it has its answer), artillery brings hundreds of packages and keeps no line of each call, `arrivals` knows no seed: this page is all it takes.
 */

/** So many arrivals a second for so long. */
export interface Phase {
  readonly perSecond: number;
  readonly forMs: number;
}

/** A whole number from 0, below its argument. */
export type Numbers = (below: number) => number;

const finest = 1_000_000_000;

/** Milliseconds to the next arrival of a Poisson process: memoryless, as customers are who know nothing of each other. */
const gapMs = (perSecond: number, random: Numbers): number =>
  (-Math.log(1 - random(finest) / finest) * 1000) / perSecond;

/** Moments of arrival in milliseconds from the begin, one phase after the other. */
export const arrivalsOf = (phases: readonly Phase[], random: Numbers): readonly number[] => {
  const moments: number[] = [];
  let begunMs = 0;
  for (const { perSecond, forMs } of phases) {
    for (
      let at = begunMs + gapMs(perSecond, random);
      at < begunMs + forMs;
      at += gapMs(perSecond, random)
    )
      moments.push(at);
    begunMs += forMs;
  }
  return moments;
};

/** Moments of arrival of so many. */
export const crowdOf = (count: number, perSecond: number, random: Numbers): readonly number[] => {
  let at = 0;
  return Array.from({ length: count }, () => (at += gapMs(perSecond, random)));
};

/** Milliseconds since 1970 with fractions, on a clock that never goes back. */
export const nowMs = (): number => performance.timeOrigin + performance.now();

/** Begins each call at its moment and waits for none of them; answers all in the end. `dueMs` is the moment at which it should have begun: what the caller waits from. */
export const openly = async <Result>(
  moments: readonly number[],
  call: (index: number, dueMs: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const begunMs = nowMs();
  const underWay: Promise<Result>[] = [];
  for (const [index, moment] of moments.entries()) {
    const dueMs = begunMs + moment;
    const earlyMs = dueMs - nowMs();
    if (earlyMs > 1) await wait(earlyMs);
    underWay.push(call(index, dueMs));
  }
  return Promise.all(underWay);
};
