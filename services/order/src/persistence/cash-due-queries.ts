import { countMatching, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { CashDueQueries } from '../application/ports/cash-due.ts';
import { currentTotals } from '../domain/order.ts';
import { toOrder, type OrderDocument } from './order-document.ts';

const maxSummedOrders = 5_000;
const oldestFirst = { pdate: 1, _id: 1 } as const;

export const cashDueQueries = (model: Model<OrderDocument>): CashDueQueries => {
  const filter = trustedFilter({ cashDue: true });
  return {
    list: async ({ page, pageSize }) => {
      const [documents, total] = await Promise.all([
        model
          .find(filter)
          .sort(oldestFirst)
          .skip((page - 1) * pageSize)
          .limit(pageSize)
          .lean<OrderDocument[]>(),
        countMatching(model, filter),
      ]);
      return { orders: documents.map(toOrder), total };
    },
    sum: async () => {
      const documents = await model
        .find(filter)
        .sort(oldestFirst)
        .limit(maxSummedOrders + 1)
        .select({ 'agreement.totals.payablePaise': 1, 'progress.packed.totals.payablePaise': 1 })
        .lean<Pick<OrderDocument, 'agreement' | 'progress'>[]>();
      const summed = documents.slice(0, maxSummedOrders);
      return {
        orders: summed.length,
        payablePaise: summed.reduce(
          (sum, { agreement: { totals }, progress: { packed } }) =>
            sum + currentTotals({ totals, packed }).payablePaise,
          0,
        ),
        isComplete: summed.length === documents.length,
      };
    },
  };
};
