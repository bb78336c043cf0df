import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApi } from '../../support/api/call-api.ts';
import { createCustomer, switchOffQuietHours } from '../../support/api/customers.ts';
import { expirePayment, simulatePayment } from '../../support/api/payments.ts';
import {
  fillCart,
  findGoodsInStock,
  holdSlot,
  prepareOrder,
  readOrder,
  waitForQuote,
  type PlacedOrderEntry,
  type Purchase,
} from '../../support/api/shopping.ts';
import { openSlot, type SlotWindow } from '../../support/api/test-area.ts';
import { findUnusedWindows } from '../../support/load-generator/unused-slot-windows.ts';
import { readProductUrls } from '../../support/product.ts';
import {
  expectInvariantsHold,
  expectViolations,
  removeViolations,
} from '../checker/expect-invariants-hold.ts';
import { expireReturnedHold } from '../faults/expire-returned-hold.ts';
import { withMutatedService } from '../mutations/with-mutated-service.ts';
import { withoutLatePaymentRules as rules } from '../mutations/without-late-payment-rules.ts';
import type { ExperimentContext, PeakExperiment } from './peak-experiment.ts';

const timeoutMs = 60_000;
const defaultOrdersPerCase = 4;
/** A gateway that captures at once is as late as one that waits for the shop. */
const outcomes = ['authorized', 'captured'] as const;

interface LateOrder {
  readonly purchase: Purchase;
  readonly orderId: number;
  readonly gatewayOrderId: string;
}

const waitFor = (
  { purchase: { buyer }, orderId }: Pick<LateOrder, 'purchase' | 'orderId'>,
  state: string,
  isReached: (order: OrderResponse) => boolean,
): Promise<OrderResponse> =>
  eventually(
    async () => {
      const order = await readOrder(buyer, orderId);
      return isReached(order) ? order : undefined;
    },
    { timeoutMs, missing: `order ${orderId} ${state}` },
  );

const placeOnline = async (
  { buyer }: Purchase,
  body: Awaited<ReturnType<typeof prepareOrder>>,
): Promise<number> =>
  eventually(
    async () => {
      const { status, body: entries } = await callApi({
        method: 'POST',
        path: '/api/Transaction',
        token: buyer.token,
        body: { ...body, PaymentMethod: 'online' },
      });
      return status === 200 ? (entries as readonly PlacedOrderEntry[])[0]?.Id : undefined;
    },
    { timeoutMs, missing: 'an answer to the order' },
  );

/** The only unit of the slot is free again afterwards. */
const orderAndLetExpire = async (
  { staff }: ExperimentContext,
  window: SlotWindow,
): Promise<LateOrder> => {
  const purchase = { ...(await createCustomer()), slot: await openSlot(staff, window, 1) };
  await switchOffQuietHours(purchase.buyer);
  const body = await prepareOrder(purchase, await findGoodsInStock(1));
  const orderId = await placeOnline(purchase, body);
  const { Payment } = await waitFor(
    { purchase, orderId },
    'waiting for its payment',
    ({ Status, Payment: opened }) => Status === orderStatus.AwaitingPayment && opened !== null,
  );
  await expirePayment(orderId);
  await waitFor(
    { purchase, orderId },
    'with an expired payment',
    ({ PaymentStatus }) => PaymentStatus === paymentStatus.Failed,
  );
  await expireReturnedHold(purchase.slot.Id, body.HoldId);
  return { purchase, orderId, gatewayOrderId: Payment?.OrderId ?? '' };
};

const takeOnlyUnit = async ({ purchase: { slot } }: LateOrder): Promise<void> => {
  const rival: Purchase = { ...(await createCustomer()), slot };
  await fillCart(rival.buyer, await findGoodsInStock(1), slot.Date);
  await eventually(async () => holdSlot(rival, await waitForQuote(rival)), {
    timeoutMs,
    missing: `the only unit of slot ${slot.Id} held by another customer`,
  });
};

const waitForMessage = ({ purchase: { buyer } }: LateOrder, pattern: RegExp): Promise<string> =>
  eventually(
    async () => {
      const query = new URLSearchParams({ to: buyer.mobile, channel: 'sms' });
      const response = await fetch(`${readProductUrls().standIns}/messages?${query}`);
      const messages = (await response.json()) as readonly { readonly Text: string }[];
      return messages.find(({ Text }) => pattern.test(Text))?.Text;
    },
    { timeoutMs, missing: `a message like ${pattern} for order of ${buyer.mobile}` },
  );

const payLate = async (
  context: ExperimentContext,
  isSlotFull: boolean,
): Promise<readonly LateOrder[]> => {
  const windows = await findUnusedWindows(context.customers ?? defaultOrdersPerCase);
  return Promise.all(
    windows.map(async (window, index) => {
      const order = await orderAndLetExpire(context, window);
      if (isSlotFull) await takeOnlyUnit(order);
      await simulatePayment(order.gatewayOrderId, outcomes[index % 2] ?? 'authorized');
      return order;
    }),
  );
};

const waitUntilEnded = (order: LateOrder, status: number): Promise<OrderResponse> =>
  waitFor(order, `in state ${status} after its late payment`, ({ Status }) => Status === status);

/** Payments arrive hours late: after the payment expired and after the hold did. */
export const latePayments: PeakExperiment = async (context) => {
  const rebooked = await payLate(context, false);
  for (const order of rebooked) {
    await waitUntilEnded(order, orderStatus.Confirmed);
    await waitForMessage(order, /confirmed/);
  }
  const refunded = await payLate(context, true);
  const messages: string[] = [];
  for (const order of refunded) {
    await waitUntilEnded(order, orderStatus.Rejected);
    messages.push(await waitForMessage(order, /refunded/));
  }
  await expectInvariantsHold([...rebooked, ...refunded].map(({ orderId }) => orderId));
  return [
    `slot free: ${rebooked.length} of ${rebooked.length} orders reserved everything again and were confirmed`,
    `slot full: ${refunded.length} of ${refunded.length} customers were not charged, or have their money back, and were told: "${messages[0]}"`,
  ];
};

const plantedOrders = 6;

/** Full slots are sold again, and captured money of rejected orders is kept. */
export const latePaymentsPlanted: PeakExperiment = async (context) => {
  const planted = { ...context, customers: context.customers ?? plantedOrders };
  await withMutatedService('delivery-slot', rules['delivery-slot'], () => payLate(planted, true));
  const oversold = await expectViolations(['I1 slot-capacity']);
  const kept = await withMutatedService('billing', rules.billing, async () => {
    await payLate(planted, true);
    return expectViolations(['I5 pay-once']);
  });
  return [...oversold, ...kept, removeViolations];
};
