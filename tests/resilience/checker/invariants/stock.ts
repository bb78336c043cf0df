import { orderStatus } from '@tokri/contracts/orders';
import type {
  Invariant,
  OrderRecord,
  StockRecord,
  Violation,
  SystemState,
} from '../state/system-state.ts';

const packedReservation = -1;

const sum = (quantities: readonly number[]): number =>
  quantities.reduce((total, quantity) => total + quantity, 0);

const orderedQuantities = ({ lines }: OrderRecord): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { unitId, quantity } of lines) sums.set(unitId, (sums.get(unitId) ?? 0) + quantity);
  return sums;
};

const isReserved = ({ status }: OrderRecord): boolean =>
  orderStatus[status] === orderStatus.Confirmed;
const hasEnded = ({ status }: OrderRecord): boolean =>
  orderStatus[status] === orderStatus.Cancelled || orderStatus[status] === orderStatus.Rejected;

/** A late payment reserves stock a second time, after the first reservation was released. */
const reservationKeys = (orderId: number): readonly string[] => [`${orderId}`, `${orderId}:2`];

const findReservations = ({ holds }: StockRecord, orderId: number): readonly number[] =>
  reservationKeys(orderId).flatMap((key) => holds[key] ?? []);

export const stockReservedOnce: Invariant = ({ stocks, orders }) => {
  const stockByUnit = new Map(stocks.map((stock) => [stock.unitId, stock]));
  const reservedFor = (unitId: number, orderId: number): number | undefined => {
    const stock = stockByUnit.get(unitId);
    const reservations = stock ? findReservations(stock, orderId) : [];
    return reservations.length === 0 ? undefined : sum(reservations);
  };
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
  sum(Object.values(holds).map((reservation) => Math.max(reservation, 0)));

const packedQuantity = (stock: StockRecord, orders: readonly OrderRecord[]): number =>
  sum(
    orders
      .filter(({ orderId }) => findReservations(stock, orderId).includes(packedReservation))
      .map((order) => orderedQuantities(order).get(stock.unitId) ?? 0),
  );

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
