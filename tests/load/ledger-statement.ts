import { addDays } from '@tokri/contracts/dates';
import { connectMongo, ensureIndexes } from '@tokri/service-kit/mongo';
import {
  appendPosting,
  startOfLedger,
  type LedgerPosition,
} from '../../services/billing/src/domain/ledger/ledger-entry.ts';
import type { LedgerPosting } from '../../services/billing/src/domain/ledger/posting.ts';
import type { StatementSpan } from '../../services/billing/src/domain/ledger/statement.ts';
import {
  createLedgerRepository,
  ledgerEntryModel,
} from '../../services/billing/src/persistence/ledger/ledger-repository.ts';
import { readRunFile } from '../support/product.ts';
import { latencyFigure, seconds, type Benchmark, type Figure } from './report.ts';

const partyId = 1;
const defaultEntries = 50_000;
const entriesPerDay = 140;
const firstDay = '2025-04-01';
const batchSize = 1_000;
const pageSize = 200;
const defaultRounds = 10;

const toDate = (index: number): string => addDays(firstDay, Math.floor(index / entriesPerDay));

const buildPosting = (index: number): LedgerPosting => ({
  type: index % 5 === 0 ? 'refund' : 'payment',
  source: `benchmark:${index}`,
  documentDate: toDate(index),
  reference: `T${index}`,
  orderId: 0,
  billId: 0,
  amountPaise: 100 + (index % 900),
  through: 'bank',
});

const insertEntries = async (
  model: ReturnType<typeof ledgerEntryModel>,
  count: number,
): Promise<void> => {
  let last: LedgerPosition = startOfLedger;
  for (let from = 0; from < count; from += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - from) }, (_, offset) => {
      const posting = buildPosting(from + offset);
      const entry = appendPosting(partyId, last, posting);
      last = entry;
      return { _id: posting.source, type: posting.type, ...entry };
    });
    await model.collection.insertMany(batch as never);
  }
};

const measure = async (
  label: string,
  rounds: number,
  run: (round: number) => Promise<unknown>,
): Promise<Figure> => {
  const durationsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedMs = performance.now();
    await run(round);
    durationsMs.push(performance.now() - startedMs);
  }
  return latencyFigure(label, durationsMs);
};

const measureReads = async (
  model: ReturnType<typeof ledgerEntryModel>,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<readonly Figure[]> => {
  const ledger = createLedgerRepository(model);
  const lastDay = toDate(count - 1);
  const whole: StatementSpan = { fromDate: firstDay, toDate: lastDay, type: null };
  const lastDays: StatementSpan = { ...whole, fromDate: addDays(lastDay, -30) };
  const refunds: StatementSpan = { ...whole, type: 'refund' };
  const read = (label: string, span: StatementSpan, skip: number) =>
    measure(label, rounds, () => ledger.readStatement(partyId, span, { skip, limit: pageSize }));
  return [
    await read(`all entries, first ${pageSize}`, whole, 0),
    await read(`all entries, last ${pageSize}`, whole, count - pageSize),
    await read(`refunds of all days, first ${pageSize}`, refunds, 0),
    await read(`refunds of all days, last ${pageSize}`, refunds, count / 5 - pageSize),
    await read(`the last 31 days, first ${pageSize}`, lastDays, 0),
    await measure('one more posting', rounds, (round) =>
      ledger.append(partyId, [buildPosting(count + round)]),
    ),
    await measure('the first posting of a process', rounds, (round) =>
      createLedgerRepository(model).append(partyId, [buildPosting(count + rounds + round)]),
    ),
  ];
};

/** In a database of its own, so that the ledgers of the shop stay as they are. */
export const ledgerStatement: Benchmark = async ([
  count = String(defaultEntries),
  rounds = String(defaultRounds),
]) => {
  const connection = await connectMongo({
    url: process.env.MONGODB_URL ?? readRunFile().infra.mongodb.url,
    database: 'ledger_statement_benchmark',
    appName: 'benchmark',
  });
  const model = ledgerEntryModel(connection);
  try {
    await connection.dropDatabase();
    await ensureIndexes([model]);
    const startedMs = performance.now();
    await insertEntries(model, Number(count));
    return [
      { label: `insertion of ${count} entries`, value: seconds(performance.now() - startedMs) },
      ...(await measureReads(model, { count: Number(count), rounds: Number(rounds) })),
    ];
  } finally {
    await connection.dropDatabase();
    await connection.close();
  }
};
