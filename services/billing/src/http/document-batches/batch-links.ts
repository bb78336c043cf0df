import { maxBatchBills, maxBatchStatements } from '@tokri/contracts/orders';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import { createFileLinks, type FileLink, type FileLinks } from '../signed-links.ts';

/** Both name what the file holds, in its order: nothing that is written later joins it. */
export interface BatchLinks {
  readonly billBatch: Pick<FileLinks, 'isValid'> & {
    createLink(billIds: readonly number[], now: Date): FileLink;
  };
  readonly statementBatch: Pick<FileLinks, 'isValid'> & {
    createLink(partyIds: readonly number[], span: StatementSpan, now: Date): FileLink;
  };
}

const idList = (max: number): string => `([1-9]\\d{0,14}(?:,[1-9]\\d{0,14}){0,${max - 1}})`;

export const billBatchPath = new RegExp(`^/bills/batches/${idList(maxBatchBills)}\\.pdf$`);

export const statementBatchPath = new RegExp(
  `^/bills/statement-batches/(\\d{4}-\\d\\d-\\d\\d)/(\\d{4}-\\d\\d-\\d\\d)/${idList(maxBatchStatements)}\\.pdf$`,
);

const toIds = (list: string): readonly number[] => list.split(',').map(Number);

/** What the path of a link names; only a signed one may be read. */
export const parseBillBatchPath = (path: string): readonly number[] =>
  toIds(billBatchPath.exec(path)?.[1] ?? '');

export const parseStatementBatchPath = (
  path: string,
): { readonly partyIds: readonly number[]; readonly span: StatementSpan } => {
  const [, fromDate = '', toDate = '', list = ''] = statementBatchPath.exec(path) ?? [];
  return { partyIds: toIds(list), span: { fromDate, toDate, type: null } };
};

export const createBatchLinks = (key: string): BatchLinks => {
  const bills = createFileLinks(key, 'bill-batch');
  const statements = createFileLinks(key, 'statement-batch');
  return {
    billBatch: {
      createLink: (billIds, now) =>
        bills.createLink(`/bills/batches/${billIds.join(',')}.pdf`, now),
      isValid: bills.isValid,
    },
    statementBatch: {
      createLink: (partyIds, { fromDate, toDate }, now) =>
        statements.createLink(
          `/bills/statement-batches/${fromDate}/${toDate}/${partyIds.join(',')}.pdf`,
          now,
        ),
      isValid: statements.isValid,
    },
  };
};
