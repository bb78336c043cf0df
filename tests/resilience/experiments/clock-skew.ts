import { summarizePeakLoad } from '../../support/load-generator/peak-load-summary.ts';
import { runPeakLoad } from '../../support/load-generator/peak-load.ts';
import { bffOrigins, startPod, stopPods, type Pod } from '../../support/pods/pods.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { defaultCapacity, type PeakExperiment } from './peak-experiment.ts';

const tenMinutesMs = 600_000;

const shiftedClock = (byMs: number): Readonly<Record<string, string>> => {
  const source = `
    const RealDate = Date;
    const shiftMs = ${byMs};
    globalThis.Date = class Date extends RealDate {
      constructor(...args) {
        if (args.length === 0) super(RealDate.now() + shiftMs);
        else super(...args);
      }
      static now() {
        return RealDate.now() + shiftMs;
      }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}` };
};

/** E17: one pod whose clock is wrong. */
export const clockSkew: PeakExperiment = async (context) => {
  const lines: string[] = [];
  for (const shiftMs of [tenMinutesMs, -tenMinutesMs]) {
    const pod: Pod = await startPod({ environmentOverrides: shiftedClock(shiftMs) });
    try {
      const result = await runPeakLoad({
        ...context,
        customers: context.customers ?? 500,
        capacity: defaultCapacity,
        origins: bffOrigins([pod]),
        faults: [],
      });
      // A pod that runs ahead expires holds of other pods and sells their units again: more holds
      // in total, never more at a time.
      if (result.distinctHolds < defaultCapacity)
        throw new Error(`only ${result.distinctHolds} of ${defaultCapacity} units were held`);
      await expectInvariantsHold([], result.calls);
      lines.push(
        `one pod with a clock ${shiftMs / 60_000} minutes off: ${summarizePeakLoad(result).join('; ')}`,
      );
    } finally {
      await stopPods([pod]);
    }
  }
  return lines;
};
