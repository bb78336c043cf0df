import {
  orderStatus,
  pageOf,
  paymentStatus,
  Problem,
  sortRunningFirst,
  toRupees,
  type Language,
  type Page,
} from '@tokri/contracts';
import { done, may, refused, type Caller, type orderOperations } from '@tokri/contracts/http';
import type { BodyOf } from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers, type Call } from '@tokri/service-kit/http';
import { cancelOrderFor } from '../application/cancel-order.ts';
import { moveOrderTo } from '../application/move-order.ts';
import {
  placeOrderByQuote,
  type PlacedOrder,
  type PlaceOrderNeeds,
} from '../application/place-order.ts';
import { reportOrders } from '../application/report-orders.ts';
import type { OrderPage, OrderSums } from '../application/ports.ts';
import { boughtItems } from '../domain/bought-items.ts';
import type { Order, PaymentMethod } from '../domain/order.ts';
import { presentOrder, presentPayment, presentWholeOrder } from './present-order.ts';
import { presentTracking } from './present-tracking.ts';
import { refusalText } from './texts.ts';

/** What is bought again was bought of late; older orders stand in the history. */
const boughtOrdersMax = 100;

/** The order that the caller named, when it is theirs or they are staff: 404 unknown, 403 another's. */
const ownOrder = (order: Order | undefined, caller: Caller): Order => {
  if (!order) throw new Problem('not-found');
  if (order.userId !== caller.userId && !may(caller, 'transactions'))
    throw new Problem('not-allowed');
  return order;
};

/** Where to look when the cart is another order's. */
const takenBy = (orderId: number | null | undefined) => (orderId ? { TakenBy: orderId } : {});

const placedAnswer = ({ order, takenBy: other }: PlacedOrder, language: Language) => {
  const more = {
    TransactionNumber: order.transactionNumber,
    Status: orderStatus[order.status],
    PaymentStatus: paymentStatus[order.paymentStatus],
    Payable: toRupees(order.totals.payablePaise),
    Payment: presentPayment(order),
  };
  if (order.status !== 'Rejected') return done(order.orderId, more);
  const { code, short } = order.rejection;
  return refused(code, refusalText(code, language), {
    ...more,
    ...takenBy(other),
    Short: short.map(({ itemId, unitId, wanted, free }) => ({
      ItemId: itemId,
      UnitId: unitId,
      Wanted: wanted,
      Stock: free,
    })),
  });
};

type PlaceCall = Pick<Call, 'language' | 'allocateId'> & {
  readonly body: BodyOf<typeof orderOperations.placeOrder>;
};

const sumsHeader = ({ count, taxablePaise, taxPaise, payablePaise }: OrderSums) => ({
  'X-Sums': JSON.stringify({
    count,
    taxable: toRupees(taxablePaise),
    tax: toRupees(taxPaise),
    payable: toRupees(payablePaise),
  }),
});

/** Binds the rows of the contract to the use cases. */
export const orderHandlers = (needs: Omit<PlaceOrderNeeds, 'allocateId'>): BoundHandlers => {
  const { store, clock } = needs;
  const load = async (orderId: number, caller: Caller) =>
    ownOrder((await store.byId(orderId))?.order, caller);
  const listAnswer = ({ orders, total }: OrderPage, language: Language) => ({
    total,
    body: orders.map((order) => presentOrder(order, { language, now: clock() })),
  });
  const wishOf = (
    query: { Status?: number | undefined; Search?: string | undefined },
    page: Page,
  ) => ({ ...page, status: query.Status, search: query.Search });

  const place =
    (rowMethod: PaymentMethod) =>
    async ({ body, language, allocateId }: PlaceCall) => {
      const outcome = await placeOrderByQuote(
        { ...needs, allocateId },
        {
          userId: body.UserId,
          companyId: body.CompanyId,
          pdate: body.PDate,
          addressId: body.AddressId,
          couponCode: body.CouponCode ?? null,
          paymentMethod: body.PaymentMethod,
          rowMethod,
          quoteToken: body.QuoteToken,
          holdId: body.HoldId,
          note: body.Note,
          language,
        },
      );
      return {
        body: [
          outcome.ok
            ? placedAnswer(outcome.value, language)
            : refused(outcome.code, refusalText(outcome.code, language), takenBy(outcome.takenBy)),
        ],
      };
    };

  return createHandlers<typeof orderOperations>({
    'place-order': place('online'),
    'place-order-without-payment': place('cod'),
    'list-all-orders': async ({ query, page, language }) =>
      listAnswer(await store.all(wishOf(query, page)), language),
    'read-order': async ({ query, caller, language }) => ({
      body: presentWholeOrder(await load(query.TransactionId, caller), { language, now: clock() }),
    }),
    'list-orders-of-user': async ({ query, page, language }) =>
      listAnswer(
        await store.ofUser(query.UserId, {
          ...wishOf(query, page),
          isRunningFirst: query.Sort === sortRunningFirst,
        }),
        language,
      ),
    'list-bought-item-ids': async ({ caller, page }) => {
      const bought = boughtItems(await store.itemsBought(caller.userId, boughtOrdersMax));
      return {
        total: bought.length,
        body: pageOf(bought, page).map(({ itemId, orders }) => ({
          ItemId: itemId,
          Orders: orders,
        })),
      };
    },
    'track-order': async ({ query, caller, language }) => ({
      body: presentTracking(await load(query.transId, caller), language),
    }),
    'report-orders': async ({ query, page, language }) => {
      const report = await reportOrders(needs, {
        ...wishOf(query, page),
        fromDate: query.FromDate,
        toDate: query.ToDate,
      });
      return { ...listAnswer(report, language), headers: sumsHeader(report.sums) };
    },
    'move-order': async ({ query, language }) => {
      const outcome = await moveOrderTo(needs, {
        orderId: query.TransactionId,
        status: query.Status,
      });
      if (outcome === null) throw new Problem('not-found');
      if (!outcome.ok)
        return { body: [refused(outcome.code, refusalText(outcome.code, language))] };
      return { body: [done(outcome.value.orderId, { Status: orderStatus[outcome.value.status] })] };
    },
    'cancel-order': async ({ query, caller, language }) => {
      const { userId } = await load(query.TransactionId, caller);
      const outcome = await cancelOrderFor(needs, {
        orderId: query.TransactionId,
        by: userId === caller.userId ? 'customer' : 'staff',
        reason: query.reason,
      });
      if (outcome === null) throw new Problem('not-found');
      if (!outcome.ok)
        return { body: [refused(outcome.code, refusalText(outcome.code, language))] };
      return {
        body: [
          done(outcome.value.orderId, {
            RefundAmount: toRupees(outcome.value.refundPaise),
            Status: orderStatus[outcome.value.status],
          }),
        ],
      };
    },
  });
};
