import { readReturn } from '../../../services/billing/src/application/filing/read-return.ts';
import { toPortalFile } from '../../../services/billing/src/domain/filing/portal-file.ts';
import {
  benchmarkMonth,
  buildReturnDocument,
  cpuMs,
  printMeasurement,
  seller,
} from './return-documents.ts';

const billCount = Number(process.argv[2]);

let buildMs = 0;
const filing = {
  listOfMonth: async function* () {
    for (let index = 1; index <= billCount; index += 1) {
      const startMs = cpuMs();
      const document = await Promise.resolve(buildReturnDocument(index));
      buildMs += cpuMs() - startMs;
      yield document;
    }
  },
  listMoneyOfMonth: async function* () {
    yield* [];
  },
  findInvoiceValues: () => Promise.resolve(new Map()),
  findUsedNumbers: () => Promise.resolve(new Set<string>()),
};

const [startMs, startedMs] = [cpuMs(), performance.now()];
const gstr1 = await readReturn(
  {
    filing,
    requireCompany: () => ({ seller, stateCode: '29', billPrefixes: [] }),
    eInvoices: { findByBillIds: () => Promise.resolve(new Map()) },
    clock: () => new Date(),
    turnoverCrore: 0,
    firstEInvoiceDate: null,
  },
  benchmarkMonth,
);
const file = JSON.stringify(toPortalFile(gstr1));
printMeasurement({
  bills: billCount,
  durationMs: performance.now() - startedMs,
  cpuMs: cpuMs() - startMs - buildMs,
  fileBytes: Buffer.byteLength(file),
});
