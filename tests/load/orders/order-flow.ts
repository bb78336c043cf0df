import { orderStatus } from '@tokri/contracts/orders';
import { callApiOk, type CommandEntry } from '../../support/api/call-api.ts';
import { simulatePayment } from '../../support/api/payments.ts';
import {
  placeOrder,
  prepareOrder,
  waitForOrder,
  type Goods,
  type Purchase,
} from '../../support/api/shopping.ts';
import { finalOrderStates } from '../../support/order-states.ts';
import type { OrderUpdates } from './order-updates.ts';

type Body = Awaited<ReturnType<typeof prepareOrder>>;
export type SubmitOrder = (
  purchase: Purchase,
  body: Body,
) => Promise<{ readonly Id: number; readonly Status: number }>;
export interface OrderTiming {
  readonly totalMs: number;
  readonly placingMs: number;
  readonly initialStatus: number;
  readonly finalStatus: number;
}

export const payCash: SubmitOrder = ({ buyer }, body) => placeOrder(buyer, body);

export const payOnCredit: SubmitOrder = ({ buyer }, body) =>
  placeOrder(buyer, { ...body, PaymentMethod: 'credit' });

type PlacedEntry = CommandEntry & {
  readonly Status: number;
  readonly Payment: { readonly OrderId: string } | null;
};

export const payOnline: SubmitOrder = async ({ buyer }, body) => {
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

interface OrderFlowOptions {
  readonly submitOrder: SubmitOrder;
  readonly goods: readonly Goods[];
  readonly updates: OrderUpdates;
}

export const runOrder = async (
  { submitOrder, goods, updates }: OrderFlowOptions,
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
