import type { OrderAnswer } from '@tokri/contracts/http';
import { eventually } from '@tokri/service-kit/testing';
import { askApi, callApi, type Entry } from '../../support/api/call-api.ts';
import { newPurchase } from '../../support/api/customers.ts';
import { goodsOnSale, readyToOrder, type Purchase } from '../../support/api/shopping.ts';
import type { Person } from '../../support/api/sign-in.ts';
import type { TownWindow } from '../../support/api/test-town.ts';
import { settledStates } from '../../support/order-states.ts';
import { arrivingAfter } from '../../support/rush/arriving-after.ts';
import type { Fault } from '../../support/rush/fault.ts';
import { webhookTwice, type WayToPay } from './ways-to-pay.ts';

/** After the last fault everything settles within this time (issue 'The whole walk'; reliability.md I20). */
export const settleMs = 60_000;

type Body = Awaited<ReturnType<typeof readyToOrder>>;
interface Buyer {
  readonly purchase: Purchase;
  readonly body: Body;
}

export interface WaveWish {
  /** Opens the slot and signs for it. */
  readonly staff: Person;
  readonly slot: TownWindow;
  readonly buyers: number;
  /** `online`: every buyer pays at the gateway as soon as it is asked for. */
  readonly pay: 'cod' | 'online';
  /** One buyer after the other takes the next; without them the webhook alone tells the shop. */
  readonly ways?: readonly WayToPay[];
  /** Orders arrive and faults begin within this time, at seeded moments. */
  readonly windowMs: number;
  readonly faults: readonly Fault[];
  /** A whole number from 0, below its argument. */
  readonly random: (below: number) => number;
}

const prepare = async ({ staff, slot, buyers }: WaveWish): Promise<readonly Buyer[]> => {
  const goods = await goodsOnSale(1);
  const prepared: Buyer[] = [];
  for (let count = 0; count < buyers; count += 1) {
    const purchase = await newPurchase(staff, slot);
    prepared.push({ purchase, body: await readyToOrder(purchase, goods) });
  }
  return prepared;
};

const paths = { cod: '/api/TransactionWithoutPayment', online: '/api/Transaction' } as const;
type Asked = Entry & {
  readonly Payment?: { readonly OrderId: string; readonly AmountPaise: number } | null;
};

/** Places the order and, while no answer comes, asks again: a hold answers the one order that it belongs to. */
const placeUntilAnswered = (
  { purchase: { buyer }, body }: Buyer,
  pay: WaveWish['pay'],
  deadlineMs: number,
): Promise<Asked> =>
  eventually(
    async () => {
      const answer = await callApi({
        method: 'POST',
        path: paths[pay],
        token: buyer.token,
        body: { ...body, PaymentMethod: pay },
      });
      const [entry] = answer.status === 200 ? (answer.body as readonly Asked[]) : [];
      const isOnItsWay = pay === 'online' && entry?.Error === 0 && !entry.Payment;
      return isOnItsWay ? undefined : entry;
    },
    { timeoutMs: deadlineMs, missing: 'an answer to the order' },
  );

const placeAndPay = async (
  buyer: Buyer,
  {
    pay,
    way,
    deadlineMs,
  }: { readonly pay: WaveWish['pay']; readonly way: WayToPay; readonly deadlineMs: number },
): Promise<void> => {
  const { Id, Payment } = await placeUntilAnswered(buyer, pay, deadlineMs);
  if (Payment)
    await way({
      buyer: buyer.purchase.buyer,
      orderId: Id,
      gatewayOrderId: Payment.OrderId,
      amountPaise: Payment.AmountPaise,
      deadlineMs,
    });
};

const settledOrder = ({ purchase: { buyer } }: Buyer): Promise<OrderAnswer> =>
  eventually(
    async () => {
      const orders = await askApi<readonly OrderAnswer[]>({
        path: '/api/Transaction',
        query: { UserId: String(buyer.userId) },
        token: buyer.token,
      });
      if (orders.length > 1)
        throw new Error(`buyer ${buyer.userId} has ${orders.length} orders of one hold`);
      const [order] = orders;
      return order && settledStates.includes(order.Status) ? order : undefined;
    },
    {
      timeoutMs: settleMs,
      missing: `the order of buyer ${buyer.userId} Confirmed or Rejected within 60 s`,
    },
  );

/** Buyers order one thing each while faults happen. Answers their orders, all settled. @throws Error when one does not settle in time. */
export const runWave = async (wish: WaveWish): Promise<readonly OrderAnswer[]> => {
  const { windowMs, faults, random, pay, ways = [webhookTwice] } = wish;
  const buyers = await prepare(wish);
  await Promise.all(faults.map(async (fault) => fault.prepare?.()));
  const deadlineMs = windowMs + settleMs;
  const inflicted = Promise.all(
    faults.map((fault) => arrivingAfter(random(windowMs), fault.inflict)),
  );
  const placed = Promise.all(
    buyers.map((buyer, index) =>
      arrivingAfter(random(windowMs), () =>
        placeAndPay(buyer, { pay, way: ways[index % ways.length] ?? webhookTwice, deadlineMs }),
      ),
    ),
  );
  await inflicted;
  await placed;
  return Promise.all(buyers.map(settledOrder));
};
