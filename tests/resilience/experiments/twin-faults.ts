import { setTimeout as wait } from 'node:timers/promises';
import { killed } from './faults.ts';
import type { Fault } from '../../support/rush/fault.ts';
import type { Twin } from '../../support/pods/twins.ts';

/** A process that can die and come back by itself. */
export interface Mortal {
  readonly what: string;
  readonly crash: () => Promise<void>;
}

export const twinAs = (what: string, twin: Twin): Mortal => ({ what, crash: twin.crash });
export const service = (name: string): Mortal => ({
  what: name,
  crash: () => killed(name).inflict(),
});

/** One after the other dies as by a crash, each so long after the one before; who is still coming up is passed over. Settles when all are back. */
export const crashing = (
  victims: readonly Mortal[],
  { everyMs, times }: { readonly everyMs: number; readonly times: number },
): Fault => ({
  what: `${victims.map(({ what }) => what).join(', ')} killed in turn, one every ${everyMs / 1000} s, ${times} times`,
  inflict: async () => {
    const away = new Set<Mortal>();
    const deaths: Promise<unknown>[] = [];
    for (let count = 0; count < times; count += 1) {
      const victim =
        victims.find((one, at) => at >= count % victims.length && !away.has(one)) ??
        victims.find((one) => !away.has(one));
      if (victim) {
        away.add(victim);
        deaths.push(victim.crash().finally(() => away.delete(victim)));
      }
      await wait(everyMs);
    }
    await Promise.all(deaths);
  },
});
