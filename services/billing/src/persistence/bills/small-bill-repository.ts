import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { SmallBill, SmallBillStore } from '../../application/ports/small-bills.ts';
import type { BillDocument } from './bill-document.ts';

const toSmallBill = ({
  _id,
  bill,
  consolidationGroup,
  consolidatedKey,
}: BillDocument): SmallBill => {
  if (consolidatedKey !== undefined) return { key: _id, bill, state: 'closing' };
  return { key: _id, bill, state: consolidationGroup === undefined ? 'own' : 'open' };
};

/** Each change needs the group and removes it, so that only one of them is applied. */
const leaveGroup = async (
  model: Model<BillDocument>,
  key: string,
  set: Partial<BillDocument>,
): Promise<boolean> =>
  (await conditionalUpdate(model, {
    id: key,
    precondition: { number: null, consolidationGroup: { $exists: true } },
    set,
    unset: ['consolidationGroup'],
  })) !== null;

const createReader = (
  model: Model<BillDocument>,
): Pick<
  SmallBillStore,
  'listByOrder' | 'listOwnDue' | 'listGroupsBefore' | 'listOpen' | 'listParts'
> => ({
  listByOrder: async (orderId) =>
    (await model.find(trustedFilter({ orderId, number: null })).lean<BillDocument[]>())
      .filter(
        ({ consolidationGroup, consolidatedKey, ownBillDue }) =>
          consolidationGroup !== undefined || consolidatedKey !== undefined || ownBillDue === 1,
      )
      .map(toSmallBill),
  listOwnDue: async (limit) =>
    (
      await model
        .find(trustedFilter({ ownBillDue: 1 }))
        .limit(limit)
        .lean<BillDocument[]>()
    ).map(toSmallBill),
  listGroupsBefore: async (group) =>
    (
      await model.distinct(
        'consolidationGroup',
        trustedFilter({ consolidationGroup: { $gte: '', $lt: group } }),
      )
    )
      .flatMap((found) => found ?? [])
      .sort(),
  listOpen: async (group, limit) =>
    (
      await model
        .find(trustedFilter({ consolidationGroup: group }))
        .sort({ billId: 1 })
        .limit(limit)
        .lean<BillDocument[]>()
    ).map(toSmallBill),
  listParts: async (consolidatedKey) =>
    (
      await model
        .find(trustedFilter({ consolidatedKey }))
        .sort({ billId: 1 })
        .lean<BillDocument[]>()
    ).map(({ _id, bill, number }) => ({ key: _id, bill, number })),
});

export const createSmallBillRepository = (model: Model<BillDocument>): SmallBillStore => ({
  ...createReader(model),
  withdraw: (key) => leaveGroup(model, key, { isWithdrawn: true }),
  requireOwnBill: (key) => leaveGroup(model, key, { ownBillDue: 1 }),
  join: async (key, consolidatedKey) => {
    await leaveGroup(model, key, { consolidatedKey });
  },
});
