import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { lostCacheResponses, cacheOutage } from './cache-outage.ts';
import { killInfra } from '../faults/process-faults.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { overload } from './overload.ts';
import { networkPartition, partitionWithoutSilenceDetector } from './network-partition.ts';
import { bffOrigins, stopPods, startPod, withPods, type Pod } from '../../support/pods/pods.ts';
import { expiryRace } from './expiry-race.ts';
import {
  expectOnlyShedErrors,
  summarizePeakLoad,
} from '../../support/load-generator/peak-load-summary.ts';
import { runPeakLoad } from '../../support/load-generator/peak-load.ts';
import { defaultCapacity, runVerifiedPeakLoad, type PeakExperiment } from './peak-experiment.ts';
import {
  createRollingCrashes,
  createServiceTarget,
  createInstanceTarget,
} from '../faults/rolling-crashes.ts';

const tenMinutesMs = 600_000;

const additionalPods = 3;

const concurrentHolds: PeakExperiment = (context) =>
  withPods(additionalPods, async (pods) => {
    const result = await runVerifiedPeakLoad(
      { ...context, customers: context.customers ?? 5_000 },
      { origins: bffOrigins(pods), faults: [] },
    );
    expectOnlyShedErrors(result.calls);
    return summarizePeakLoad(result);
  });

const crashingPods: PeakExperiment = (context) =>
  withPods(2, async (pods) => {
    const targets = [
      createServiceTarget('delivery-slot'),
      ...pods.map(({ deliverySlot }, index) =>
        createInstanceTarget(`pod ${index + 2}`, deliverySlot),
      ),
    ];
    return summarizePeakLoad(
      await runVerifiedPeakLoad(
        { ...context, customers: context.customers ?? 3_000 },
        {
          origins: bffOrigins(pods),
          faults: [createRollingCrashes(targets, { intervalMs: 2_000, count: 6 })],
        },
      ),
    );
  });

const concurrentRelays: PeakExperiment = (context) =>
  withPods(1, async (pods) =>
    summarizePeakLoad(
      await runVerifiedPeakLoad(context, { origins: bffOrigins(pods), faults: [], capacity: 200 }),
    ),
  );

const storeCrash: PeakExperiment = async (context) =>
  summarizePeakLoad(
    await runVerifiedPeakLoad(context, { origins: bffOrigins([]), faults: [killInfra('mongodb')] }),
  );

const clockSkew: PeakExperiment = async (context) => {
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

export const peakExperiments: Readonly<Record<string, PeakExperiment>> = {
  E1: concurrentHolds,
  E2: crashingPods,
  E5: concurrentRelays,
  E14: storeCrash,
  E15: cacheOutage,
  E16: lostCacheResponses,
  E17: clockSkew,
  E18: networkPartition,
  'E18-planted': partitionWithoutSilenceDetector,
  E22: expiryRace,
  E23: overload,
  E25: gracefulShutdown,
};
