import { toRupees } from '@tokri/contracts/money';
import { orderStatus, sortActiveFirst } from '@tokri/contracts/orders';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import {
  commandSucceeded,
  hasPermission,
  type Caller,
  type orderOperations,
} from '@tokri/contracts/api';
import type { RequestBody } from '@tokri/contracts/api';
import {
  createHandlers,
  type BoundHandlers,
  type OperationHandlers,
  type OperationRequest,
} from '@tokri/service-kit/http';
import { abandonPaymentById } from '../application/cancellation/abandon-payment.ts';
import { cancelOrderById } from '../application/cancellation/cancel-order.ts';
import { readStaffNames } from '../application/fulfilment/read-staff-names.ts';
import { changeOrderStatus } from '../application/fulfilment/change-status.ts';
import { placeOrderByQuote, type PlaceOrderDeps } from '../application/placing/place-order.ts';
import { reportOrders, type ReportOrdersDeps } from '../application/reports/report-orders.ts';
import type { ReportTotals } from '../domain/reports/report-totals.ts';
import { rankBoughtItems } from '../domain/reports/bought-items.ts';
import type { Order } from '../domain/order.ts';
import type { OrderRequest } from '../domain/placing/quote-rules.ts';
import { createListResponse, requireDetailsPage } from './order-list-response.ts';
import { toOrderDetailsResponse } from './order-response.ts';
import { toTrackingResponse } from './tracking-response.ts';
import { toCommandResponse } from './error-messages.ts';
import { toPlacedOrderResponse, toRejectedPlacementResponse } from './place-order-response.ts';

const maxBoughtOrders = 100;

const requireOwnOrder = (order: Order | undefined, caller: Caller): Order => {
  if (!order) throw new ProblemError('not-found');
  if (order.userId !== caller.userId && !hasPermission(caller, 'transactions'))
    throw new ProblemError('not-allowed');
  return order;
};

type PlaceOrderRequest = Pick<OperationRequest, 'language' | 'allocateId'> & {
  readonly caller: Caller;
  readonly body: RequestBody<typeof orderOperations.placeOrder>;
};

const totalsHeader = ({ count, taxablePaise, taxPaise, payablePaise }: ReportTotals) => ({
  'X-Sums': JSON.stringify({
    count,
    taxable: toRupees(taxablePaise),
    tax: toRupees(taxPaise),
    payable: toRupees(payablePaise),
  }),
});

type OrderHandlerDeps = Omit<PlaceOrderDeps, 'allocateId'> & ReportOrdersDeps;
type OrderHandlers = OperationHandlers<typeof orderOperations>;

const toFilter = (
  query: { Status?: number | undefined; Search?: string | undefined },
  pagination: Pagination,
) => ({ ...pagination, status: query.Status, search: query.Search });

const createOrderLoader =
  (store: OrderHandlerDeps['store']) => async (orderId: number, caller: Caller) =>
    requireOwnOrder((await store.findById(orderId))?.order, caller);

const placeOrderBy =
  (deps: OrderHandlerDeps, operationMethod: OrderRequest['operationMethod']) =>
  async ({ body, caller, language, allocateId }: PlaceOrderRequest) => {
    const result = await placeOrderByQuote(
      { ...deps, allocateId },
      {
        userId: body.UserId,
        companyId: body.CompanyId,
        pdate: body.PDate,
        addressId: body.AddressId,
        couponCode: body.CouponCode ?? null,
        paymentMethod: body.PaymentMethod,
        operationMethod,
        buysForPartyId: caller.partyRoles?.includes('buyer') ? caller.partyId : 0,
        quoteToken: body.QuoteToken,
        holdId: body.HoldId,
        note: body.Note,
        language,
      },
    );
    return {
      body: [
        result.ok
          ? toPlacedOrderResponse(result.value, language)
          : toRejectedPlacementResponse(result, language),
      ],
    };
  };

const listHandlers = (
  deps: OrderHandlerDeps,
): Pick<
  OrderHandlers,
  'list-all-orders' | 'list-orders-of-user' | 'report-orders' | 'list-bought-item-ids'
