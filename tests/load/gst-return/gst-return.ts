import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connectMongo, ensureIndexes } from '@tokri/service-kit/mongo';
import { createModels } from '../../../services/billing/src/persistence/models.ts';
import { buildEInvoice } from '../../../services/billing/src/testing/e-invoices.ts';
import { megabytes, seconds, type Benchmark, type Figure } from '../report.ts';
import { benchmarkMonth, buildReturnDocument, type ReturnMeasurement } from './return-documents.ts';

const measureTimeoutMs = 300_000;
const defaultBills = '20000';
const batchSize = 1_000;
const database = 'gst_return_benchmark';

const measure = async (
  script: string,
  parameters: readonly string[],
): Promise<ReturnMeasurement> => {
  const { stdout } = await promisify(execFile)(
    'node',
    ['--import', 'tsx', `tests/load/gst-return/${script}`, ...parameters],
    { timeout: measureTimeoutMs },
  );
  return JSON.parse(stdout) as ReturnMeasurement;
};

const toFigures = (
  source: string,
  { bills, durationMs, cpuMs, fileBytes, peakBytes }: ReturnMeasurement,
): readonly Figure[] => [
  { label: `return and file of ${bills} bills from ${source}`, value: seconds(durationMs) },
  { label: 'CPU time of that, without building the documents', value: seconds(cpuMs) },
  { label: 'the file', value: megabytes(fileBytes) },
  { label: 'memory of the process at most', value: megabytes(peakBytes) },
];

/** As billing stores them; those of registered buyers have an IRN. */
const insertBills = async (
  { bills, eInvoices }: Pick<ReturnType<typeof createModels>, 'bills' | 'eInvoices'>,
  count: number,
): Promise<void> => {
  for (let from = 1; from <= count; from += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - from + 1) }, (_, offset) =>
      buildReturnDocument(from + offset),
    );
    await bills.collection.insertMany(
      batch.map(({ bill, number }) => ({
        _id: `bill:${bill.billId}:${bill.kind}`,
        rev: 0,
        billId: bill.billId,
        orderId: bill.orderId,
        bill,
        number,
        month: benchmarkMonth,
        partyId: 0,
      })) as never,
    );
    const registered = batch.filter(({ bill }) => bill.buyer.gstin !== '');
    await eInvoices.collection.insertMany(
      registered.map(({ bill: { billId } }) => ({
        _id: `bill:${billId}`,
        rev: 0,
        ...buildEInvoice({ billId }),
      })) as never,
    );
  }
};

const measureStore = async (count: string): Promise<readonly Figure[]> => {
  const url = process.env.MONGODB_URL;
  // The embedded store of `npm start` has 256 MB and ends, with the shop, when they are full.
  if (!url) throw new Error('start `npm run documentdb` and set MONGODB_URL to what it prints');
  const connection = await connectMongo({ url, database, appName: 'benchmark' });
  try {
    await connection.dropDatabase();
    const models = createModels(connection);
    await ensureIndexes([models.bills, models.eInvoices]);
    const startedMs = performance.now();
    await insertBills(models, Number(count));
    const inserted = { label: 'insertion', value: seconds(performance.now() - startedMs) };
    const measured = await measure('measure-from-store.ts', [count, url, database]);
    return [inserted, ...toFigures('the store', measured)];
  } finally {
    await connection.dropDatabase();
    await connection.close();
  }
};

/** Needs no running product: the documents come from memory, or from a database of its own. */
export const gstReturn: Benchmark = async ([source = 'memory', count = defaultBills]) =>
  source === 'store'
    ? measureStore(count)
    : toFigures('memory', await measure('measure-from-memory.ts', [count]));
