import { connectMongo } from '@tokri/service-kit/mongo';
import { readReturn } from '../../../services/billing/src/application/filing/read-return.ts';
import { toPortalFile } from '../../../services/billing/src/domain/filing/portal-file.ts';
import { createEInvoiceRepository } from '../../../services/billing/src/persistence/e-invoices/e-invoice-repository.ts';
import { createFilingDocuments } from '../../../services/billing/src/persistence/filing/filing-documents.ts';
import { createModels } from '../../../services/billing/src/persistence/models.ts';
import { benchmarkMonth, cpuMs, printMeasurement, seller } from './return-documents.ts';

const [, , bills, url = '', database = ''] = process.argv;
const connection = await connectMongo({ url, database, appName: 'benchmark' });
const models = createModels(connection);

const [startMs, startedMs] = [cpuMs(), performance.now()];
const gstr1 = await readReturn(
  {
    filing: createFilingDocuments(models),
    requireCompany: () => ({ seller, stateCode: '29', billPrefixes: [] }),
    eInvoices: createEInvoiceRepository(models),
    clock: () => new Date(),
    turnoverCrore: 6,
    firstEInvoiceDate: '2026-04-01',
  },
  benchmarkMonth,
);
const file = JSON.stringify(toPortalFile(gstr1));
printMeasurement({
  bills: Number(bills),
  durationMs: performance.now() - startedMs,
  cpuMs: cpuMs() - startMs,
  fileBytes: Buffer.byteLength(file),
});
await connection.close();
