import type { OrderAnswer } from '@tokri/contracts/http';
import { eventually } from '@tokri/service-kit/testing';
import { askApi, callApi, type Entry } from '../support/api/call-api.ts';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import { goodsOnSale, readyToOrder, settledStock, type Goods, type Purchase } from '../support/api/shopping.ts';
import { dayAhead, openTestTown, readSlot } from '../support/api/test-town.ts';
import { arrivingAfter } from '../support/arrivals.ts';
import { killService } from '../support/killing.ts';
import { confirmed, settledStates } from '../support/order-states.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';

const { clerk } = peopleUnderTest();
const buyers = 6;
/** Orders begin and services die within this time: with sagas of some tens of milliseconds a death falls between any two steps. */
const windowMs = 2_000;
const settleMs = 60_000;
const date = dayAhead(4);
const seed = seedOfRun();

interface Wave {
  readonly what: string;
  /** Each dies once, at a moment of its own. A successor hears events when the broker gives up its predecessor, up to 30 s later (reliability.md 2). */
  readonly dying: readonly string[];
  readonly start: string;
  readonly end: string;
}
const waves: readonly Wave[] = [
  { what: 'order', dying: ['order'], start: '05:00', end: '06:00' },
  { what: 'order, catalog, delivery-slot and cart', dying: ['order', 'catalog', 'delivery-slot', 'cart'], start: '06:00', end: '07:00' },
];

type Body = Awaited<ReturnType<typeof readyToOrder>>;

/** Places the order and, while no answer comes, asks again: a hold answers the one order that it belongs to. */
const placeUntilAnswered = ({ buyer }: Purchase, body: Body): Promise<Entry> =>
  eventually(async () => {
    const answer = await callApi({ method: 'POST', path: '/api/TransactionWithoutPayment', token: buyer.token, body });
    return answer.status === 200 ? (answer.body as readonly Entry[])[0] : undefined;
  }, { timeoutMs: settleMs, missing: 'an answer to the order' });

/** The one order of a buyer, once it has settled. */
const settledOrder = ({ buyer }: Purchase): Promise<OrderAnswer> =>
  eventually(async () => {
    const orders = await askApi<readonly OrderAnswer[]>({ path: '/api/Transaction', query: { UserId: String(buyer.userId) }, token: buyer.token });
    if (orders.length > 1) throw new Error(`buyer ${buyer.userId} has ${orders.length} orders of one hold`);
    const [order] = orders;
    return order && settledStates.includes(order.Status) ? order : undefined;
  }, { timeoutMs: settleMs, missing: `the order of buyer ${buyer.userId} Confirmed or Rejected within 60 s` });

describe(`services killed while orders run (SEED=${seed})`, () => {
  const random = numbersFrom(seed);
  let goods: Goods;
  beforeAll(async () => {
    await openTestTown(clerk);
    const [first] = await goodsOnSale(1);
    if (!first) throw new Error('the shop has nothing to sell');
    goods = first;
  });

  const prepare = async ({ start, end }: Wave): Promise<readonly { purchase: Purchase; body: Body }[]> => {
    const prepared = [];
    for (let count = 0; count < buyers; count += 1) {
      const purchase = await newPurchase(clerk, { date, start, end });
      prepared.push({ purchase, body: await readyToOrder(purchase, [goods]) });
    }
    return prepared;
  };
  it.each(waves)('$what: every order settles within 60 s, bookings are confirmed orders, stock adds up', async (wave) => {
    const prepared = await prepare(wave);
    const slotId = prepared[0]?.purchase.slot.Id ?? 0;
    const left = async () => ({ places: (await readSlot(slotId, date)).Left, stock: await settledStock(goods, date) });
    const before = await left();

    const kills = Promise.all(wave.dying.map((name) => arrivingAfter(random(windowMs), () => killService(name))));
    await Promise.all(prepared.map(({ purchase, body }) => arrivingAfter(random(windowMs), () => placeUntilAnswered(purchase, body))));
    await kills;
    const orders = await Promise.all(prepared.map(({ purchase }) => settledOrder(purchase)));

    const sold = orders.filter(({ Status }) => Status === confirmed).length;
    // Held places of rejected orders come back as well: before the orders all of them were held.
    const expected = { places: before.places + buyers - sold, stock: before.stock - sold * goods.quantity };
    await eventually(async () => JSON.stringify(await left()) === JSON.stringify(expected), { timeoutMs: settleMs, missing: `${JSON.stringify(expected)} after ${sold} of ${buyers} orders were confirmed` });
  });
});
