import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts/orders';
import { sendCommand } from '../../support/api/call-api.ts';
import { createPurchase } from '../../support/api/customers.ts';
import { uniqueMobile } from '../../support/api/mobiles.ts';
import {
  cartLineBody,
  findGoodsInStock,
  holdSlot,
  orderBody,
  placeOrder,
  setStock,
  waitForOrder,
  waitForQuote,
  type Goods,
  type Purchase,
} from '../../support/api/shopping.ts';
import { signIn, type SignedInUser } from '../../support/api/sign-in.ts';
import type { SlotWindow } from '../../support/api/test-area.ts';
import { finalOrderStates } from '../../support/order-states.ts';

const settleTimeoutMs = 60_000;
const cycleIntervalMs = 2_000;
const stock = 1_000;

export interface FailedWrite {
  readonly write: string;
  readonly problem: string;
}

export interface WriteLoad {
  readonly writes: number;
  readonly failed: readonly FailedWrite[];
  readonly orderIds: readonly number[];
  readonly slowestOrderMs: number;
}

/** Repeats no write: each must succeed the first time. */
export const createWriteRecorder = () => {
  const failed: FailedWrite[] = [];
  let writes = 0;
  return {
    record: async <Result>(write: string, work: () => Promise<Result>): Promise<Result> => {
      writes += 1;
      try {
        return await work();
      } catch (error) {
        failed.push({ write, problem: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    },
    result: () => ({ writes, failed }),
  };
};

export interface WriteLoadOptions {
  readonly staff: SignedInUser;
  readonly purchases: readonly Purchase[];
  readonly goods: Goods;
  readonly isOver: () => boolean;
}

export const prepareWriteLoad = async (
  staff: SignedInUser,
  slot: SlotWindow,
  customers: number,
): Promise<Pick<WriteLoadOptions, 'purchases' | 'goods'>> => {
  const [goods] = await findGoodsInStock(1);
  if (!goods) throw new Error('no item is in stock');
  await setStock(staff, goods, stock);
  const purchases: Purchase[] = [];
  while (purchases.length < customers) purchases.push(await createPurchase(staff, slot));
  return { purchases, goods };
};

type Recorder = ReturnType<typeof createWriteRecorder>;

const orderFlow = async (
  { record }: Recorder,
  purchase: Purchase,
  goods: Goods,
): Promise<{ readonly orderId: number; readonly settledMs: number; readonly status: number }> => {
  const { buyer, addressId, slot } = purchase;
  await record('add to cart', () =>
    sendCommand({
      path: '/api/Cart',
      token: buyer.token,
      body: [cartLineBody(buyer, goods, slot.Date)],
    }),
  );
  const quoteToken = await waitForQuote(purchase);
  const { Id: holdId } = await record('hold', () => holdSlot(purchase, quoteToken));
  const startMs = performance.now();
  const { Id } = await record('place order', () =>
    placeOrder(buyer, orderBody({ buyer, addressId, slot }, quoteToken, holdId)),
  );
  const { Status } = await waitForOrder(buyer, Id, {
    states: finalOrderStates,
    timeoutMs: settleTimeoutMs,
  });
  return { orderId: Id, settledMs: performance.now() - startMs, status: Status };
};

const handleOrder = async (
  { record }: Recorder,
  staff: SignedInUser,
  { buyer, orderId }: { readonly buyer: SignedInUser; readonly orderId: number },
): Promise<void> => {
  await record('pack', () =>
    sendCommand({
      path: '/api/admin/order/pack',
      token: staff.token,
      body: { TransactionId: orderId, Lines: [] },
    }),
  );
  await record('chat', () =>
    sendCommand({
      path: '/api/Chat',
      token: buyer.token,
      body: {
        CreatorId: buyer.userId,
        RecipientId: 0,
        TransactionId: orderId,
        Message: 'Please pack the mangoes on top.',
        ClientKey: randomUUID(),
      },
    }),
  );
  await record('sign in', () => signIn(uniqueMobile()));
};

/** Customers order, chat and sign in, and staff packs, one order every two seconds. */
export const runWriteLoad = async ({
  staff,
  purchases,
  goods,
  isOver,
}: WriteLoadOptions): Promise<WriteLoad> => {
  const recorder = createWriteRecorder();
  const orderIds: number[] = [];
  const others: string[] = [];
  let slowestOrderMs = 0;
  const runCycle = async (purchase: Purchase): Promise<void> => {
    const { orderId, settledMs, status } = await orderFlow(recorder, purchase, goods);
    orderIds.push(orderId);
    slowestOrderMs = Math.max(slowestOrderMs, settledMs);
    if (status === orderStatus.Confirmed)
      await handleOrder(recorder, staff, { buyer: purchase.buyer, orderId });
  };
  const cycles: Promise<void>[] = [];
  for (const purchase of purchases) {
    if (isOver()) break;
    cycles.push(runCycle(purchase).catch((error: unknown) => void others.push(String(error))));
    await wait(cycleIntervalMs);
  }
  await Promise.all(cycles);
  const { writes, failed } = recorder.result();
  if (others.length > failed.length)
    throw new Error(`orders that did not come to an end: ${others.join('\n')}`);
  return { writes, failed, orderIds, slowestOrderMs };
};
