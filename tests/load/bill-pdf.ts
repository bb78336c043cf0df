import { createPdfRenderer } from '@tokri/service-kit/pdf-worker';
import { toDrawableDocument } from '../../services/billing/src/bill-pdf/bill-document.ts';
import { toBillAddresses, type Bill } from '../../services/billing/src/domain/bills/bill.ts';
import { toBillResponse } from '../../services/billing/src/http/bills/bill-response.ts';
import {
  buildSale,
  chargedDelivery,
  exemptLine,
  taxedLine,
} from '../../services/billing/src/testing/sales.ts';
import { latencyFigure, type Benchmark, type Figure } from './report.ts';

const lineCount = 30;
const rounds = 20;
const names = {
  English: ['Onion', 'Sona masoori rice', 'Liquid soap, neem and tulsi', 'Cold-pressed sesame oil'],
  Hindi: ['प्याज', 'सोना मसूरी चावल', 'नीम और तुलसी वाला साबुन', 'कच्ची घानी तिल का तेल'],
} as const;

const buildBill = (lineNames: readonly string[]): Bill => {
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    ...(index % 3 === 0 ? exemptLine : taxedLine),
    name: lineNames[index % lineNames.length] ?? '',
  }));
  const sale = buildSale(lines, chargedDelivery);
  return {
    billId: 5,
    orderId: 42,
    userId: 7,
    partyId: 0,
    transactionNumber: 'T2611-00042',
    kind: 'InvoiceCumBillOfSupply',
    date: '2026-11-22',
    ...toBillAddresses({ name: 'Meera Nair', address: '1 Main Road', pincode: '560001' }, null),
    ...sale,
    taxSummary: sale.taxSummary.slice(-3),
    against: null,
    account: null,
    number: 'IB/26-27/0000001',
  };
};

const seller = {
  name: 'Tokri Fresh Foods',
  address: '1 Market Road',
  gstin: '29AABCT1234F1ZM',
  fssai: '11226999000101',
};

/** Needs no running product. CPU time counts, as a bill is rendered in one thread. */
export const billPdf: Benchmark = async () => {
  const render = createPdfRenderer(
    new URL('../../shared/service-kit/fonts/', import.meta.url),
    toDrawableDocument,
  );
  const figures: Figure[] = [];
  for (const [language, lineNames] of Object.entries(names)) {
    const response = toBillResponse(buildBill(lineNames), {
      seller,
      eInvoice: null,
      duePaise: 0,
      pdfUrl: '',
    });
    const cpuMs: number[] = [];
    const startedAt = process.cpuUsage();
    const first = await render(response);
    const firstMs = process.cpuUsage(startedAt).user / 1000;
    for (let round = 0; round < rounds; round += 1) {
      const before = process.cpuUsage();
      await render(response);
      const { user, system } = process.cpuUsage(before);
      cpuMs.push((user + system) / 1000);
    }
    figures.push(
      {
        label: `the first bill of ${lineCount} lines in ${language}`,
        value: `${firstMs.toFixed(0)} ms of CPU, ${(first.length / 1024).toFixed(0)} KB`,
      },
      latencyFigure(`later bills of ${lineCount} lines in ${language}, CPU`, cpuMs),
    );
  }
  return figures;
};
