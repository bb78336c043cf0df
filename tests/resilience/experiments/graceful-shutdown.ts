import { eventually } from '@tokri/service-kit/testing';
import { readRunFile } from '../../support/product.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { bffOrigins, withPods } from '../../support/pods/pods.ts';
import {
  summarizeResponses,
  summarizePeakLoad,
} from '../../support/load-generator/peak-load-summary.ts';
import { runVerifiedPeakLoad, type PeakExperiment } from './peak-experiment.ts';

const maxShutdownMs = 25_000;
const restartTimeoutMs = 60_000;

export const gracefulShutdown: PeakExperiment = (context) =>
  withPods(1, async (pods) => {
    const shutdownTimesMs: number[] = [];
    const instance = pods[0]?.deliverySlot;
    const findPid = (): number | undefined => readRunFile().services['delivery-slot']?.pid;
    const stopInstance: Fault = {
      description: 'a delivery-slot pod is stopped',
      inject: async () => {
        if (instance) shutdownTimesMs.push(await instance.stop());
      },
    };
    const stopService: Fault = {
      description: 'delivery-slot is stopped',
      inject: async () => {
        const oldPid = findPid();
        if (oldPid === undefined) throw new Error('delivery-slot is not running');
        process.kill(oldPid, 'SIGTERM');
        const startMs = performance.now();
        await eventually(
          () => {
            try {
              process.kill(oldPid, 0);
              return false;
            } catch {
              return true;
            }
          },
          {
            timeoutMs: maxShutdownMs,
            missing: `delivery-slot stopped within ${maxShutdownMs / 1000} s of SIGTERM`,
          },
        );
        shutdownTimesMs.push(performance.now() - startMs);
        await eventually(() => findPid() !== oldPid, {
          timeoutMs: restartTimeoutMs,
          missing: 'delivery-slot restarted',
        });
      },
    };
    const result = await runVerifiedPeakLoad(
      { ...context, customers: context.customers ?? 2_000 },
      {
        origins: bffOrigins(pods),
        faults: [stopInstance, stopService],
        retryOrigin: bffOrigins([])[0],
      },
    );
    const unanswered = result.firstCalls.filter(
      ({ status }) => status === 0 || (status >= 500 && status !== 503),
    );
    if (unanswered.length > 0)
      throw new Error(`accepted calls without a response: ${summarizeResponses(unanswered)}`);
    return [
      `stopped after ${shutdownTimesMs.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')}`,
      ...summarizePeakLoad(result),
    ];
  });
