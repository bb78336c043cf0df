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
import {
  expectInvariantsHold,
  expectViolations,
  removeViolations,
} from '../checker/expect-invariants-hold.ts';
import { startLostWriteProxy, type LostWriteProxy } from '../faults/lost-write-proxy.ts';
import { bundleMutatedService } from '../mutations/bundle-mutated-service.ts';
import { withoutRepeatProtection } from '../mutations/without-repeat-protection.ts';
import { runOrderBatch } from './order-batch.ts';
import type { ExperimentContext, PeakExperiment } from './peak-experiment.ts';

const services = ['delivery-slot', 'order', 'catalog', 'cart', 'billing'] as const;
/** One of so many writes loses its response. An order takes many more writes than a hold. */
const lostInterval = { holds: 4, orders: 12 } as const;
const defaultCustomers = 400;
/** Units must be left when customers repeat their calls. */
const capacity = 200;
const arrivalsPerSecond = 40;
const orderWindowMs = 8_000;
const buyers = 12;

interface FaultyServices {
  readonly bffUrl: string;
  readonly proxy: LostWriteProxy;
}

const withFaultyServices = async <Result>(
  bundles: Readonly<Record<string, string>>,
  work: (faulty: FaultyServices) => Promise<Result>,
): Promise<Result> => {
  const proxy = await startLostWriteProxy(readStoreAddress());
  try {
    return await withServicesOnStore({ services, bundles, storePort: proxy.port }, (bffUrl) =>
      work({ bffUrl, proxy }).finally(() => {
        proxy.passResponses();
      }),
    );
  } finally {
    await proxy.close();
  }
};

/** Starts after customers have their holds, and lasts until the experiment ends it. */
const loseStoreResponses = (proxy: LostWriteProxy, interval: number): Fault => ({
  description: `one of ${interval} writes loses its response`,
  prepare: () => Promise.resolve(proxy.loseResponses(interval)),
  inject: () => Promise.resolve(),
});

const holdSlots = async (
  context: ExperimentContext,
  { bffUrl, proxy }: FaultyServices,
): Promise<PeakLoadResult> => {
  const result = await runPeakLoad({
    ...context,
    customers: context.customers ?? defaultCustomers,
    capacity,
    arrivalsPerSecond,
    origins: [bffUrl],
    faults: [loseStoreResponses(proxy, lostInterval.holds)],
  });
  proxy.passResponses();
  return result;
};

const orderOnline = async (
  { staff, random }: ExperimentContext,
  { bffUrl, proxy }: FaultyServices,
  start: string,
) => {
  const orders = await withWebUrl(bffUrl, () =>
    runOrderBatch({
      staff,
      slot: { date: dayAhead(5), start, end: '23:00' },
      buyers,
      paymentMethod: 'online',
      windowMs: orderWindowMs,
      faults: [loseStoreResponses(proxy, lostInterval.orders)],
      random,
    }),
  );
  proxy.passResponses();
  return orders;
};

/** Connections to the store break after a write was executed and before its response arrives. */
export const lostStoreResponses: PeakExperiment = (context) =>
  withFaultyServices({}, async (faulty) => {
    const holds = await holdSlots(context, faulty);
    const lostInHolds = faulty.proxy.lostWrites();
    expectSoldOut(holds, Math.min(context.customers ?? defaultCustomers, capacity));
    const orders = await orderOnline(context, faulty, '11:00');
    const lostInOrders = faulty.proxy.lostWrites() - lostInHolds;
    const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
    const line = `${lostInHolds} writes lost their response during holds, ${lostInOrders} during online orders`;
    if (lostInHolds === 0 || lostInOrders === 0) throw new Error(line);
    await expectInvariantsHold(
      orders.map(({ Id }) => Id),
      holds.calls,
    );
    return [
      line,
      ...summarizePeakLoad(holds),
      `${confirmed} of ${orders.length} online orders confirmed, each paid once`,
    ];
  });

/** Services that do not recognise a repeat: the checker must find second holds and orders. */
export const lostStoreResponsesPlanted: PeakExperiment = async (context) => {
  const bundles: Record<string, string> = {};
  for (const [name, changes] of Object.entries(withoutRepeatProtection))
    bundles[name] = await bundleMutatedService(name, changes);
  return withFaultyServices(bundles, async (faulty) => {
    const holds = await holdSlots(context, faulty);
    // Whether every order settles does not matter here.
    await orderOnline(context, faulty, '13:00').catch(() => undefined);
    const found = await expectViolations(
      ['I2 one-hold', 'I11 idempotent-http, orders'],
      holds.calls,
    );
    return [...found, removeViolations];
  });
};
