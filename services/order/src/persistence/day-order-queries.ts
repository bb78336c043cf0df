import type { Page } from '@tokri/contracts';
import { guard } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { DayOrders } from '../application/day-order-ports.ts';
import type { OrderPage } from '../application/ports.ts';
import { soldOf } from '../domain/order.ts';
import { toOrder, type OrderDocument } from './order-model.ts';
import { literally, statusName } from './order-repository.ts';

/** More orders than a shop of this size delivers in a day; beyond it a count would be a lower bound. */
const dayOrdersMax = 20_000;
/** A slot has at most 500 places (architecture.md 5). */
const slotOrdersMax = 500;
/** Fewer digits are no part of a mobile number that anybody looks for. */
const mobileDigitsMin = 4;
const mobileDigitsMax = 10;

const part = (text: string) => ({ $regex: literally(text), $options: 'i' });

/** A mobile is kept with its prefix and written in many ways; its last digits are what people name. */
const ofMobile = (search: string): readonly Record<string, unknown>[] => {
  const digits = search.replace(/\D/g, '').slice(-mobileDigitsMax);
  return /^[\d\s+-]+$/.test(search) && digits.length >= mobileDigitsMin
    ? [{ 'agreement.address.mobile': { $regex: digits } }]
    : [];
};

const searchFilter = (search: string | undefined): Record<string, unknown> =>
  search
    ? {
        $or: [
          { transactionNumber: part(search) },
          { 'agreement.userName': part(search) },
          { 'agreement.address.name': part(search) },
          ...ofMobile(search),
        ],
      }
    : {};

/** Reads over many orders. Filters and projections of the portable subset only; sums are made in the domain. */
export const dayOrderQueries = (model: Model<OrderDocument>): DayOrders => {
  const onePage = async (
    filter: Record<string, unknown>,
    { page, pageSize, sort }: Page & { readonly sort: Record<string, 1 | -1> },
  ): Promise<OrderPage> => {
    const trusted = guard(filter);
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

  return {
    ofDay: ({ pdate, status, slotId, search, ...at }) =>
      onePage(
        {
          pdate,
          ...(status === undefined ? {} : { status: statusName(status) ?? 'none' }),
          ...(slotId === undefined ? {} : { 'agreement.slot.slotId': slotId }),
          ...searchFilter(search),
        },
        { ...at, sort: { 'agreement.slot.start': 1, _id: 1 } },
      ),
    found: ({ search, ...at }) => onePage(searchFilter(search), { ...at, sort: { _id: -1 } }),
    briefly: async (pdate) => {
      const documents = await model
        .find({ pdate })
        .select({ agreement: 1, progress: 1 })
        .limit(dayOrdersMax)
        .lean<OrderDocument[]>();
      return documents.map(toOrder).map((order) => {
        const { lines, totals } = soldOf(order);
        return {
          slot: order.slot,
          status: order.status,
          quantities: lines.map(({ quantity }) => quantity),
          payablePaise: totals.payablePaise,
        };
      });
    },
    linesToPick: async ({ pdate, slotId }) => {
      const documents = await model
        .find({ pdate, 'agreement.slot.slotId': slotId, status: 'Confirmed' })
        .select({ agreement: 1, progress: 1 })
        .limit(slotOrdersMax)
        .lean<OrderDocument[]>();
      return documents.map(toOrder).map(({ lines }) => lines);
    },
  };
};