> => {
  const { store } = deps;
  const toListResponse = createListResponse(deps);
  return {
    'list-all-orders': async ({ query, pagination, language }) =>
      toListResponse(await store.listAll(toFilter(query, pagination)), language),
    'list-orders-of-user': async ({ query, pagination, language }) => {
      const hasDetails = query.Details === '1';
      if (hasDetails) requireDetailsPage(pagination);
      const page = await store.listByUser(query.UserId, {
        ...toFilter(query, pagination),
        isActiveFirst: query.Sort === sortActiveFirst,
      });
      return toListResponse(page, language, { hasDetails });
    },
    'report-orders': async ({ query, pagination, language }) => {
      const report = await reportOrders(deps, {
        ...toFilter(query, pagination),
        fromDate: query.FromDate,
        toDate: query.ToDate,
      });
      return { ...toListResponse(report, language), headers: totalsHeader(report.totals) };
    },
    'list-bought-item-ids': async ({ caller, pagination }) => {
      const boughtItems = rankBoughtItems(
        await store.listBoughtItemIds(caller.userId, maxBoughtOrders),
      );
      return {
        total: boughtItems.length,
        body: paginate(boughtItems, pagination).map(({ itemId, orders }) => ({
          ItemId: itemId,
          Orders: orders,
        })),
      };
    },
  };
};

const readHandlers = (
  deps: OrderHandlerDeps,
): Pick<OrderHandlers, 'read-order' | 'track-order'> => {
  const { clock } = deps;
  const load = createOrderLoader(deps.store);
  return {
    'read-order': async ({ query, caller, language }) => {
      const order = await load(query.TransactionId, caller);
      const staffNames = hasPermission(caller, 'transactions')
        ? await readStaffNames(deps, order)
        : undefined;
      return { body: toOrderDetailsResponse(order, { language, now: clock(), staffNames }) };
    },
    'track-order': async ({ query, caller, language }) => ({
      body: toTrackingResponse(await load(query.transId, caller), language),
    }),
  };
};

const abandonPaymentHandler = (deps: OrderHandlerDeps): Pick<OrderHandlers, 'abandon-payment'> => {
  const load = createOrderLoader(deps.store);
  return {
    'abandon-payment': async ({ body, caller, language }) => {
      const { orderId, userId } = await load(body.TransactionId, caller);
      if (userId !== caller.userId) throw new ProblemError('not-allowed');
      const result = await abandonPaymentById(deps, orderId);
      if (result === null) throw new ProblemError('not-found');
      return {
        body: [
          toCommandResponse(result, language, ({ status }) =>
            commandSucceeded(orderId, { Status: orderStatus[status] }),
          ),
        ],
      };
    },
  };
};

const commandHandlers = (
  deps: OrderHandlerDeps,
): Pick<
  OrderHandlers,
  'place-order' | 'place-order-without-payment' | 'move-order' | 'cancel-order'
> => {
  const load = createOrderLoader(deps.store);
  return {
    'place-order': placeOrderBy(deps, 'online'),
    'place-order-without-payment': placeOrderBy(deps, 'cod'),
    'move-order': async ({ query, caller, language }) => {
      const result = await changeOrderStatus(deps, {
        orderId: query.TransactionId,
        status: query.Status,
        staffId: caller.userId,
      });
      if (!result.ok && result.code === 'order-unknown') throw new ProblemError('not-found');
      return {
        body: [
          toCommandResponse(result, language, ({ orderId, status }) =>
            commandSucceeded(orderId, { Status: orderStatus[status] }),
          ),
        ],
      };
    },
    'cancel-order': async ({ query, caller, language }) => {
      const { userId } = await load(query.TransactionId, caller);
      const isOwn = userId === caller.userId;
      const result = await cancelOrderById(deps, {
        orderId: query.TransactionId,
        by: isOwn ? 'customer' : 'staff',
        staffId: isOwn ? undefined : caller.userId,
        reason: query.reason,
      });
      if (result === null) throw new ProblemError('not-found');
      return {
        body: [
          toCommandResponse(result, language, ({ orderId, refundPaise, status }) =>
            commandSucceeded(orderId, {
              RefundAmount: toRupees(refundPaise),
              Status: orderStatus[status],
            }),
          ),
        ],
      };
    },
  };
};

export const createOrderHandlers = (deps: OrderHandlerDeps): BoundHandlers =>
  createHandlers<typeof orderOperations>({
    ...listHandlers(deps),
    ...readHandlers(deps),
    ...commandHandlers(deps),
    ...abandonPaymentHandler(deps),
  });
