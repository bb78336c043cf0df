import { orderStatus } from '@tokri/contracts';
import { askApi, type Entry } from '../support/api/call-api.ts';
import { simulatePayment } from '../support/api/paying.ts';
import {
  orderIn,
  placeOrder,
  readyToOrder,
  type Goods,
  type Purchase,
} from '../support/api/shopping.ts';
import { settledStates } from '../support/order-states.ts';
import { guardedWriteRate } from './guarded-writes.ts';
import { spread, type Benchmark } from './report.ts';
import { shoppers } from './shopper.ts';
import { workDone, workFigures } from './work-done.ts';

const clientsDefault = 8;
const ordersEachDefault = 25;
/** Before the clock starts: a product that was just started still compiles its code, a shop's does not. */
const warmingEachDefault = 10;
const paidWithinMs = 20_000;

type Body = Awaited<ReturnType<typeof readyToOrder>>;
/** Places an order and answers its id and state as the customer sees them then. */
type Place = (
  purchase: Purchase,
  body: Body,
) => Promise<{ readonly Id: number; readonly Status: number }>;
interface Done {
  readonly wholeMs: number;
  readonly placingMs: number;
  readonly answered: number;
  readonly settled: number;
}

const inCash: Place = ({ buyer }, body) => placeOrder(buyer, body);

type Asked = Entry & {
  readonly Status: number;
  readonly Payment: { readonly OrderId: string } | null;
};

/** The bank says yes as soon as it is asked; the gateway's webhook alone tells the shop. */
const online: Place = async ({ buyer }, body) => {
  const [asked] = await askApi<readonly Asked[]>({
    method: 'POST',
    path: '/api/Transaction',
    token: buyer.token,
    body: { ...body, PaymentMethod: 'online' },
  });
  if (!asked || asked.Error !== 0)
    throw new Error(`order refused: ${asked?.Code} ${asked?.Message}`);
  const payment =
    asked.Payment ??
    (await orderIn(buyer, asked.Id, { states: [orderStatus.AwaitingPayment] })).Payment;
  if (!payment) throw new Error(`order ${asked.Id} asks for no payment`);
  await simulatePayment(payment.OrderId, 'authorized');
  return asked;
};

const one = async (place: Place, purchase: Purchase, goods: readonly Goods[]): Promise<Done> => {
  const start = performance.now();
  const body = await readyToOrder(purchase, goods);
  const placing = performance.now();
  const { Id, Status: answered } = await place(purchase, body);
  const placingMs = performance.now() - placing;
  const settled = settledStates.includes(answered)
    ? answered
    : (await orderIn(purchase.buyer, Id, { states: settledStates, timeoutMs: paidWithinMs }))
        .Status;
  return { wholeMs: performance.now() - start, placingMs, answered, settled };
};

const share = (done: readonly Done[], of: (one: Done) => number): string =>
  `${done.filter((one) => of(one) === orderStatus.Confirmed).length} of ${done.length}`;

/** Whole order flows through the bff: fill the cart, quote, hold, place, settled. Arguments: clients, orders each, orders each to warm up. */
const orderFlows =
  (place: Place, paying: string): Benchmark =>
  async ([
    clients = String(clientsDefault),
    each = String(ordersEachDefault),
    warming = String(warmingEachDefault),
  ]) => {
    const [first, last] = [Number(warming), Number(warming) + Number(each)];
    const { shoppers: all, goods } = await shoppers(Number(clients), last);
    const turns = async (from: number, to: number): Promise<readonly Done[]> =>
      (
        await Promise.all(
          all.map(async (shopper) => {
            const mine: Done[] = [];
            for (let turn = from; turn < to; turn += 1)
              mine.push(await one(place, shopper(turn), goods));
            return mine;
          }),
        )
      ).flat();
    await turns(0, first);
    const before = await workDone();
    const done = await turns(first, last);
    const after = await workDone();
    return [
      {
        what: `orders a second, c=${clients}, two lines, ${paying}`,
        value: ((done.length / (after.atMs - before.atMs)) * 1000).toFixed(1),
      },
      { what: 'Confirmed in the answer', value: share(done, ({ answered }) => answered) },
      { what: 'Confirmed in the end', value: share(done, ({ settled }) => settled) },
      ...spread(
        'place order to answer',
        done.map(({ placingMs }) => placingMs),
      ),
      ...spread(
        'the whole flow',
        done.map(({ wholeMs }) => wholeMs),
      ),
      await guardedWriteRate(Number(clients)),
      ...workFigures(before, after, { count: done.length, what: 'order' }),
    ];
  };

export const orders = orderFlows(inCash, 'cash');
export const paidOrders = orderFlows(online, 'paid online');
