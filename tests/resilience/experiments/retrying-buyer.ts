import { setTimeout as wait } from 'node:timers/promises';
import type { OrderResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApi } from '../../support/api/call-api.ts';
import { createPurchase } from '../../support/api/customers.ts';
import {
  findGoodsInStock,
  prepareOrder,
  readOrder,
  type PlacedOrderEntry,
  type Purchase,
} from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import type { SlotWindow } from '../../support/api/test-area.ts';
import { finalOrderStates } from '../../support/order-states.ts';

const recoveryTimeoutMs = 120_000;
const retryIntervalMs = 250;
/** Many customers who poll faster would take the processor from the processes that restart. */
const pollIntervalMs = 100;

export interface Buyer {
  readonly purchase: Purchase;
  readonly body: Awaited<ReturnType<typeof prepareOrder>>;
}

/** Circuit breakers may still be open after the experiment before. */
export const prepareBuyer = (staff: SignedInUser, slot: SlotWindow): Promise<Buyer> =>
  eventually(
    async () => {
      const purchase = await createPurchase(staff, slot);
      return { purchase, body: await prepareOrder(purchase, await findGoodsInStock(1)) };
    },
    { timeoutMs: recoveryTimeoutMs, missing: 'a customer with a held slot' },
  );

const placeUntilAnswered = (
  { purchase: { buyer }, body }: Buyer,
  nextKey: () => string,
): Promise<PlacedOrderEntry> =>
  eventually(
    async () => {
      const { status, body: entries } = await callApi({
        method: 'POST',
        path: '/api/TransactionWithoutPayment',
        token: buyer.token,
        headers: { 'idempotency-key': nextKey() },
        body,
      });
      if (status === 200) return (entries as readonly PlacedOrderEntry[])[0];
      await wait(retryIntervalMs);
      return undefined;
    },
    { timeoutMs: recoveryTimeoutMs, missing: 'an answer to the order' },
  );

const waitUntilSettled = ({ purchase: { buyer } }: Buyer, orderId: number) =>
  eventually(
    async () => {
      const order = await readOrder(buyer, orderId);
      if (finalOrderStates.includes(order.Status)) return order;
      await wait(pollIntervalMs);
      return undefined;
    },
    { timeoutMs: recoveryTimeoutMs, missing: `order ${orderId} Confirmed or Rejected` },
  );

export interface SettledOrder {
  readonly order: OrderResponse;
  /** Both from `performance.now()`. */
  readonly answeredAtMs: number;
  readonly settledAtMs: number;
}

/** Repeats the order until it is answered. `nextKey` returns the Idempotency-Key of each attempt. */
export const placeAndSettle = async (
  buyer: Buyer,
  nextKey: () => string,
): Promise<SettledOrder> => {
  const entry = await placeUntilAnswered(buyer, nextKey);
  const answeredAtMs = performance.now();
  const order = await waitUntilSettled(buyer, entry.Id);
  return { order, answeredAtMs, settledAtMs: performance.now() };
};
