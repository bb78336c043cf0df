import { orderAdminOperations, orderOperations } from '@tokri/contracts/api';
import type { QueryClient } from '@tokri/web-kit/platform';

/** What shows something of an order. */
export const orderQueries = [
  orderAdminOperations.listDayOrders,
  orderAdminOperations.findOrders,
  orderAdminOperations.listLateOrders,
  orderAdminOperations.listCashDue,
  orderAdminOperations.sumCashDue,
  orderAdminOperations.readDayProgress,
  orderAdminOperations.countDayOrders,
  orderAdminOperations.readPickingList,
  orderAdminOperations.previewPacking,
  orderOperations.readOrder,
  orderAdminOperations.readOrderLimits,
];

export const refreshOrders = (client: QueryClient): void =>
  orderQueries.forEach(({ operationId: id }) => void client.invalidateQueries({ queryKey: [id] }));
