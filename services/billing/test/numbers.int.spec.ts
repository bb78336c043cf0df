import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { finishBills } from '../src/application/finish-bills.ts';
import { issueBills, type BillNeeds } from '../src/application/issue-bills.ts';
import type { SoldSoFar } from '../src/application/ports/sales.ts';
import { billEntryOf } from '../src/messaging/publish.ts';
import { billModel, billRepository } from '../src/persistence/bill-repository.ts';
import { counterModel, numberRepository } from '../src/persistence/number-repository.ts';
import { saleOf, taxedLine } from '../src/testing/sales.ts';

const environment = testEnvironment({ service: 'billing', name: 'numbers' });
const hourMs = 3_600_000;
const series = 'TI/26-27';
let at = new Date('2026-11-22T06:00:00Z');
const clock = (): Date => at;
const later = (): void => {
  at = new Date(at.getTime() + hourMs);
};
const sold = (orderId: number): SoldSoFar => ({
  orderId,
  userId: 7,
  partyId: 0,
  transactionNumber: `T${orderId}`,
  method: 'cod',
  payablePaise: 9900,
  placedAt: at,
  isOver: false,
  sale: saleOf([taxedLine]),
});

const dies = new Error('the process died here');
let connection: Awaited<ReturnType<typeof connectMongo>>;
let needs: BillNeeds;
beforeAll(async () => {
  connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const model = billModel(connection);
  needs = {
    bills: billRepository({ connection, model, entryOf: billEntryOf, clock }),
    numbers: numberRepository(counterModel(connection), clock),
    clock,
    sales: { byOrder: (orderId: number) => Promise.resolve(sold(orderId)) } as never,
    buyers: {
      place: () => Promise.resolve({ name: 'Meera', address: '1 Main Road', pincode: '560034' }),
    } as never,
  };
}, 60_000);
afterAll(async () => {
  await connection.close();
});

const numberOf = async (orderId: number): Promise<string | undefined> =>
  (await needs.bills.ofOrder(orderId))[0]?.number;
const dyingBeforeIssue = (orderId: number) =>
  issueBills({ ...needs, bills: { ...needs.bills, issue: () => Promise.reject(dies) } }, orderId);
const finishLater = async (): Promise<void> => {
  later();
  await finishBills(needs);
};

describe('a process that dies between taking a number and putting it on the bill', () => {
  it('heard again hours later, the bill gets the number that it took, and the next bill the next', async () => {
    await expect(dyingBeforeIssue(1)).rejects.toBe(dies);
    later();
    await issueBills(needs, 1);
    await issueBills(needs, 2);
    await finishLater();
    expect([await numberOf(1), await numberOf(2)]).toEqual([
      `${series}/0000001`,
      `${series}/0000002`,
    ]);
  });

  it('never heard again, the bill gets its number all the same; heard after that, nothing changes', async () => {
    await expect(dyingBeforeIssue(3)).rejects.toBe(dies);
    await finishBills(needs);
    expect(await numberOf(3)).toBeUndefined();
    await finishLater();
    expect(await numberOf(3)).toBe(`${series}/0000003`);
    await finishLater();
    await issueBills(needs, 3);
    await issueBills(needs, 4);
    expect([await numberOf(3), await numberOf(4)]).toEqual([
      `${series}/0000003`,
      `${series}/0000004`,
    ]);
  });
});

describe('what is remembered of numbers', () => {
  it('of bills that carry theirs, is forgotten', async () => {
    await issueBills(needs, 10);
    await finishLater();
    expect(await needs.numbers.remembered(new Date(at.getTime() + hourMs), 100)).toEqual([]);
  });

  it('forgotten while a worker slept over its draft, no second number is taken', async () => {
    const slept = {
      ...needs,
      bills: {
        ...needs.bills,
        draft: async (...of: Parameters<typeof needs.bills.draft>) => ({
          ...(await needs.bills.draft(...of)),
          number: null,
        }),
      },
    };
    await issueBills(needs, 11);
    await finishLater();
    await issueBills(slept, 11);
    await issueBills(needs, 12);
    const [before, after] = [
      Number((await numberOf(11))?.slice(-7)),
      Number((await numberOf(12))?.slice(-7)),
    ];
    expect(after).toBe(before + 1);
  });

  it('of a bill whose number cannot be put on it, is kept', async () => {
    await expect(dyingBeforeIssue(13)).rejects.toBe(dies);
    later();
    await finishBills({ ...needs, bills: { ...needs.bills, issue: () => Promise.resolve() } });
    expect(await needs.numbers.remembered(at, 100)).toMatchObject([
      { billKey: 'bill:13:TaxInvoice' },
    ]);
  });
});
