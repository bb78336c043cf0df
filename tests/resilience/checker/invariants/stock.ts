import { orderStatus, stockId } from '@tokri/contracts/orders';
import { locationIdOf } from '@tokri/contracts/slots';
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

const groupByStockId = (
  stocks: readonly StockRecord[],
): ReadonlyMap<number | string, StockRecord> =>
  new Map(stocks.map((stock) => [stockId(stock), stock]));

/** Units may only leave the location that the order names. */
export const stockTakenAtLocation: Invariant = ({ stocks, orders }) => {
  const locationOfOrder = new Map(orders.map((order) => [order.orderId, locationIdOf(order)]));
  return stocks.flatMap((stock) =>
    Object.keys(stock.holds).flatMap((key) => {
      const orderId = Number(key.split(':')[0]);
      const expected = locationOfOrder.get(orderId);
      return expected === undefined ||
        expected === locationIdOf(stock) ||
        (stock.holds[key] ?? 0) <= 0
        ? []
        : [
            `order ${orderId} takes unit ${stock.unitId} from location ${locationIdOf(stock)}, not ${expected}`,
          ];
    }),
  );
};

export const stockReservedOnce: Invariant = ({ stocks, orders }) => {
  const stockOf = groupByStockId(stocks);
  const reservedFor = (
    unitId: number,
    { orderId, locationId }: OrderRecord,
  ): number | undefined => {
    const stock = stockOf.get(stockId({ unitId, locationId }));
    const reservations = stock ? findReservations(stock, orderId) : [];
    return reservations.length === 0 ? undefined : sum(reservations);
  };
  return orders.flatMap((order) =>
    [...orderedQuantities(order)].flatMap(([unitId, quantity]) => {
      const reservation = reservedFor(unitId, order);
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
  const stockBefore = groupByStockId(before.stocks);
  return after.stocks.flatMap((stock) => {
    const previous = stockBefore.get(stockId(stock));
    if (!previous) return [];
    const [quantityBefore, quantityAfter] = [
      previous.free + reservedQuantity(previous) + packedQuantity(previous, before.orders),
      stock.free + reservedQuantity(stock) + packedQuantity(stock, after.orders),
    ];
    return quantityBefore === quantityAfter
      ? []
      : [`unit ${stockId(stock)} had ${quantityBefore} pieces and has ${quantityAfter}`];
  });
};
