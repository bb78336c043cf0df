import { randomUUID } from 'node:crypto';
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
import { crashService } from '../faults/process-faults.ts';

const recoveryTimeoutMs = 120_000;
const retryIntervalMs = 250;
/** The request is with the service by then, and an order takes longer. */
const requestLeadMs = 60;

export interface CrashRecoveryOptions {
  readonly staff: SignedInUser;
  readonly slot: SlotWindow;
  readonly service: string;
  readonly crashes: number;
  readonly intervalMs: number;
  /** Orders that are placed while the service is killed again and again. */
  readonly ordersMeanwhile: number;
}

/** Times count from the last kill. */
export interface CrashRecovery {
  readonly answeredWithSameKeyMs: number;
  readonly answeredWithNewKeyMs: number;
  readonly settledMs: number;
  readonly orders: readonly OrderResponse[];
}

interface Buyer {
  readonly purchase: Purchase;
  readonly body: Awaited<ReturnType<typeof prepareOrder>>;
}

/** Circuit breakers may still be open after the experiment before. */
const prepareBuyer = ({ staff, slot }: CrashRecoveryOptions): Promise<Buyer> =>
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
      return finalOrderStates.includes(order.Status) ? order : undefined;
    },
    { timeoutMs: recoveryTimeoutMs, missing: `order ${orderId} Confirmed or Rejected` },
  );

const placeAndSettle = async (buyer: Buyer, nextKey: () => string) => {
  const entry = await placeUntilAnswered(buyer, nextKey);
  const answeredAtMs = performance.now();
  const order = await waitUntilSettled(buyer, entry.Id);
  return { order, answeredAtMs, settledAtMs: performance.now() };
};

const crashRepeatedly = async (
  { service, crashes, intervalMs }: CrashRecoveryOptions,
  beforeLast: () => Promise<void>,
): Promise<number> => {
  for (let crash = 1; crash < crashes; crash += 1) {
    await Promise.all([wait(intervalMs), crashService(service).waitUntilReady()]);
  }
  await beforeLast();
  const lastKillAtMs = performance.now();
  crashService(service);
  return lastKillAtMs;
};

/**
 * Kills a service and measures when a new order settles, and when an order that was on its way is
 * answered if it is repeated with the same Idempotency-Key.
 */
export const measureCrashRecovery = async (
  options: CrashRecoveryOptions,
): Promise<CrashRecovery> => {
  const { crashes, intervalMs, ordersMeanwhile } = options;
  const buyers: Buyer[] = [];
  for (let count = 0; count < ordersMeanwhile + 2; count += 1)
    buyers.push(await prepareBuyer(options));
  const [repeating, fresh, ...others] = buyers as [Buyer, Buyer, ...Buyer[]];
  const meanwhile = others.map(async (buyer, index) => {
    await wait((index * crashes * intervalMs) / ordersMeanwhile);
    return placeAndSettle(buyer, randomUUID);
  });
  const sameKey = randomUUID();
  let repeated: ReturnType<typeof placeAndSettle> | undefined;
  const lastKillAtMs = await crashRepeatedly(options, async () => {
    repeated = placeAndSettle(repeating, () => sameKey);
    await wait(requestLeadMs);
  });
  const [withSameKey, withNewKey, ...rest] = await Promise.all([
    repeated ?? placeAndSettle(repeating, () => sameKey),
    placeAndSettle(fresh, randomUUID),
    ...meanwhile,
  ]);
  return {
    answeredWithSameKeyMs: withSameKey.answeredAtMs - lastKillAtMs,
    answeredWithNewKeyMs: withNewKey.answeredAtMs - lastKillAtMs,
    settledMs:
      Math.max(...[withSameKey, withNewKey, ...rest].map(({ settledAtMs }) => settledAtMs)) -
      lastKillAtMs,
    orders: [withSameKey, withNewKey, ...rest].map(({ order }) => order),
  };
};
