import { orderStatus } from '@tokri/contracts/orders';
import type {
  Invariant,
  OrderRecord,
  StockRecord,
  Violation,
  SystemState,
} from '../state/system-state.ts';

const packedReservation = -1;

const orderedQuantities = ({ lines }: OrderRecord): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { unitId, quantity } of lines) sums.set(unitId, (sums.get(unitId) ?? 0) + quantity);
  return sums;
};

const isReserved = ({ status }: OrderRecord): boolean =>
  orderStatus[status] === orderStatus.Confirmed;
const hasEnded = ({ status }: OrderRecord): boolean =>
  orderStatus[status] === orderStatus.Cancelled || orderStatus[status] === orderStatus.Rejected;

export const stockReservedOnce: Invariant = ({ stocks, orders }) => {
  const stockByUnit = new Map(stocks.map((stock) => [stock.unitId, stock]));
  const reservedFor = (unitId: number, orderId: number): number | undefined =>
    stockByUnit.get(unitId)?.holds[String(orderId)];
  return orders.flatMap((order) =>
    [...orderedQuantities(order)].flatMap(([unitId, quantity]) => {
      const reservation = reservedFor(unitId, order.orderId);
      if (isReserved(order) && reservation !== quantity)
        return [
          `order ${order.orderId} has ${reservation ?? 'nothing'} of unit ${unitId} reserved, not ${quantity}`,
        ];
      if (hasEnded(order) && (reservation ?? 0) > 0)
        return [
          `order ${order.orderId} has ended and still reserves ${reservation} of unit ${unitId}`,
        ];
      return [];
    }),
  );
};

const reservedQuantity = ({ holds }: StockRecord): number =>
  Object.values(holds).reduce((sum, reservation) => sum + Math.max(reservation, 0), 0);

const packedQuantity = (stock: StockRecord, orders: readonly OrderRecord[]): number =>
  orders
    .filter(({ orderId }) => stock.holds[String(orderId)] === packedReservation)
    .reduce((sum, order) => sum + (orderedQuantities(order).get(stock.unitId) ?? 0), 0);

export const stockConserved = (before: SystemState, after: SystemState): Violation[] => {
  const stockBefore = new Map(before.stocks.map((stock) => [stock.unitId, stock]));
  return after.stocks.flatMap((stock) => {
    const previous = stockBefore.get(stock.unitId);
    if (!previous) return [];
    const [quantityBefore, quantityAfter] = [
      previous.free + reservedQuantity(previous) + packedQuantity(previous, before.orders),
      stock.free + reservedQuantity(stock) + packedQuantity(stock, after.orders),
    ];
    return quantityBefore === quantityAfter
      ? []
      : [`unit ${stock.unitId} had ${quantityBefore} pieces and has ${quantityAfter}`];
  });
};
