import { readReturn } from '../../services/billing/src/application/filing/read-return.ts';
import type { FiledDocument } from '../../services/billing/src/application/ports/filing.ts';
import { toPortalFile } from '../../services/billing/src/domain/filing/portal-file.ts';
import {
  buildBill,
  buildNote,
  buyerGstin,
  supplierGstin,
} from '../../services/billing/src/testing/filing.ts';

const billCount = 20_000;
const linesOfBill = 15;
const registeredEvery = 5;
const creditedEvery = 20;
const rates = [0, 500, 1800];

const seller = { name: 'Tokri', address: '1 Main Road', gstin: supplierGstin, fssai: '' };
const toNumber = (prefix: string, sequence: number): string =>
  `${prefix}/26-27/${String(sequence).padStart(7, '0')}`;

const buildDocument = (index: number): FiledDocument => {
  const isCreditNote = index % creditedEvery === 0;
  const { number, ...bill } = (isCreditNote ? buildNote : buildBill)({
    billId: index,
    number: toNumber(isCreditNote ? 'CN' : 'TI', index),
    gstin: index % registeredEvery === 1 ? buyerGstin : '',
    placeOfSupply: index % 7 === 0 ? '33' : '29',
    deliveryPaise: 4000,
    lines: Array.from({ length: linesOfBill }, (_, line) => ({
      hsn: String(1000 + ((index + line) % 400)),
      unitName: line % 2 === 0 ? '500 g' : '1 l',
      quantity: 1 + (line % 3),
      taxablePaise: 1000 + ((index * line) % 9000),
      taxBasisPoints: rates[line % rates.length] ?? 0,
    })),
  });
  // As from a store: nothing is shared between documents.
  return JSON.parse(JSON.stringify({ bill: { ...bill, seller }, number })) as FiledDocument;
};

/** Of all threads, so that other work on the machine does not count. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let buildMs = 0;
const filing = {
  listOfMonth: async function* () {
    for (let index = 1; index <= billCount; index += 1) {
      const startMs = cpuMs();
      const document = await Promise.resolve(buildDocument(index));
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

const startMs = cpuMs();
const company = { seller, stateCode: '29', billPrefixes: [] };
const gstr1 = await readReturn(
  {
    filing,
    requireCompany: () => company,
    eInvoices: { findByBillIds: () => Promise.resolve(new Map()) },
    clock: () => new Date(),
    turnoverCrore: 0,
    firstEInvoiceDate: null,
  },
  '2026-11',
);
const file = JSON.stringify(toPortalFile(gstr1));
process.stdout.write(
  JSON.stringify({
    bills: billCount,
    calculationMs: cpuMs() - startMs - buildMs,
    fileBytes: Buffer.byteLength(file),
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }),
);
