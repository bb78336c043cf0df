import { orderStatus } from '@tokri/contracts/orders';
import {
  payCash,
  payOnCredit,
  payOnline,
  runOrder,
  type OrderTiming,
  type SubmitOrder,
} from './order-flow.ts';
import { createOrderUpdates } from './order-updates.ts';
import { measureRawWriteRate } from '../raw-write-rate.ts';
import { percentileFigures, type Benchmark } from '../report.ts';
import { createShoppers, registerBusiness } from './shoppers.ts';
import { readResourceUsage, resourceFigures } from '../resource-usage.ts';

const defaultClients = 8;
const defaultOrdersPerClient = 25;
/** A process that has just started still compiles its code. */
const defaultWarmUpPerClient = 10;

const countConfirmed = (
  timings: readonly OrderTiming[],
  toStatus: (timing: OrderTiming) => number,
): string =>
  `${timings.filter((timing) => toStatus(timing) === orderStatus.Confirmed).length} of ${timings.length}`;

const orderBenchmark =
  (
    submitOrder: SubmitOrder,
    paymentLabel: string,
    register?: Parameters<typeof createShoppers>[2],
  ): Benchmark =>
  async ([
    clients = String(defaultClients),
    perClient = String(defaultOrdersPerClient),
    warmUp = String(defaultWarmUpPerClient),
  ]) => {
    const [first, last] = [Number(warmUp), Number(warmUp) + Number(perClient)];
    const { shoppers, goods } = await createShoppers(Number(clients), last, register);
    const buyers = shoppers.map((shopper) => ({ shopper, updates: createOrderUpdates() }));
    const runOrders = async (from: number, to: number): Promise<readonly OrderTiming[]> =>
      (
        await Promise.all(
          buyers.map(async ({ shopper, updates }) => {
            const ownTimings: OrderTiming[] = [];
            for (let orderIndex = from; orderIndex < to; orderIndex += 1)
              ownTimings.push(await runOrder({ submitOrder, goods, updates }, shopper(orderIndex)));
            return ownTimings;
          }),
        )
      ).flat();
    await runOrders(0, first);
    const before = await readResourceUsage();
    const timings = await runOrders(first, last);
    const after = await readResourceUsage();
    for (const { updates } of buyers) updates.stop();
    return [
      {
        label: `orders per second, c=${clients}, two lines, ${paymentLabel}`,
        value: ((timings.length / (after.atMs - before.atMs)) * 1000).toFixed(1),
      },
      {
        label: 'Confirmed in the first response',
        value: countConfirmed(timings, ({ initialStatus }) => initialStatus),
      },
      {
        label: 'Confirmed in the end',
        value: countConfirmed(timings, ({ finalStatus }) => finalStatus),
      },
      ...percentileFigures(
        'place order to response',
        timings.map(({ placingMs }) => placingMs),
      ),
      ...percentileFigures(
        'whole order flow',
        timings.map(({ totalMs }) => totalMs),
      ),
      await measureRawWriteRate(Number(clients)),
      ...resourceFigures(before, after, { unitCount: timings.length, unit: 'order' }),
    ];
  };

export const orders = orderBenchmark(payCash, 'cash');
export const paidOrders = orderBenchmark(payOnline, 'paid online');
export const creditOrders = orderBenchmark(payOnCredit, 'on credit', registerBusiness);
