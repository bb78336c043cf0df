import { hindiTexts, type Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { orderStatus } from '@tokri/contracts/orders';
import { commandSucceeded, type orderAdminOperations } from '@tokri/contracts/api';
import {
  createHandlers,
  type BoundHandlers,
  type OperationHandlers,
} from '@tokri/service-kit/http';
import { listCustomerNames } from '../application/customers/list-customer-names.ts';
import type { LiftLimitsDeps } from '../application/limits/lift-limits.ts';
import type { DayOrderQueries } from '../application/ports/day-orders.ts';
import {
  changeOrderStatuses,
  type ChangeStatusesDeps,
  type StatusChangeResult,
} from '../application/fulfilment/change-status.ts';
import type { CountLocationOrders } from '../application/ports/location-orders.ts';
import type { ContactDirectory } from '../application/ports/contact-directory.ts';
import type { OrderPage } from '../application/ports/order-store.ts';
import { summarizeDay } from '../domain/reports/day-summary.ts';
import { buildPickingList } from '../domain/fulfilment/picking-list.ts';
import { toOrderResponse } from './order-response.ts';
import { toCommandResponse } from './error-messages.ts';
import type { SalesDays } from '../application/ports/sales-days.ts';
import { createSalesReportHandlers } from './sales-report-handlers.ts';
import { createCashDueHandlers, type CashDueDeps } from './cash-due-handlers.ts';
import { createDayProgressHandlers, type DayProgressDeps } from './day-progress-handlers.ts';
import { createLimitHandlers } from './limit-handlers.ts';
import { createPackingHandlers } from './packing-handlers.ts';

export type OrderAdminDeps = LiftLimitsDeps &
  DayProgressDeps &
  CashDueDeps &
  ChangeStatusesDeps & {
    readonly dayOrders: DayOrderQueries;
    readonly salesDays: SalesDays;
    readonly countLocationOrders: CountLocationOrders;
    readonly contacts: Pick<ContactDirectory, 'listNames'>;
  };

const toStatusChangeResponse = ({ orderId, result }: StatusChangeResult, language: Language) => ({
  ...toCommandResponse(result, language, (order) =>
    commandSucceeded(order.orderId, {
      TransactionNumber: order.transactionNumber,
      Status: orderStatus[order.status],
    }),
  ),
  TransactionId: orderId,
});

type OrderAdminHandlers = OperationHandlers<typeof orderAdminOperations>;

const orderListHandlers = (
  deps: OrderAdminDeps,
): Pick<OrderAdminHandlers, 'list-day-orders' | 'find-orders'> => {
  const { dayOrders, clock } = deps;
  const toListResponse = ({ orders, total }: OrderPage, language: Language) => ({
    total,
    body: orders.map((order) => toOrderResponse(order, { language, now: clock() })),
  });

  return {
    'list-day-orders': async ({ query, pagination, language }) =>
      toListResponse(
        await dayOrders.listByDay({
          ...pagination,
          pdate: query.PDate,
          status: query.Status,
          slotId: query.SlotId,
          search: query.Search,
          method: query.Method,
          pincode: query.Pincode,
        }),
        language,
      ),
    'find-orders': async ({ query, pagination, language }) =>
      toListResponse(
        await dayOrders.searchOrders({ ...pagination, search: query.Search }),
        language,
      ),
  };
};

const customerHandlers = (
  deps: OrderAdminDeps,
): Pick<OrderAdminHandlers, 'list-customer-names'> => ({
  'list-customer-names': async ({ query }) => ({
    body: (await listCustomerNames(deps, query.UserIds)).map(({ userId, name }) => ({
      UserId: userId,
      UserName: name,
    })),
  }),
});

const locationHandlers = ({
  countLocationOrders,
}: OrderAdminDeps): Pick<OrderAdminHandlers, 'count-location-orders'> => ({
  'count-location-orders': async ({ query }) => ({
    body: { Orders: await countLocationOrders(query.LocationId) },
  }),
});

const dayReportHandlers = ({
  dayOrders,
}: OrderAdminDeps): Pick<
  OrderAdminHandlers,
  'find-next-order-day' | 'count-day-orders' | 'read-picking-list'
> => ({
  'find-next-order-day': async ({ query }) => ({
    body: { PDate: await dayOrders.findNextDay(query.FromDate) },
  }),
  'count-day-orders': async ({ query }) => ({
    body: summarizeDay(await dayOrders.listSummaries(query.PDate)).map((row) => ({
      SlotId: row.slotId,
      Start: row.start,
      End: row.end,
      Status: orderStatus[row.status],
      Count: row.count,
      Items: row.items,
      Payable: toRupees(row.payablePaise),
    })),
  }),
  'read-picking-list': async ({ query }) => ({
    body: buildPickingList(
      await dayOrders.listLinesToPick({ pdate: query.PDate, slotId: query.SlotId }),
    ).map((pick) => ({
      ItemId: pick.itemId,
      UnitId: pick.unitId,
      ItemGroupId: pick.itemGroupId,
      Name: pick.name,
      UnitName: pick.unitName,
      IsFood: pick.isFood,
      Hindi: hindiTexts({ Name: pick.hindiName }),
      Quantity: pick.quantity,
      Orders: pick.orders,
    })),
  }),
});

const statusHandlers = (deps: OrderAdminDeps): Pick<OrderAdminHandlers, 'move-orders'> => ({
  'move-orders': async ({ body, caller, language }) => ({
    body: (
      await changeOrderStatuses(deps, {
        orderIds: [...new Set(body.TransactionIds)],
        status: body.Status,
        staffId: caller.userId,
      })
    ).map((result) => toStatusChangeResponse(result, language)),
  }),
});

export const createOrderAdminHandlers = (deps: OrderAdminDeps): BoundHandlers =>
  createHandlers<typeof orderAdminOperations>({
    ...orderListHandlers(deps),
    ...createCashDueHandlers(deps),
    ...customerHandlers(deps),
    ...dayReportHandlers(deps),
    ...statusHandlers(deps),
    ...createPackingHandlers(deps),
    ...createDayProgressHandlers(deps),
    ...createSalesReportHandlers(deps),
    ...createLimitHandlers(deps),
    ...locationHandlers(deps),
  });
