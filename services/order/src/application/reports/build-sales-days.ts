import type { CountedOrder } from '../../domain/reports/order-sales.ts';
import { addOrdersToDay, emptySalesDay } from '../../domain/reports/sales-day.ts';
import type { PlacedDays } from '../ports/placed-days.ts';
import type { SalesDays, SalesOrders, SoldItem } from '../ports/sales-days.ts';

export interface BuildSalesDaysDeps {
  readonly salesOrders: SalesOrders;
  readonly salesDays: SalesDays;
  readonly placedDays: Pick<PlacedDays, 'invalidate'>;
}

const maxOrdersPerRun = 2_000;
const maxAttempts = 3;

const listItems = (orders: readonly CountedOrder[]): readonly SoldItem[] => [
  ...new Map(
    orders.flatMap(({ lines }) =>
      lines.map(({ itemId, name, hindiName = '', itemGroupId }): [number, SoldItem] => [
        itemId,
        { itemId, name, hindiName, itemGroupId },
      ]),
    ),
  ).values(),
];

/**
 * Builds the day from its orders instead of adding to it, so that a repeat has no second effect. The
 * revision is read before the orders: a process that has read older orders cannot overwrite the
 * result of one that has read newer ones.
 */
const buildDay = async (
  { salesOrders, salesDays }: BuildSalesDaysDeps,
  date: string,
): Promise<boolean> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const revision = await salesDays.findRevision(date);
    let day = emptySalesDay(date);
    for await (const orders of salesOrders.readByDate(date)) {
      await salesDays.saveItems(listItems(orders));
      day = addOrdersToDay(day, orders);
    }
    if (await salesDays.save(day, revision)) return true;
  }
  return false;
};

/**
 * Returns the number of orders whose days are up to date now. A date that cannot be built does not
 * hold up the others. @throws the first failure, after the other dates were built
 */
export const buildSalesDays = async (deps: BuildSalesDaysDeps): Promise<number> => {
  const changed = await deps.salesOrders.listChanged(maxOrdersPerRun);
  const dates = new Set(changed.flatMap((order) => order.dates));
  const built = new Set<string>();
  const failures: unknown[] = [];
  for (const date of dates)
    try {
      if (await buildDay(deps, date)) built.add(date);
    } catch (error) {
      failures.push(error);
    }
  const done = changed.filter((order) => order.dates.every((date) => built.has(date)));
  await deps.placedDays.invalidate([...new Set(done.map(({ placedOn }) => placedOn))]);
  for (const order of done) await deps.salesOrders.clearMark(order);
  if (failures.length > 0) throw failures[0];
  return done.length;
};

const maxMarkedPerRun = 500;

/** For stores of versions without sales days. Returns whether all orders are marked. */
export const markOldOrders = async ({
  salesOrders,
  salesDays,
}: Pick<BuildSalesDaysDeps, 'salesOrders' | 'salesDays'>): Promise<boolean> => {
  const markedUpTo = await salesDays.readMarkedUpTo();
  if (markedUpTo === null) return true;
  const lastId = await salesOrders.markUnmarked(markedUpTo, maxMarkedPerRun);
  await salesDays.recordMarkedUpTo(lastId);
  return lastId === null;
};
