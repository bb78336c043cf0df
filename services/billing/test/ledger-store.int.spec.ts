import fc from 'fast-check';
import { ensureIndexes, connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { compareDueLedgers, compareLedgers } from '../src/application/ledger/compare-ledgers.ts';
import { postDueDocuments, toPostings } from '../src/application/ledger/post-documents.ts';
import { balancePaise, type LedgerEntry } from '../src/domain/ledger/ledger-entry.ts';
import type { LedgerPosting } from '../src/domain/ledger/posting.ts';
import { createCashPayment } from '../src/domain/payments/payment.ts';
import { createLedgerComparisonRepository } from '../src/persistence/ledger/ledger-comparison-repository.ts';
import { createLedgerDocuments } from '../src/persistence/ledger/ledger-documents.ts';
import { createLedgerRepository } from '../src/persistence/ledger/ledger-repository.ts';
import { createModels } from '../src/persistence/models.ts';
import { toPaymentRecord } from '../src/persistence/payments/payment-document.ts';
import { appendAll, postings, selectStatement } from '../src/testing/ledger.ts';
import { buildSale, exemptLine } from '../src/testing/sales.ts';

type Database = Awaited<ReturnType<typeof connectMongo>>;
let database: Database;
let models: ReturnType<typeof createModels>;
const environment = testEnvironment({ service: 'billing', name: 'ledger-store' });
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

const createStore = () => createLedgerRepository(models.ledgerEntries);
const readAll = async (partyId: number): Promise<readonly LedgerEntry[]> => {
  const entries: LedgerEntry[] = [];
  for await (const entry of createStore().listEntries(partyId)) entries.push(entry);
  return entries;
};
const buildPayment = (source: string, amountPaise: number): LedgerPosting => ({
  type: 'payment',
  source,
  documentDate: '2026-11-21',
  reference: '',
  orderId: 0,
  billId: 0,
  amountPaise,
  through: 'bank',
});

describe('ledger store', () => {
  it('keeps the running balance when two processes post for a party at once', async () => {
    const amounts = Array.from({ length: 20 }, (_, index) => index + 1);
    const postAll = (remainder: number) =>
      createStore().append(
        101,
        amounts
          .filter((paise) => paise % 2 === remainder)
          .map((paise) => buildPayment(`race:${paise}`, paise)),
      );
    await Promise.all([postAll(0), postAll(1)]);
    const entries = await readAll(101);
    expect(entries.map(({ seq }) => seq)).toEqual(amounts);
    let sumPaise = 0;
    for (const entry of entries) {
      sumPaise -= 'amountPaise' in entry.posting ? entry.posting.amountPaise : 0;
      expect(balancePaise(entry)).toBe(sumPaise);
    }
    expect(sumPaise).toBe(-210);
  });

  it('posts a source once, also when another process repeats it later', async () => {
    const payment = buildPayment('twice', 500);
    await createStore().append(102, [payment, buildPayment('other', 1), payment]);
    await createStore().append(102, [payment]);
    expect((await readAll(102)).map(({ posting }) => posting.source)).toEqual(['twice', 'other']);
  });

  it('reads statements as the whole ledger of the party gives them', async () => {
    const all =
      fc.sample(postings, { seed: 19, numRuns: 20 }).find(({ length }) => length > 20) ?? [];
    const store = createStore();
    await store.append(103, all);
    await store.append(104, [
      { ...buildPayment('of another party', 7), documentDate: '2026-04-02' },
    ]);
    const expected = appendAll(103, all);
    for (const type of [null, 'bill', 'payment', 'adjustment'] as const)
      for (const [fromDate, toDate] of [
        ['2026-04-01', '2026-06-30'],
        ['2026-04-12', '2026-05-01'],
        ['2026-03-01', '2026-03-31'],
        ['2026-07-01', '2026-07-31'],
      ] as const) {
        const span = { fromDate, toDate, type };
        const { statement, total } = await store.readStatement(103, span, { skip: 0, limit: 200 });
        expect(statement).toEqual(selectStatement(expected, span));
        expect(total).toBe(statement.entries.length);
        const page = await store.readStatement(103, span, { skip: 3, limit: 4 });
        expect(page.statement).toEqual({
          ...statement,
          entries: statement.entries.slice(3, 7),
        });
        expect(page.total).toBe(total);
      }
  });
});

describe('ledger documents', () => {
  const sale = buildSale([exemptLine]);
  const clock = () => new Date('2026-11-25T06:00:00Z');
  const insertOld = async (orderId: number, { partyId = 0, date = '2026-11-20' } = {}) => {
    const base = { orderId, userId: 7, partyId, transactionNumber: `T2611-${orderId}` };
    const paidAt = new Date(`${date}T05:00:00Z`);
    const { payment } = createCashPayment(
      { orderId, userId: 7, amountPaise: sale.totals.payablePaise },
      paidAt,
    );
    await models.sales.collection.insertOne({
      _id: orderId as never,
      rev: 0,
      sold: {
        ...base,
        method: 'cod',
        payablePaise: sale.totals.payablePaise,
        placedAt: paidAt,
        sale,
      },
      isOver: false,
    });
    await models.bills.collection.insertOne({
      _id: `bill:${orderId}:BillOfSupply` as never,
      rev: 1,
      billId: orderId,
      orderId,
      bill: { ...base, ...sale, kind: 'BillOfSupply', billId: orderId, date, account: null },
      number: `BS/26-27/${orderId}`,
    });
    await models.payments.collection.insertOne({
      _id: `pay:cod:${orderId}` as never,
      rev: 0,
      payment: toPaymentRecord(payment),
      openedAt: paidAt,
    });
  };

  it('are posted in the order of their dates, once, and others of no party are not', async () => {
    const documents = createLedgerDocuments(models);
    const deps = { ledger: createStore(), ledgerDocuments: documents, clock };
    await insertOld(502, { partyId: 105, date: '2026-11-22' });
    await insertOld(501, { partyId: 105, date: '2026-11-20' });
    await insertOld(503);
    expect(await documents.markParties(2)).toBe(false);
    while (!(await documents.markParties(2)));
    for (let times = 0; times < 2; times += 1) await postDueDocuments(deps);
    expect(await postDueDocuments(deps)).toBe(0);
    expect(
      (await readAll(105)).map(({ date, posting }) => [date, posting.source, posting.reference]),
    ).toEqual([
      ['2026-11-20', 'bill:501', 'BS/26-27/501'],
      ['2026-11-20', 'payment:cod:501', 'T2611-501'],
      ['2026-11-22', 'bill:502', 'BS/26-27/502'],
      ['2026-11-22', 'payment:cod:502', 'T2611-502'],
    ]);
    expect(await readAll(0)).toEqual([]);
  });

  it('are posted in full after a crash between the entries and the end of the mark', async () => {
    const documents = createLedgerDocuments(models);
    await insertOld(504, { partyId: 106 });
    while (!(await documents.markParties(10)));
    const crashed = {
      ledger: createStore(),
      ledgerDocuments: {
        ...documents,
        clearDue: () => Promise.reject(new Error('killed')),
      },
      clock,
    };
    await expect(postDueDocuments(crashed)).rejects.toThrow('killed');
    expect(await postDueDocuments({ ...crashed, ledgerDocuments: documents })).toBe(2);
    expect((await readAll(106)).map(({ posting }) => posting.source)).toEqual([
      'bill:504',
      'payment:cod:504',
    ]);
    expect(await documents.listDue(10)).toEqual([]);
  });

  it('keeps the mark of a payment that was written while it was posted', async () => {
    const documents = createLedgerDocuments(models);
    await insertOld(505, { partyId: 107 });
    while (!(await documents.markParties(10)));
    const due = await documents.listDue(10);
    await models.payments.updateOne({ _id: 'pay:cod:505' }, { $inc: { rev: 1 } });
    await documents.clearDue(due);
    expect((await documents.listDue(10)).map(({ id }) => id)).toEqual(['pay:cod:505']);
  });

  it('are compared with the ledgers, and a posting that is missing is found', async () => {
    const documents = createLedgerDocuments(models);
    const comparisons = createLedgerComparisonRepository(models.ledgerComparisons);
    const deps = {
      ledger: createStore(),
      ledgerDocuments: documents,
      ledgerComparisons: comparisons,
      clock,
    };
    await models.ledgerEntries.deleteMany({});
    expect(await comparisons.findLast()).toBeNull();
    await insertOld(506, { partyId: 108 });
    while (!(await documents.markParties(10)));
    while ((await postDueDocuments(deps)) > 0);
    for (const partyId of [105, 106, 107])
      await deps.ledger.append(
        partyId,
        (await documents.listByParty(partyId)).flatMap((document) => toPostings(document, null)),
      );
    await compareDueLedgers(deps);
    expect(await comparisons.findLast()).toEqual({
      comparedAt: clock(),
      parties: 4,
      differencePaise: 0,
      differences: [],
    });
    await models.ledgerEntries.deleteOne({ _id: 'payment:cod:506' });
    const { differences } = await compareLedgers(deps);
    expect(differences).toEqual([
      {
        partyId: 108,
        source: 'payment:cod:506',
        ledgerPaise: 0,
        documentPaise: -sale.totals.payablePaise,
      },
    ]);
    expect((await comparisons.findLast())?.differencePaise).toBe(sale.totals.payablePaise);
  });
});
