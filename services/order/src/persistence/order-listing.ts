import { isActiveStatus, orderStatus } from '@tokri/contracts/orders';
import type { Pagination } from '@tokri/contracts/platform';
import { countMatching, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { OrderFilter, OrderPage } from '../application/ports/order-store.ts';
import type { Order } from '../domain/order.ts';
import {
  addReportTotals,
  noReportTotals,
  toReportTotals,
  type ReportTotals,
} from '../domain/reports/report-totals.ts';
import { toOrder, type OrderDocument } from './order-document.ts';

const ordersPerBatch = 1_000;
const activeStatuses = Object.entries(orderStatus).flatMap(([name, number]) =>
  isActiveStatus(number) ? [name] : [],
);

type StoredTotals = Pick<OrderDocument, 'agreement' | 'progress'>;
const toTotals = ({ agreement: { totals }, progress: { packed } }: StoredTotals): ReportTotals =>
  toReportTotals({ totals, packed });

type Filter = Record<string, unknown>;

const findNewest = async (
  model: Model<OrderDocument>,
  filter: Filter,
  { skip, limit }: { skip: number; limit: number },
): Promise<readonly OrderDocument[]> =>
  limit <= 0
    ? []
    : model
        .find(trustedFilter(filter))
        .sort({ _id: -1 })
        .skip(skip)
        .limit(limit)
        .lean<OrderDocument[]>();

export const createOrderListing = (model: Model<OrderDocument>) => {
  const count = (filter: Filter) => countMatching(model, trustedFilter(filter));
  const listPage = async (
    filter: Filter,
    { page, pageSize }: Pagination,
  ): Promise<readonly Order[]> => {
    const span = { skip: (page - 1) * pageSize, limit: pageSize };
    return (await findNewest(model, filter, span)).map(toOrder);
  };
  const list = async (filter: Filter, pagination: Pagination): Promise<OrderPage> => {
    const [orders, total] = await Promise.all([listPage(filter, pagination), count(filter)]);
    return { orders, total };
  };

  const sumTotals = async (filter: Filter): Promise<ReportTotals> => {
    let totals = noReportTotals;
    const cursor = model
      .find(trustedFilter(filter))
      .select({ 'agreement.totals': 1, 'progress.packed.totals': 1 })
      .lean<StoredTotals[]>()
      .cursor({ batchSize: ordersPerBatch });
    for await (const order of cursor)
      totals = addReportTotals(totals, toTotals(order as unknown as StoredTotals));
    return totals;
  };

  const listActiveFirst = async (
    filter: Filter,
    { page, pageSize }: OrderFilter,
  ): Promise<OrderPage> => {
    const [active, inactive] = [
      { ...filter, status: { $in: activeStatuses } },
      { ...filter, status: { $nin: activeStatuses } },
    ];
    const [activeCount, total] = await Promise.all([count(active), count(filter)]);
    const skip = (page - 1) * pageSize;
    const activeOrders = await findNewest(model, active, {
      skip,
      limit: Math.min(pageSize, activeCount - skip),
    });
    const inactiveOrders = await findNewest(model, inactive, {
      skip: Math.max(0, skip - activeCount),
      limit: pageSize - activeOrders.length,
    });
    return { orders: [...activeOrders, ...inactiveOrders].map(toOrder), total };
  };

  return { list, listActiveFirst, listPage, sumTotals };
};
