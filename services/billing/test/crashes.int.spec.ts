import fc from 'fast-check';
import { billIssued, creditRejected, creditReserved } from '@tokri/contracts/events';
import { connectMongo, ensureIndexes, trustedFilter } from '@tokri/service-kit/mongo';
import { collectEvents, createTestBroker, publishCompany } from '@tokri/service-kit/testing';
import { compareLedgers } from '../src/application/ledger/compare-ledgers.ts';
import { balancePaise, type LedgerEntry } from '../src/domain/ledger/ledger-entry.ts';
import { sumLines } from '../src/domain/ledger/posting.ts';
import { outstandingPaise, summarizeCredit } from '../src/domain/party-accounts/party-credit.ts';
import type { BillDocument } from '../src/persistence/bills/bill-document.ts';
import { createLedgerComparisonRepository } from '../src/persistence/ledger/ledger-comparison-repository.ts';
import { createLedgerDocuments } from '../src/persistence/ledger/ledger-documents.ts';
import { createLedgerRepository } from '../src/persistence/ledger/ledger-repository.ts';
import { createModels } from '../src/persistence/models.ts';
import { buildSale, taxedLine } from '../src/testing/sales.ts';
import { createBillingProcess } from './billing-process.ts';
import { publishAddress, publishParty } from './buyers.ts';
import { createOrderPublisher } from './order-events.ts';
import {
  countPostings,
  insertDocuments,
  ledgerPartyIds,
  sampleDocuments,
  sumDocuments,
} from './random-ledger.ts';

const { LEDGER_DOCUMENTS = '400', LEDGER_KILLS = '3', SEED = '19' } = process.env;
const seed = Number(SEED);
/** In ascending order; the process is killed when its progress reaches them. */
const sampleThresholds = (count: number, max: number): readonly number[] =>
  fc.sample(fc.integer({ min: 1, max }), { numRuns: count, seed }).sort((a, b) => a - b);

const timeoutMs = 30 * 60_000;
const clock = () => new Date();
let billing: Awaited<ReturnType<typeof createBillingProcess>>;
let database: Awaited<ReturnType<typeof connectMongo>>;
let broker: ReturnType<typeof createTestBroker>;
let models: ReturnType<typeof createModels>;
beforeAll(async () => {
  billing = await createBillingProcess('crashes');
  const { environment } = billing;
  database = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  models = createModels(database);
  await ensureIndexes(Object.values(models));
  broker = createTestBroker(environment);
  await publishCompany(broker);
  await publishAddress(broker, environment.SEAL_KEY);
});
afterAll(async () => {
  await billing.kill();
  await broker.close();
  await database.close();
});

const compare = () =>
  compareLedgers({
    ledger: createLedgerRepository(models.ledgerEntries),
    ledgerDocuments: createLedgerDocuments(models),
    ledgerComparisons: createLedgerComparisonRepository(models.ledgerComparisons),
    clock,
  });

const expectRightLedger = (entries: readonly LedgerEntry[], owedPaise: number): void => {
  let sumPaise = 0;
  for (const [index, entry] of entries.entries()) {
    const receivable = entry.lines.find(({ account }) => account === 'receivable');
    sumPaise += receivable?.amountPaise ?? 0;
    if (entry.seq !== index + 1 || sumLines(entry.lines) !== 0 || balancePaise(entry) !== sumPaise)
      throw new Error(`entry ${entry.seq} of party ${entry.partyId} is wrong`);
  }
  expect(sumPaise).toBe(owedPaise);
};

describe(`billing that is killed while it posts to the ledger (SEED=${seed})`, () => {
  it(
    'posts each document once with right sums',
    async () => {
      const documents = sampleDocuments(Number(LEDGER_DOCUMENTS), seed);
      const [posted, half] = [countPostings(documents), Math.floor(documents.length / 2)];
      // It is asked for every 20 ms, so it must not read the entries.
      const countEntries = () => models.ledgerEntries.estimatedDocumentCount();
      await insertDocuments(models, documents.slice(0, half));
      billing.start();
      const killed = billing.killAt(
        countEntries,
        sampleThresholds(Number(LEDGER_KILLS), posted - 1),
      );
      await insertDocuments(models, documents.slice(half));
      await killed;
      await billing.waitFor(countEntries, posted);
      await billing.kill();
      expect(await countEntries()).toBe(posted);
      for (const partyId of ledgerPartyIds) {
        const entries = await models.ledgerEntries
          .find({ partyId })
          .sort({ seq: 1 })
          .lean<LedgerEntry[]>();
        expectRightLedger(entries, sumDocuments(documents, partyId));
      }
      expect((await compare()).differences).toEqual([]);
    },
    timeoutMs,
  );
});

