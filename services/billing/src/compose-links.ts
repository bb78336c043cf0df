import { createBillLinks } from './http/bills/bill-links.ts';
import { createBatchLinks } from './http/document-batches/batch-links.ts';
import { createReturnLinks } from './http/filing/return-links.ts';
import { createReceiptLinks } from './http/party-payments/receipt-links.ts';

export const composeLinks = (key: string) => ({
  links: createBillLinks(key),
  batchLinks: createBatchLinks(key),
  receiptLinks: createReceiptLinks(key),
  returnLinks: createReturnLinks(key),
});
