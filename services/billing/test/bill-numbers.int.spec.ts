import { connectMongo } from '@tokri/service-kit/mongo';
import { companyRecord, testEnvironment } from '@tokri/service-kit/testing';
import { completeBillNumbers } from '../src/application/bills/complete-bill-numbers.ts';
import { issueBills, type IssueBillsDeps } from '../src/application/bills/issue-bills.ts';
import type { StoredSale } from '../src/application/ports/sales.ts';
import { toBillOutboxEntry } from '../src/messaging/outbox-entries.ts';
import { billModel } from '../src/persistence/bills/bill-document.ts';
import { createBillRepository } from '../src/persistence/bills/bill-repository.ts';
import {
  counterModel,
  createBillNumberRepository,
} from '../src/persistence/bills/bill-number-repository.ts';
import { buildSale, taxedLine } from '../src/testing/sales.ts';

const environment = testEnvironment({ service: 'billing', name: 'numbers' });
const hourMs = 3_600_000;
const series = 'TI/26-27';
let at = new Date('2026-11-22T06:00:00Z');
const clock = (): Date => at;
const advanceClock = (): void => {
  at = new Date(at.getTime() + hourMs);
};
const buildStoredSale = (orderId: number): StoredSale => ({
  orderId,
  userId: 7,
  partyId: 0,
  transactionNumber: `T${orderId}`,
  method: 'cod',
  payablePaise: 9900,
  placedAt: at,
  hasOrderEnded: false,
  sale: buildSale([taxedLine]),
});

const crash = new Error('the process crashed');
let connection: Awaited<ReturnType<typeof connectMongo>>;
let deps: IssueBillsDeps;
beforeAll(async () => {
  connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const model = billModel(connection);
  deps = {
    bills: createBillRepository({ connection, model, toOutboxEntry: toBillOutboxEntry, clock }),
    numbers: createBillNumberRepository(counterModel(connection), clock),
    credits: { find: () => Promise.reject(new Error('no order is on credit')) },
    requireCompany: () => companyRecord,
    consolidatesSmallBills: false,
    clock,
    sales: {
      findByOrder: (orderId: number) => Promise.resolve(buildStoredSale(orderId)),
    } as never,
    buyers: {
      findDeliveryLocation: () =>
        Promise.resolve({ name: 'Meera', address: '1 Main Road', pincode: '560034' }),
    } as never,
  };
});
afterAll(async () => {
  await connection.close();
});

const readNumber = async (orderId: number): Promise<string | undefined> =>
  (await deps.bills.listByOrder(orderId))[0]?.number;
const issueWithCrashBeforeNumber = (orderId: number) =>
  issueBills({ ...deps, bills: { ...deps.bills, issue: () => Promise.reject(crash) } }, orderId);
const completeNumbers = async (): Promise<void> => {
  advanceClock();
  await completeBillNumbers(deps);
};

describe('a process that crashes between taking a number and putting it on the bill', () => {
  it('keeps the number when the event is redelivered hours later', async () => {
    await expect(issueWithCrashBeforeNumber(1)).rejects.toBe(crash);
    advanceClock();
    await issueBills(deps, 1);
    await issueBills(deps, 2);
    await completeNumbers();
    expect([await readNumber(1), await readNumber(2)]).toEqual([
      `${series}/0000001`,
      `${series}/0000002`,
    ]);
  });

  it('gets its number from the periodic job without a redelivery', async () => {
    await expect(issueWithCrashBeforeNumber(3)).rejects.toBe(crash);
    await completeBillNumbers(deps);
    expect(await readNumber(3)).toBeUndefined();
    await completeNumbers();
    expect(await readNumber(3)).toBe(`${series}/0000003`);
    await completeNumbers();
    await issueBills(deps, 3);
    await issueBills(deps, 4);
    expect([await readNumber(3), await readNumber(4)]).toEqual([
      `${series}/0000003`,
      `${series}/0000004`,
    ]);
  });
});

describe('number allocations', () => {
  it('are released once the bill carries its number', async () => {
    await issueBills(deps, 10);
    await completeNumbers();
    expect(await deps.numbers.listAllocated(new Date(at.getTime() + hourMs), 100)).toEqual([]);
  });

  it('are not repeated when released while a worker holds a stale draft', async () => {
    const staleDeps = {
      ...deps,
      bills: {
        ...deps.bills,
        insertDraft: async (...args: Parameters<typeof deps.bills.insertDraft>) => ({
          ...(await deps.bills.insertDraft(...args)),
          number: null,
        }),
      },
    };
    await issueBills(deps, 11);
    await completeNumbers();
    await issueBills(staleDeps, 11);
    await issueBills(deps, 12);
    const [before, after] = [
      Number((await readNumber(11))?.slice(-7)),
      Number((await readNumber(12))?.slice(-7)),
    ];
    expect(after).toBe(before + 1);
  });

  it('are kept while the number cannot be put on the bill', async () => {
    await expect(issueWithCrashBeforeNumber(13)).rejects.toBe(crash);
    advanceClock();
    await completeBillNumbers({
      ...deps,
      bills: { ...deps.bills, issue: () => Promise.resolve() },
    });
    expect(await deps.numbers.listAllocated(at, 100)).toMatchObject([
      { billKey: 'bill:13:TaxInvoice' },
    ]);
  });
});

describe('the number of a bill', () => {
  it('is never replaced by another one', async () => {
    await issueBills(deps, 20);
    const issued = await readNumber(20);
    await deps.bills.issue('bill:20:TaxInvoice', `${series}/0009999`);
    expect(await readNumber(20)).toBe(issued);
  });

  it('stays the original one on an imported bill', async () => {
    await issueBills(deps, 21);
    const [bill] = await deps.bills.listByOrder(21);
    if (!bill) throw new Error('order 21 has no bill');
    await deps.bills.insertImported({ ...bill, orderId: 22, billId: 9_001, number: 'OLD/1' });
    await deps.bills.issue('old:OLD/1', `${series}/0009999`);
    expect((await deps.bills.findById(9_001))?.number).toBe('OLD/1');
  });
});
