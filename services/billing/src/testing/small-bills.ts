import type { Connection } from 'mongoose';
import { companyRecord } from '@tokri/service-kit/testing';
import type { CloseSmallBillsDeps } from '../application/bills/close-small-bills.ts';
import type { IssueBillsDeps } from '../application/bills/issue-bills.ts';
import type { LeaveSmallBillsDeps } from '../application/bills/leave-small-bills.ts';
import type { StoredSale } from '../application/ports/sales.ts';
import { toBillOutboxEntry } from '../messaging/outbox-entries.ts';
import { billModel } from '../persistence/bills/bill-document.ts';
import {
  counterModel,
  createBillNumberRepository,
} from '../persistence/bills/bill-number-repository.ts';
import { createBillRepository } from '../persistence/bills/bill-repository.ts';
import {
  consolidatedBillModel,
  createConsolidatedBillRepository,
} from '../persistence/bills/consolidated-bill-repository.ts';
import { createSmallBillRepository } from '../persistence/bills/small-bill-repository.ts';
import { buildSale, taxedLine } from './sales.ts';

export type SmallBillDeps = IssueBillsDeps & CloseSmallBillsDeps & LeaveSmallBillsDeps;

const buildStoredSale = (orderId: number, ended: ReadonlySet<number>): StoredSale => ({
  orderId,
  userId: 7,
  partyId: 0,
  transactionNumber: `T${orderId}`,
  method: 'cod',
  payablePaise: 9900,
  placedAt: new Date('2026-11-22T04:00:00Z'),
  hasOrderEnded: ended.has(orderId),
  sale: buildSale([taxedLine]),
});

/** Small orders of unregistered buyers on real stores; `ended` names those that were cancelled. */
export const createSmallBillDeps = (
  connection: Connection,
  clock: () => Date,
  ended: ReadonlySet<number> = new Set(),
): SmallBillDeps => {
  const model = billModel(connection);
  return {
    bills: createBillRepository({ connection, model, toOutboxEntry: toBillOutboxEntry, clock }),
    smallBills: createSmallBillRepository(model),
    consolidatedBills: createConsolidatedBillRepository(consolidatedBillModel(connection)),
    numbers: createBillNumberRepository(counterModel(connection), clock),
    credits: { find: () => Promise.reject(new Error('no order is on credit')) },
    requireCompany: () => companyRecord,
    consolidatesSmallBills: true,
    clock,
    sales: {
      findByOrder: (orderId: number) => Promise.resolve(buildStoredSale(orderId, ended)),
    } as never,
    buyers: {
      findDeliveryLocation: () =>
        Promise.resolve({ name: 'Meera', address: '1 Main Road', pincode: '560034' }),
    } as never,
  };
};

const crash = new Error('the process crashed');

/** The process dies at its nth call of the stores, before the call or after it was done. */
export const crashAt = (
  deps: SmallBillDeps,
  nth: number,
  when: 'before' | 'after',
): { readonly deps: SmallBillDeps; readonly hasCrashed: () => boolean } => {
  let calls = 0;
  const wrap = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get: (target, name, receiver) => {
        const call: unknown = Reflect.get(target, name, receiver);
        if (typeof call !== 'function') return call;
        return async (...args: unknown[]): Promise<unknown> => {
          calls += 1;
          const isLast = calls === nth;
          if (calls > nth || (isLast && when === 'before')) throw crash;
          const result: unknown = await Reflect.apply(call, target, args);
          if (isLast) throw crash;
          return result;
        };
      },
    });
  return {
    deps: {
      ...deps,
      bills: wrap(deps.bills),
      smallBills: wrap(deps.smallBills),
      consolidatedBills: wrap(deps.consolidatedBills),
      numbers: wrap(deps.numbers),
    },
    hasCrashed: () => calls >= nth,
  };
};
