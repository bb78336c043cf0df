import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts/orders';
import { dayAhead } from '../../support/api/test-area.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { runPeakLoad, type PeakLoadResult } from '../../support/load-generator/peak-load.ts';
import {
  expectSoldOut,
  summarizePeakLoad,
} from '../../support/load-generator/peak-load-summary.ts';
import { readStoreAddress, withServicesOnStore } from '../../support/pods/services-on-store.ts';
import { withWebUrl } from '../../support/pods/with-web-url.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { openOrderTopic } from '../checker/state/order-topic.ts';
import { countAbandonedCalls, findUnexpectedResponses } from '../checker/unexpected-responses.ts';
import { startStepDownProxy, type StepDownProxy } from '../faults/step-down-proxy.ts';
import { bundleMutatedService } from '../mutations/bundle-mutated-service.ts';
import { withoutOutageCodes } from '../mutations/without-outage-codes.ts';
import { runOrderBatch } from './order-batch.ts';
import type { ExperimentContext, PeakExperiment } from './peak-experiment.ts';

const services = ['delivery-slot', 'order'] as const;
const stepDownMs = 12_000;
const defaultCustomers = 200;
const capacity = 100;
const arrivalsPerSecond = 10;
const buyers = 12;
const orderWindowMs = 8_000;

const stepDown = (proxy: StepDownProxy): Fault => ({
  description: `the stand-in primary has stepped down for ${stepDownMs / 1_000} s`,
  inject: async () => {
    proxy.stepDown();
    await wait(stepDownMs);
    proxy.recover();
  },
});

interface FailoverOptions {
  readonly bundles?: Readonly<Record<string, string>>;
}

interface StandInPrimary {
  readonly bffUrl: string;
  readonly proxy: StepDownProxy;
}

const withStandInPrimary = async <Result>(
  { bundles = {} }: FailoverOptions,
  work: (primary: StandInPrimary) => Promise<Result>,
): Promise<Result> => {
  const proxy = await startStepDownProxy(readStoreAddress());
  try {
    return await withServicesOnStore({ services, bundles, storePort: proxy.port }, (bffUrl) =>
      work({ bffUrl, proxy }).finally(() => {
        proxy.recover();
      }),
    );
  } finally {
    await proxy.close();
  }
};

const holdSlots = (
  context: ExperimentContext,
  { bffUrl, proxy }: StandInPrimary,
): Promise<PeakLoadResult> =>
  runPeakLoad({
    ...context,
    customers: context.customers ?? defaultCustomers,
    capacity,
    arrivalsPerSecond,
    origins: [bffUrl],
    faults: [stepDown(proxy)],
  });

const placeOrders = ({ staff, random }: ExperimentContext, { bffUrl, proxy }: StandInPrimary) =>
  withWebUrl(bffUrl, () =>
    runOrderBatch({
      staff,
      slot: { date: dayAhead(5), start: '17:00', end: '18:00' },
      buyers,
      paymentMethod: 'cod',
      windowMs: orderWindowMs,
      faults: [stepDown(proxy)],
      random,
    }),
  );

const countDeadLetters = async (since: Date): Promise<number> => {
  const topic = await openOrderTopic();
  try {
    return (await topic.readDeadLetters(since)).length;
  } finally {
    await topic.close();
  }
};

/** A stand-in member of a replica set, because the local store is none. */
export const primaryStepDown: PeakExperiment = (context) =>
  withStandInPrimary({}, async (primary) => {
    const since = new Date();
    const holds = await holdSlots(context, primary);
    const { rejected: rejectedInHolds } = primary.proxy.counts();
    const unexpected = findUnexpectedResponses(holds.calls);
    const lines = [
      ...summarizePeakLoad(holds),
      `${countAbandonedCalls(holds.calls)} calls without a response within 10 s`,
    ];
    if (unexpected.length > 0)
      throw new Error([`unexpected: ${[...new Set(unexpected)].join(', ')}`, ...lines].join('\n'));
    expectSoldOut(holds, Math.min(context.customers ?? defaultCustomers, capacity));
    const orders = await placeOrders(context, primary);
    const { rejected, dropped } = primary.proxy.counts();
    const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
    const line =
      `${rejectedInHolds} commands rejected during holds, ${rejected - rejectedInHolds} during ` +
      `orders, ${dropped} of them by a closed connection`;
    if (rejectedInHolds === 0 || rejected === rejectedInHolds) throw new Error(line);
    await expectInvariantsHold(
      orders.map(({ Id }) => Id),
      holds.calls,
    );
    const deadLetters = await countDeadLetters(since);
    if (deadLetters > 0) throw new Error(`${deadLetters} dead letters of order events\n${line}`);
    return [line, ...lines, `${confirmed} of ${orders.length} orders confirmed, no dead letter`];
  });

/** The codes of a failing replica set are not known: the checker must find internal errors. */
export const primaryStepDownPlanted: PeakExperiment = async (context) => {
  const bundle = await bundleMutatedService('delivery-slot', withoutOutageCodes);
  return withStandInPrimary({ bundles: { 'delivery-slot': bundle } }, async (primary) => {
    const unexpected = findUnexpectedResponses((await holdSlots(context, primary)).calls);
    const internalErrors = unexpected.filter((problem) => problem.startsWith('500'));
    if (internalErrors.length === 0) throw new Error('no internal error was found');
    return [`found as expected: ${internalErrors.length} times ${internalErrors[0]}`];
  });
};