describe(`billing that is killed while orders on credit are placed, packed and cancelled (SEED=${seed})`, () => {
  const sale = buildSale([taxedLine]);
  const orderPaise = sale.totals.payablePaise;
  const partyIds = [31, 32, 33];
  const [ordersPerParty, accepted] = [10, 6];
  const limitPaise = accepted * orderPaise + 99;
  const orders = partyIds.flatMap((partyId) =>
    Array.from({ length: ordersPerParty }, (_, index) => ({
      orderId: partyId * 100 + index,
      partyId,
    })),
  );

  const readUsage = async (partyId: number) => {
    const credit = await models.credits.findById(partyId).lean<{
      limitPaise: number;
      reservations: { orderId: number; amountPaise: number; termsDays: number }[];
    }>();
    const bills = await models.bills
      .find(trustedFilter({ partyId, number: { $ne: null } }))
      .lean<BillDocument[]>();
    const openBills = bills.map(({ orderId, bill }) => ({
      orderId,
      dueDate: bill.account?.dueDate ?? '',
      outstandingPaise: outstandingPaise(bill),
    }));
    const reservations = credit?.reservations ?? [];
    const usage = summarizeCredit(
      { limitPaise, reservations },
      { openBills, onAccountPaise: 0, today: '' },
    );
    expect(usage.usedPaise + usage.reservedPaise).toBeLessThanOrEqual(limitPaise);
    return { ...usage, orderIds: reservations.map(({ orderId }) => orderId) };
  };
  const countReserved = async (): Promise<number> =>
    (await Promise.all(partyIds.map(readUsage))).flatMap(({ orderIds }) => orderIds).length;

  it(
    'reserves what runs, once, never above the limit, and loses nothing',
    async () => {
      const events = createOrderPublisher(broker);
      const replies = collectEvents(broker, [creditReserved, creditRejected, billIssued]);
      const repliesOf = (type: string) => [
        ...new Map(replies.filter((event) => event.type === type).map((e) => [e.id, e])).values(),
      ];
      const countReplies = async () => {
        await countReserved();
        return new Set(replies.map(({ key }) => key)).size;
      };
      for (const partyId of partyIds) {
        await models.credits.collection.insertOne({ _id: partyId as never, rev: 0, limitPaise });
        await publishParty(broker, billing.environment.SEAL_KEY, partyId);
      }
      billing.start();
      for (const { orderId, partyId } of orders)
        await events.placed(orderId, { method: 'credit', partyId, sale });
      await billing.killAt(countReplies, sampleThresholds(2, orders.length - 1));
      await billing.waitFor(countReplies, orders.length);

      const reserved = repliesOf(creditReserved.type).map(({ key }) => Number(key));
      expect(new Set(reserved).size).toBe(reserved.length);
      expect(reserved).toHaveLength(partyIds.length * accepted);
      expect(repliesOf(creditRejected.type)).toHaveLength(orders.length - reserved.length);

      const select = (remainder: number) => reserved.filter((_, index) => index % 3 === remainder);
      const [packed, cancelled, open] = [select(0), select(1), select(2)];
      for (const orderId of packed) await events.packed(orderId);
      for (const orderId of cancelled) await events.cancelled(orderId);
      const countDone = async () => reserved.length - (await countReserved());
      const done = packed.length + cancelled.length;
      await billing.killAt(countDone, sampleThresholds(2, done - 1));
      await billing.waitFor(countDone, done);

      const usages = await Promise.all(partyIds.map(readUsage));
      expect(usages.flatMap(({ orderIds }) => orderIds).sort()).toEqual([...open].sort());
      const usedPaise = usages.reduce((sum, usage) => sum + usage.usedPaise, 0);
      expect(usedPaise).toBe(packed.length * orderPaise);
      const bills = await models.bills
        .find(trustedFilter({ partyId: { $in: partyIds } }))
        .lean<BillDocument[]>();
      expect(bills.map(({ orderId }) => orderId).sort()).toEqual([...packed].sort());
      expect((await compare()).differences).toEqual([]);
    },
    timeoutMs,
  );
});
