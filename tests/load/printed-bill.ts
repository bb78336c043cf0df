import type { BillResponse } from '@tokri/contracts/api';
import { formatBillNumber } from '@tokri/contracts/orders';
import { toBillAddresses, type Bill } from '../../services/billing/src/domain/bills/bill.ts';
import { toBillResponse } from '../../services/billing/src/http/bills/bill-response.ts';
import {
  buildSale,
  chargedDelivery,
  exemptLine,
  taxedLine,
} from '../../services/billing/src/testing/sales.ts';

export const usualLineCount = 30;
export const goodsNames = {
  English: ['Onion', 'Sona masoori rice', 'Liquid soap, neem and tulsi', 'Cold-pressed sesame oil'],
  Hindi: ['प्याज', 'सोना मसूरी चावल', 'नीम और तुलसी वाला साबुन', 'कच्ची घानी तिल का तेल'],
} as const;

const buildBill = (
  lineNames: readonly string[],
  { position, lineCount }: { readonly position: number; readonly lineCount: number },
): Bill => {
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    ...(index % 3 === 0 ? exemptLine : taxedLine),
    ratePaise: 5_000 + 31 * position + 7 * index,
    name: lineNames[(position + index) % lineNames.length] ?? '',
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
    number: formatBillNumber('IB/26-27', position),
  };
};

const seller = {
  name: 'Tokri Fresh Foods',
  address: '1 Market Road',
  gstin: '29AABCT1234F1ZM',
  fssai: '11226999000101',
};

/** Bills of other positions have other amounts, so that no text of them is drawn from memory. */
export const buildPrintedBill = (
  lineNames: readonly string[],
  { position = 1, lineCount = usualLineCount } = {},
): BillResponse =>
  toBillResponse(buildBill(lineNames, { position, lineCount }), {
    seller,
    eInvoice: null,
    duePaise: 0,
    pdfUrl: '',
  });
