import type { Pagination } from '@tokri/contracts/platform';
import { escapeRegex, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { DayOrderQueries } from '../application/ports/day-orders.ts';
import type { OrderPage } from '../application/ports/order-store.ts';
import { currentContents } from '../domain/order.ts';
import { newestOrdersFilter } from './newest-orders-filter.ts';
import { toOrder, type OrderDocument } from './order-document.ts';
import { findStatusName } from './order-filters.ts';

const maxDayOrders = 20_000;
const maxSlotOrders = 500;
const minMobileDigits = 4;
const maxMobileDigits = 10;

const containsText = (text: string) => ({ $regex: escapeRegex(text), $options: 'i' });

const mobileFilter = (search: string): readonly Record<string, unknown>[] => {
  const digits = search.replace(/\D/g, '').slice(-maxMobileDigits);
  return /^[\d\s+-]+$/.test(search) && digits.length >= minMobileDigits
    ? [{ 'agreement.address.mobile': { $regex: digits } }]
    : [];
};

const searchFilter = (search: string | undefined): Record<string, unknown> =>
  search
    ? {
        $or: [
          { transactionNumber: containsText(search) },
          { 'agreement.userName': containsText(search) },
          { 'agreement.address.name': containsText(search) },
          ...mobileFilter(search),
        ],
      }
    : {};

const listPage = async (
  model: Model<OrderDocument>,
  filter: Record<string, unknown>,
  { page, pageSize, sort }: Pagination & { readonly sort: Record<string, 1 | -1> },
): Promise<OrderPage> => {
  const trusted = trustedFilter(filter);
  const [documents, total] = await Promise.all([
    model
      .find(trusted)
      .sort(sort)
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<OrderDocument[]>(),
    model.countDocuments(trusted),
  ]);
  return { orders: documents.map(toOrder), total };
};

const findNextDay = async (
  model: Model<OrderDocument>,
  fromDate: string,
): Promise<string | null> => {
  const next = await model
    .findOne(
      trustedFilter({ pdate: { $gte: fromDate }, status: { $nin: ['Cancelled', 'Rejected'] } }),
    )
    .sort({ pdate: 1, _id: 1 })
    .select({ pdate: 1 })
    .lean<Pick<OrderDocument, 'pdate'> | null>();
  return next?.pdate ?? null;
};

export const dayOrderQueries = (model: Model<OrderDocument>): DayOrderQueries => {
  return {
    listByDay: ({ pdate, status, slotId, search, method, pincode, ...pagination }) =>
      listPage(
        model,
        {
          pdate,
          ...(status === undefined ? {} : { status: findStatusName(status) ?? 'none' }),
          ...(slotId === undefined ? {} : { 'agreement.slot.slotId': slotId }),
          ...(method === undefined ? {} : { 'agreement.paymentMethod': method }),
          ...(pincode === undefined ? {} : { 'agreement.address.pincode': pincode }),
          ...searchFilter(search),
        },
        { ...pagination, sort: { 'agreement.slot.start': 1, _id: 1 } },
      ),
    searchOrders: async ({ search, ...pagination }) =>
      listPage(model, await newestOrdersFilter(model, search, searchFilter(search)), {
        ...pagination,
        sort: { _id: -1 },
      }),
    findNextDay: (fromDate) => findNextDay(model, fromDate),
    listSummaries: async (pdate) => {
      const documents = await model
        .find({ pdate })
        .select({ agreement: 1, progress: 1 })
        .limit(maxDayOrders)
        .lean<OrderDocument[]>();
      return documents.map(toOrder).map((order) => {
        const { lines, totals } = currentContents(order);
        return {
          slot: order.slot,
          status: order.status,
          quantities: lines.map(({ quantity }) => quantity),
          payablePaise: totals.payablePaise,
        };
      });
    },
    listLinesToPick: async ({ pdate, slotId }) => {
      const documents = await model
        .find({ pdate, 'agreement.slot.slotId': slotId, status: 'Confirmed' })
        .select({ agreement: 1, progress: 1 })
        .limit(maxSlotOrders)
        .lean<OrderDocument[]>();
      return documents.map(toOrder).map(({ lines }) => lines);
    },
  };
};
