import { orderStatus } from '@tokri/contracts/orders';
import { callApiOk, type CommandEntry } from '../support/api/call-api.ts';
import { simulatePayment } from '../support/api/payments.ts';
import {
  waitForOrder,
  placeOrder,
  prepareOrder,
  type Goods,
  type Purchase,
} from '../support/api/shopping.ts';
import { finalOrderStates } from '../support/order-states.ts';
import { createOrderUpdates, type OrderUpdates } from './order-updates.ts';
import { measureRawWriteRate } from './raw-write-rate.ts';
import { percentileFigures, type Benchmark } from './report.ts';
import { createShoppers } from './shoppers.ts';
import { readResourceUsage, resourceFigures } from './resource-usage.ts';

const defaultClients = 8;
const defaultOrdersPerClient = 25;
/** A process that has just started still compiles its code. */
const defaultWarmUpPerClient = 10;

type Body = Awaited<ReturnType<typeof prepareOrder>>;
type PlaceOrder = (
  purchase: Purchase,
  body: Body,
) => Promise<{ readonly Id: number; readonly Status: number }>;
interface OrderTiming {
  readonly totalMs: number;
  readonly placingMs: number;
  readonly initialStatus: number;
  readonly finalStatus: number;
}

const payCash: PlaceOrder = ({ buyer }, body) => placeOrder(buyer, body);

type PlacedEntry = CommandEntry & {
  readonly Status: number;
  readonly Payment: { readonly OrderId: string } | null;
};

const payOnline: PlaceOrder = async ({ buyer }, body) => {
  const [entry] = await callApiOk<readonly PlacedEntry[]>({
    method: 'POST',
    path: '/api/Transaction',
    token: buyer.token,
    body: { ...body, PaymentMethod: 'online' },
  });
  if (!entry || entry.Error !== 0)
    throw new Error(`order rejected: ${entry?.Code} ${entry?.Message}`);
  const payment =
    entry.Payment ??
    (await waitForOrder(buyer, entry.Id, { states: [orderStatus.AwaitingPayment] })).Payment;
  if (!payment) throw new Error(`order ${entry.Id} has no payment`);
  await simulatePayment(payment.OrderId, 'authorized');
  return entry;
};

interface OrderBenchmarkOptions {
  readonly submitOrder: PlaceOrder;
  readonly goods: readonly Goods[];
  readonly updates: OrderUpdates;
}

const runOrder = async (
  { submitOrder, goods, updates }: OrderBenchmarkOptions,
  purchase: Purchase,
): Promise<OrderTiming> => {
  await updates.follow(purchase.buyer);
  const start = performance.now();
  const body = await prepareOrder(purchase, goods);
  const placedAt = performance.now();
  const { Id, Status: initialStatus } = await submitOrder(purchase, body);
  const placingMs = performance.now() - placedAt;
  const finalStatus = finalOrderStates.includes(initialStatus)
    ? initialStatus
    : await updates.waitForFinalState(Id);
  return { totalMs: performance.now() - start, placingMs, initialStatus, finalStatus };
};

const countConfirmed = (
  timings: readonly OrderTiming[],
  toStatus: (timing: OrderTiming) => number,
): string =>
  `${timings.filter((timing) => toStatus(timing) === orderStatus.Confirmed).length} of ${timings.length}`;

const orderBenchmark =
  (submitOrder: PlaceOrder, paymentLabel: string): Benchmark =>
  async ([
    clients = String(defaultClients),
    perClient = String(defaultOrdersPerClient),
    warmUp = String(defaultWarmUpPerClient),
  ]) => {
    const [first, last] = [Number(warmUp), Number(warmUp) + Number(perClient)];
    const { shoppers, goods } = await createShoppers(Number(clients), last);
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
