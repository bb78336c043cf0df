import { orderStatus } from '@tokri/contracts';
import type { Invariant, OrderRecord, StockRecord, Violation, World } from './world.ts';

const packedOut = -1;

const wanted = ({ lines }: OrderRecord): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { unitId, quantity } of lines) sums.set(unitId, (sums.get(unitId) ?? 0) + quantity);
  return sums;
};

const isSetAside = ({ status }: OrderRecord): boolean =>
  orderStatus[status] === orderStatus.Confirmed;
const isOver = ({ status }: OrderRecord): boolean =>
  orderStatus[status] === orderStatus.Cancelled || orderStatus[status] === orderStatus.Rejected;

/** What is set aside is what standing orders ordered, once each; ended orders keep nothing (a part of I10). */
export const stockMarks: Invariant = ({ stocks, orders }) => {
  const units = new Map(stocks.map((stock) => [stock.unitId, stock]));
  const markOf = (unitId: number, orderId: number): number | undefined =>
    units.get(unitId)?.holds[String(orderId)];
  return orders.flatMap((order) =>
    [...wanted(order)].flatMap(([unitId, quantity]) => {
      const mark = markOf(unitId, order.orderId);
      if (isSetAside(order) && mark !== quantity)
        return [
          `order ${order.orderId} has ${mark ?? 'nothing'} of unit ${unitId} set aside, not ${quantity}`,
        ];
      if (isOver(order) && (mark ?? 0) > 0)
        return [`order ${order.orderId} ended and still holds ${mark} of unit ${unitId}`];
      return [];
    }),
  );
};

const held = ({ holds }: StockRecord): number =>
  Object.values(holds).reduce((sum, mark) => sum + Math.max(mark, 0), 0);

const takenOut = (stock: StockRecord, orders: readonly OrderRecord[]): number =>
  orders
    .filter(({ orderId }) => stock.holds[String(orderId)] === packedOut)
    .reduce((sum, order) => sum + (wanted(order).get(stock.unitId) ?? 0), 0);

/** No piece is lost and none appears: free + set aside + packed is the same before and after, for every unit that nobody restocked. */
export const stockConserved = (before: World, after: World): Violation[] => {
  const earlier = new Map(before.stocks.map((stock) => [stock.unitId, stock]));
  return after.stocks.flatMap((stock) => {
    const was = earlier.get(stock.unitId);
    if (!was) return [];
    const [then, now] = [
      was.free + held(was) + takenOut(was, before.orders),
      stock.free + held(stock) + takenOut(stock, after.orders),
    ];
    return then === now ? [] : [`unit ${stock.unitId} had ${then} pieces and has ${now}`];
  });
};
