import { connectMongo, ensureIndexes } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { createCreditNoteWriter, createPaidBills } from '../src/persistence/bills/bill-accounts.ts';
import { createModels } from '../src/persistence/models.ts';
import { buildSale, exemptLine } from '../src/testing/sales.ts';

type Database = Awaited<ReturnType<typeof connectMongo>>;
let database: Database;
let models: ReturnType<typeof createModels>;
const environment = testEnvironment({ service: 'billing', name: 'bill-accounts' });
beforeAll(async () => {
  database = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  models = createModels(database);
  await ensureIndexes(Object.values(models));
});
afterAll(() => database.close());

const sale = buildSale([exemptLine]);
const { payablePaise } = sale.totals;
const partyId = 5;
const insertBill = (billId: number, { account = {}, inbox = [] as readonly string[] } = {}) =>
  models.bills.collection.insertOne({
    _id: `bill:${billId}:BillOfSupply` as never,
    rev: 1,
    inbox: [...inbox],
    billId,
    orderId: billId,
    number: `BS/26-27/${billId}`,
    outstandingOf: partyId,
    bill: {
      ...sale,
      billId,
      partyId,
      account: { dueDate: '2026-12-30', paidPaise: 0, ...account },
    },
  });
const readBill = async (billId: number) => {
  const stored = await models.bills.findOne({ billId }).lean();
  return { ...stored, account: stored?.bill.account };
};
const applyNote = (billId: number, note: { billId: number; amountPaise: number }) =>
  createCreditNoteWriter(models.bills)(billId, note);
const pay = (billId: number, of: { paymentId: number; round: number }, amountPaise: number) =>
  createPaidBills(models.bills).payBill({ billId, amountPaise }, of);

describe('account of a bill', () => {
  it('counts a credit note and a round once, however many payments come after them', async () => {
    await insertBill(1);
    await applyNote(1, { billId: 100, amountPaise: 7 });
    await pay(1, { paymentId: 1, round: 1 }, 5);
    for (let paymentId = 2; paymentId <= 220; paymentId += 1)
      await pay(1, { paymentId, round: 1 }, 1);
    const { rev } = await readBill(1);
    await applyNote(1, { billId: 100, amountPaise: 7 });
    await pay(1, { paymentId: 1, round: 1 }, 5);
    const { account, rev: revAfterwards } = await readBill(1);
    expect(revAfterwards).toBe(rev);
    expect(account).toMatchObject({ creditedPaise: 7, creditNoteIds: [100] });
    expect(account?.payments?.[0]).toEqual({ paymentId: 1, round: 1, amountPaise: 5 });
    expect(account?.payments).toHaveLength(220);
  });

  it('knows by its marks what was applied before the account itself said so', async () => {
    await insertBill(2, {
      account: { creditedPaise: 7, payments: [{ paymentId: 1, amountPaise: 5 }] },
      inbox: ['credit-note:100', 'party-payment:1:1', 'party-payment-reversal:2'],
    });
    await applyNote(2, { billId: 100, amountPaise: 7 });
    await pay(2, { paymentId: 1, round: 1 }, 5);
    await pay(2, { paymentId: 2, round: 4 }, 5);
    expect((await readBill(2)).account).toMatchObject({
      creditedPaise: 7,
      payments: [{ paymentId: 1, amountPaise: 5 }],
    });
    await pay(2, { paymentId: 1, round: 2 }, 5);
    expect((await readBill(2)).account?.payments).toEqual([
      { paymentId: 1, round: 2, amountPaise: 10 },
    ]);
  });

  it('lists what a credit note released until that is finished for the last write', async () => {
    const { listReleased, finishRelease } = createPaidBills(models.bills);
    await insertBill(3);
    await pay(3, { paymentId: 1, round: 1 }, payablePaise);
    expect(await listReleased(10)).toEqual([]);
    await applyNote(3, { billId: 101, amountPaise: 20 });
    const [listed] = await listReleased(10);
    expect(listed).toMatchObject({ billId: 3, paymentIds: [1] });
    await applyNote(3, { billId: 102, amountPaise: 30 });
    if (listed) await finishRelease(listed);
    const [again] = await listReleased(10);
    expect(again).toMatchObject({ billId: 3, paymentIds: [1] });
    if (again) await finishRelease(again);
    expect(await listReleased(10)).toEqual([]);
    const stored = await readBill(3);
    expect(stored.account).toMatchObject({
      creditedPaise: 50,
      payments: [{ paymentId: 1, amountPaise: payablePaise - 50 }],
    });
    expect(stored).not.toHaveProperty('outstandingOf');
    expect(stored.account).not.toHaveProperty('releasedPaymentIds');
  });
});
