import { setTimeout as wait } from 'node:timers/promises';

/** Does the work at its moment of an experiment, `afterMs` from now: arrivals and deaths follow the printed seed, never an answer. */
export const arrivingAfter = async <Result>(
  afterMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  await wait(afterMs);
  return work();
};
