import { lostCacheResponses, cacheOutage } from './cache-outage.ts';
import { killInfra } from '../faults/process-faults.ts';
import { clockSkew } from './clock-skew.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { overload } from './overload.ts';
import { networkPartition, partitionWithoutSilenceDetector } from './network-partition.ts';
import { bffOrigins, withPods } from '../../support/pods/pods.ts';
import { expiryRace } from './expiry-race.ts';
import {
  expectOnlyShedErrors,
  summarizePeakLoad,
} from '../../support/load-generator/peak-load-summary.ts';
import { runVerifiedPeakLoad, type PeakExperiment } from './peak-experiment.ts';
import {
  createRollingCrashes,
  createServiceTarget,
  createInstanceTarget,
} from '../faults/rolling-crashes.ts';

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
