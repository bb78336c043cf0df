import { countMatching, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { DayProgressQueries } from '../application/ports/day-progress.ts';
import { undeliveredStatuses } from '../domain/fulfilment/day-progress.ts';
import { toOrder, type OrderDocument } from './order-document.ts';

const maxDayOrders = 20_000;
const undelivered = { status: { $in: [...undeliveredStatuses] } };

export const dayProgressQueries = (model: Model<OrderDocument>): DayProgressQueries => ({
  listOrdersInSlots: async (date) => {
    const documents = await model
      .find({ pdate: date })
      .select({ status: 1, 'agreement.slot': 1 })
      .limit(maxDayOrders)
      .lean<Pick<OrderDocument, 'status' | 'agreement'>[]>();
    return documents.map(({ status, agreement }) => ({ status, slot: agreement.slot }));
  },
  countUndeliveredBefore: (date) =>
    countMatching(model, trustedFilter({ ...undelivered, pdate: { $lt: date } })),
  listLate: async ({ date, time }, { slotId, page, pageSize }) => {
    const filter = trustedFilter({
      ...undelivered,
      ...(slotId === undefined ? {} : { 'agreement.slot.slotId': slotId }),
      $or: [{ pdate: { $lt: date } }, { pdate: date, 'agreement.slot.end': { $lt: time } }],
    });
    const [documents, total] = await Promise.all([
      model
        .find(filter)
        .sort({ pdate: -1, 'agreement.slot.end': -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<OrderDocument[]>(),
      countMatching(model, filter),
    ]);
    return { orders: documents.map(toOrder), total };
  },
});
