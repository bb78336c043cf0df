import { connectMongo, ensureIndexes } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { closeSmallBills } from '../src/application/bills/close-small-bills.ts';
import { issueCreditNotes } from '../src/application/bills/credit-notes.ts';
import { issueBills } from '../src/application/bills/issue-bills.ts';
import { withdrawSmallBills } from '../src/application/bills/leave-small-bills.ts';
import { billModel } from '../src/persistence/bills/bill-document.ts';
import { counterModel } from '../src/persistence/bills/bill-number-repository.ts';
import { consolidatedBillModel } from '../src/persistence/bills/consolidated-bill-repository.ts';
import { createSeriesRepository } from '../src/persistence/bills/series-repository.ts';
import { ledgerEntryModel } from '../src/persistence/ledger/ledger-repository.ts';
import { partyPaymentModel } from '../src/persistence/party-payments/party-payment-document.ts';
import { createSmallBillDeps } from '../src/testing/small-bills.ts';

export const [noon, nextDay] = [
  new Date('2026-11-22T06:30:00Z'),
  new Date('2026-11-22T19:00:00Z'),
] as const;
const series = 'TI/26-27';
export const [first, second] = [`${series}/0000001`, `${series}/0000002`] as const;

/** Small orders of 22 November 2026 on real stores, with a clock that the spec sets. */
export const startSmallBills = async (name: string) => {
  const environment = testEnvironment({ service: 'billing', name });
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const models = {
    bills: billModel(connection),
    consolidatedBills: consolidatedBillModel(connection),
    counters: counterModel(connection),
    partyPayments: partyPaymentModel(connection),
    ledgerEntries: ledgerEntryModel(connection),
  };
  await ensureIndexes(Object.values(models));
  let at = noon;
  const ended = new Set<number>();
  const deps = createSmallBillDeps(connection, () => at, ended);
  const seriesStore = createSeriesRepository(models);
  const setTime = (time: Date): void => {
    at = time;
  };
  return {
    deps,
    models,
    setTime,
    reset: async (): Promise<void> => {
      at = noon;
      ended.clear();
      await models.bills.deleteMany({});
      await models.consolidatedBills.deleteMany({});
      await models.counters.deleteMany({});
    },
    pack: async (...orderIds: readonly number[]): Promise<void> => {
      for (const orderId of orderIds) await issueBills(deps, orderId);
    },
    close: async (): Promise<void> => {
      at = nextDay;
      await closeSmallBills(deps);
    },
    cancel: async (orderId: number): Promise<void> => {
      ended.add(orderId);
      await withdrawSmallBills(deps, orderId);
      await issueCreditNotes(deps, orderId);
    },
    /** The numbers of the documents of each order. */
    numbersOf: async (...orderIds: readonly number[]): Promise<readonly string[]> => {
      const found = await Promise.all(orderIds.map((orderId) => deps.bills.listByOrder(orderId)));
      return found.map((bills) => bills.map(({ number }) => number).join(' ') || 'none');
    },
    countIssued: async (): Promise<number> => (await seriesStore.readIssued(series)).count,
    countTaken: async (): Promise<number> => {
      const counter = (await seriesStore.list()).find((listed) => listed.name === series);
      return (counter?.next ?? 1) - 1;
    },
    stop: () => connection.close(),
  };
};
