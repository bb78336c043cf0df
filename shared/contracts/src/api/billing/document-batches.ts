import * as z from 'zod/mini';
import { operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

/** Looks for the documents of every day, or of every business customer. */
const batchTimeoutMs = 15_000;

const billBatch = z.object({
  /** One PDF of all documents, without a token until `ExpiresAt`; empty for none and for too many. */
  PdfUrl: z.string(),
  ExpiresAt: f.instant,
  /** `MaxBills` + 1 stands for any number above the limit. */
  BillCount: z.int(),
  MaxBills: z.int(),
});
export type BillBatchResponse = z.infer<typeof billBatch>;

const statementBatch = z.object({
  /** One PDF of all statements, without a token until `ExpiresAt`; empty for none and for too many. */
  PdfUrl: z.string(),
  ExpiresAt: f.instant,
  StatementCount: z.int(),
  MaxStatements: z.int(),
  /** Of all statements of the file. */
  EntryCount: z.int(),
  MaxEntries: z.int(),
  /** Left out: a statement of so many entries does not fit in a PDF. */
  TooLong: z.array(z.object({ PartyId: z.int(), Name: z.string() })),
});
export type StatementBatchResponse = z.infer<typeof statementBatch>;

const span = { FromDate: f.isoDate, ToDate: f.isoDate };

export const documentBatchOperations = {
  linkBillBatch: operation({
    ...base,
    operationId: 'link-bill-batch',
    specId: 'BA27',
    method: 'GET',
    path: '/api/admin/billing/bill-batches',
    match: params('FromDate', 'ToDate'),
    optionalParams: ['PartyId'],
    auth: { kind: 'staff', permission: 'transactions', orPermission: 'payments' },
    query: z
      .object({ ...span, PartyId: z.optional(f.idParam) })
      .check(f.daysInOrder('FromDate', 'ToDate')),
    readsPersonalData: true,
    response: billBatch,
    timeoutMs: batchTimeoutMs,
    summary:
      'A signed link to the documents of at most 366 days as one PDF, valid for an hour: bills, credit and debit notes and vouchers, of all buyers or of one business customer, by date and number.',
  }),
  linkBillsOfOrders: operation({
    ...base,
    operationId: 'link-bills-of-orders',
    specId: 'BA27',
    method: 'GET',
    path: '/api/admin/billing/bill-batches',
    match: params('TransactionIds'),
    auth: { kind: 'staff', permission: 'transactions' },
    query: z.object({ TransactionIds: f.idListParam }),
    readsPersonalData: true,
    response: billBatch,
    summary: 'The same for the documents of chosen orders.',
  }),
  linkStatementBatch: operation({
    ...base,
    operationId: 'link-statement-batch',
    specId: 'BA26',
    method: 'GET',
    path: '/api/admin/billing/statement-batches',
    match: params('FromDate', 'ToDate'),
    optionalParams: ['PartyIds'],
    auth: paymentStaff,
    query: z
      .object({ ...span, PartyIds: z.optional(f.idListParam) })
      .check(f.daysInOrder('FromDate', 'ToDate')),
    readsPersonalData: true,
    response: statementBatch,
    timeoutMs: batchTimeoutMs,
    summary:
      'A signed link to the statements of business customers as one PDF, valid for an hour: of all or of the chosen ones that have an entry between the days or a balance at their end.',
  }),
};
