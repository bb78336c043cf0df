import { randomUUID } from 'node:crypto';
import type { OrderResponse } from '@tokri/contracts/api';
import type { PaymentMethod } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, callApi, type CommandEntry } from '../../support/api/call-api.ts';
import { createPurchase } from '../../support/api/customers.ts';
import { findGoodsInStock, prepareOrder, type Purchase } from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import type { SlotWindow } from '../../support/api/test-area.ts';
import { finalOrderStates } from '../../support/order-states.ts';
import { runAfterDelay, type RandomInt } from '../../support/load-generator/open-model.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { webhookTwice, type PaymentScenario } from './payment-scenarios.ts';

export const settleTimeoutMs = 60_000;

type Body = Awaited<ReturnType<typeof prepareOrder>>;
interface Buyer {
  readonly purchase: Purchase;
  readonly body: Body;
}

export interface OrderBatchOptions {
  readonly staff: SignedInUser;
  readonly slot: SlotWindow;
  readonly buyers: number;
  readonly paymentMethod: PaymentMethod;
  readonly paymentScenarios?: readonly PaymentScenario[];
  readonly windowMs: number;
  readonly faults: readonly Fault[];
  readonly random: RandomInt;
}

const prepareBuyers = async ({
  staff,
  slot,
  buyers,
}: OrderBatchOptions): Promise<readonly Buyer[]> => {
  const goods = await findGoodsInStock(1);
  const prepared: Buyer[] = [];
  for (let count = 0; count < buyers; count += 1) {
    const purchase = await createPurchase(staff, slot);
    prepared.push({ purchase, body: await prepareOrder(purchase, goods) });
  }
  return prepared;
};

const paths = {
  cod: '/api/TransactionWithoutPayment',
  credit: '/api/TransactionWithoutPayment',
  online: '/api/Transaction',
} as const;
type PlacedEntry = CommandEntry & {
  readonly Payment?: { readonly OrderId: string; readonly AmountPaise: number } | null;
};

/** An unanswered call is repeated with its key, and a payment that is not open yet is read again. */
const placeUntilAnswered = (
  { purchase: { buyer }, body }: Buyer,
  paymentMethod: PaymentMethod,
  deadlineMs: number,
): Promise<PlacedEntry> => {
  let key = randomUUID();
  return eventually(
    async () => {
      const response = await callApi({
        method: 'POST',
        path: paths[paymentMethod],
        token: buyer.token,
        headers: { 'idempotency-key': key },
        body: { ...body, PaymentMethod: paymentMethod },
      });
      const [entry] = response.status === 200 ? (response.body as readonly PlacedEntry[]) : [];
      const isPaymentPending = paymentMethod === 'online' && entry?.Error === 0 && !entry.Payment;
      if (isPaymentPending) key = randomUUID();
      return isPaymentPending ? undefined : entry;
    },
    { timeoutMs: deadlineMs, missing: 'a response to the order' },
  );
};

const placeAndPay = async (
  buyer: Buyer,
  {
    paymentMethod,
    scenario,
    deadlineMs,
  }: {
    readonly paymentMethod: PaymentMethod;
    readonly scenario: PaymentScenario;
    readonly deadlineMs: number;
  },
): Promise<void> => {
  const { Id, Payment } = await placeUntilAnswered(buyer, paymentMethod, deadlineMs);
  if (Payment)
    await scenario({
      buyer: buyer.purchase.buyer,
      orderId: Id,
      gatewayOrderId: Payment.OrderId,
      amountPaise: Payment.AmountPaise,
      deadlineMs,
    });
};

const waitForSettledOrder = ({ purchase: { buyer } }: Buyer): Promise<OrderResponse> =>
  eventually(
    async () => {
      const orders = await callApiOk<readonly OrderResponse[]>({
        path: '/api/Transaction',
        query: { UserId: String(buyer.userId) },
        token: buyer.token,
      });
      if (orders.length > 1)
        throw new Error(`buyer ${buyer.userId} has ${orders.length} orders for one hold`);
      const [order] = orders;
      return order && finalOrderStates.includes(order.Status) ? order : undefined;
    },
    {
      timeoutMs: settleTimeoutMs,
      missing: `the order of buyer ${buyer.userId} Confirmed or Rejected within 60 s`,
    },
  );

export const runOrderBatch = async (
  options: OrderBatchOptions,
): Promise<readonly OrderResponse[]> => {
  const { windowMs, faults, random, paymentMethod, paymentScenarios = [webhookTwice] } = options;
  const buyers = await prepareBuyers(options);
  await Promise.all(faults.map(async (fault) => fault.prepare?.()));
  const deadlineMs = windowMs + settleTimeoutMs;
  const injected = Promise.all(
    faults.map((fault) => runAfterDelay(random(windowMs), fault.inject)),
  );
  const placed = Promise.all(
    buyers.map((buyer, index) =>
      runAfterDelay(random(windowMs), () =>
        placeAndPay(buyer, {
          paymentMethod,
          scenario: paymentScenarios[index % paymentScenarios.length] ?? webhookTwice,
          deadlineMs,
        }),
      ),
    ),
  );
  await injected;
  await placed;
  return Promise.all(buyers.map(waitForSettledOrder));
};
