import type {
  billingOperations,
  BillBatchResponse,
  StatementBatchResponse,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { maxBatchBills, maxBatchEntries, maxBatchStatements } from '@tokri/contracts/orders';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  findBillsOfOrders,
  findBillsOfSpan,
  type BillBatch,
} from '../../application/bills/batch-bills.ts';
import {
  findStatements,
  type BatchStatementsDeps,
  type PartyStatement,
} from '../../application/ledger/batch-statements.ts';
import type { BillStore } from '../../application/ports/bills.ts';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import { maxPrintedEntries } from '../ledger/printed-statement.ts';
import type { BatchLinks } from './batch-links.ts';

export interface BatchHandlerDeps extends BatchStatementsDeps {
  readonly bills: Pick<BillStore, 'listKeys' | 'listByOrders'>;
  readonly batchLinks: BatchLinks;
  readonly clock: Clock;
}

const toBillBatchResponse = (
  { batchLinks, clock }: BatchHandlerDeps,
  batch: BillBatch,
): BillBatchResponse => {
  const { url, expiresAt } = batchLinks.billBatch.createLink(batch, clock());
  const isPrintable = batch.length > 0 && batch.length <= maxBatchBills;
  return {
    PdfUrl: isPrintable ? url : '',
    ExpiresAt: formatInstant(expiresAt),
    BillCount: batch.length,
    MaxBills: maxBatchBills,
  };
};

const sumEntries = (statements: readonly PartyStatement[]): number =>
  statements.reduce((sum, { entryCount }) => sum + entryCount, 0);

const toStatementBatchResponse = (
  { batchLinks, clock }: BatchHandlerDeps,
  span: StatementSpan,
  statements: readonly PartyStatement[],
): StatementBatchResponse => {
  const printed = statements.filter(({ entryCount }) => entryCount <= maxPrintedEntries);
  const entryCount = sumEntries(printed);
  const { url, expiresAt } = batchLinks.statementBatch.createLink(
    printed.map(({ partyId }) => partyId),
    span,
    clock(),
  );
  const isPrintable =
    printed.length > 0 && printed.length <= maxBatchStatements && entryCount <= maxBatchEntries;
  return {
    PdfUrl: isPrintable ? url : '',
    ExpiresAt: formatInstant(expiresAt),
    StatementCount: printed.length,
    MaxStatements: maxBatchStatements,
    EntryCount: entryCount,
    MaxEntries: maxBatchEntries,
    TooLong: statements
      .filter((statement) => statement.entryCount > maxPrintedEntries)
      .map(({ partyId, name }) => ({ PartyId: partyId, Name: name })),
  };
};

export const createBatchHandlers = (
  deps: BatchHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'link-bill-batch' | 'link-bills-of-orders' | 'link-statement-batch'
> => ({
  'link-bill-batch': async ({ query: { FromDate, ToDate, PartyId = null } }) => {
    const span = { fromDate: FromDate, toDate: ToDate, partyId: PartyId };
    return { body: toBillBatchResponse(deps, await findBillsOfSpan(deps, span)) };
  },
  'link-bills-of-orders': async ({ query }) => ({
    body: toBillBatchResponse(deps, await findBillsOfOrders(deps, query.TransactionIds)),
  }),
  'link-statement-batch': async ({ query: { FromDate, ToDate, PartyIds = null } }) => {
    const span = { fromDate: FromDate, toDate: ToDate, type: null };
    return {
      body: toStatementBatchResponse(deps, span, await findStatements(deps, span, PartyIds)),
    };
  },
});
