import {
  countedDates,
  isOnTime,
  toContribution,
  toReturnContribution,
  type Contribution,
  type CountedOrder,
  type SalesDimension,
} from './order-sales.ts';
import {
  addSums,
  mergeRows,
  noSales,
  type DeliverySums,
  type Rows,
  type SalesSums,
  type TaxSums,
} from './sales-sums.ts';

/** Rows by slot are keyed by start and end, `16:00-19:00`; tax by basis points. */
export interface SalesDay extends Readonly<Record<SalesDimension, Rows<SalesSums>>> {
  readonly date: string;
  readonly totals: SalesSums;
  readonly deliveries: DeliverySums;
  readonly taxes: Rows<TaxSums>;
}

const listContributions = (date: string, order: CountedOrder): readonly Contribution[] => {
  const { sold, returned } = countedDates(order);
  if (sold !== date && returned !== date) return [];
  const contribution = toContribution(order);
  return [
    ...(sold === date ? [contribution] : []),
    ...(returned === date ? [toReturnContribution(contribution)] : []),
  ];
};

const countDeliveries = (date: string, orders: readonly CountedOrder[]): DeliverySums => {
  const delivered = orders.filter((order) => countedDates(order).delivered === date);
  return { delivered: delivered.length, onTime: delivered.filter(isOnTime).length };
};

const noDeliveries: DeliverySums = { delivered: 0, onTime: 0 };

export const emptySalesDay = (date: string): SalesDay => ({
  date,
  totals: noSales,
  deliveries: noDeliveries,
  slots: {},
  categories: {},
  pincodes: {},
  locations: {},
  offers: {},
  coupons: {},
  items: {},
  taxes: {},
});

export const addOrdersToDay = (day: SalesDay, orders: readonly CountedOrder[]): SalesDay => {
  const contributions = orders.flatMap((order) => listContributions(day.date, order));
  const rowsOf = (dimension: SalesDimension): Rows<SalesSums> =>
    mergeRows(
      day[dimension],
      contributions.flatMap(({ rows }) => rows[dimension]),
    );
  return {
    date: day.date,
    totals: contributions.reduce((sum, { totals }) => addSums(sum, totals), day.totals),
    deliveries: addSums(day.deliveries, countDeliveries(day.date, orders)),
    slots: rowsOf('slots'),
    categories: rowsOf('categories'),
    pincodes: rowsOf('pincodes'),
    locations: rowsOf('locations'),
    offers: rowsOf('offers'),
    coupons: rowsOf('coupons'),
    items: rowsOf('items'),
    taxes: mergeRows(
      day.taxes,
      contributions.flatMap(({ taxes }) => taxes),
    ),
  };
};

const sumRows = <Sums extends object>(days: readonly Rows<Sums>[]): Rows<Sums> =>
  mergeRows(
    {},
    days.flatMap((rows) => Object.entries(rows)),
  );

/** Without items, which are stored apart. */
export type SalesSpan = Omit<SalesDay, 'date' | 'items'>;

/** What remains of the totals beside items and round off: delivery charge and slot fee. */
export const deliverySales = ({
  totals,
  categories,
}: Pick<SalesSpan, 'totals' | 'categories'>): Pick<
  SalesSums,
  'taxablePaise' | 'taxPaise' | 'totalPaise'
> => {
  const items = Object.values(categories).reduce(addSums, noSales);
  const taxablePaise = totals.taxablePaise - items.taxablePaise;
  const taxPaise = totals.taxPaise - items.taxPaise;
  return { taxablePaise, taxPaise, totalPaise: taxablePaise + taxPaise };
};

export const sumSalesDays = (days: readonly SalesSpan[]): SalesSpan => ({
  totals: days.reduce((sum, { totals }) => addSums(sum, totals), noSales),
  deliveries: days.reduce((sum, { deliveries }) => addSums(sum, deliveries), noDeliveries),
  slots: sumRows(days.map(({ slots }) => slots)),
  categories: sumRows(days.map(({ categories }) => categories)),
  pincodes: sumRows(days.map(({ pincodes }) => pincodes)),
  locations: sumRows(days.map(({ locations }) => locations)),
  offers: sumRows(days.map(({ offers }) => offers)),
  coupons: sumRows(days.map(({ coupons }) => coupons)),
  taxes: sumRows(days.map(({ taxes }) => taxes)),
});
