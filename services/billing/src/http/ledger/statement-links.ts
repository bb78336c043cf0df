import type { LedgerType } from '@tokri/contracts/orders';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import { createFileLinks, type FileLink, type FileLinks } from '../signed-links.ts';

export interface StatementLinks extends Pick<FileLinks, 'isValid'> {
  createLink(partyId: number, span: StatementSpan, now: Date): FileLink;
}

const toPath = (partyId: number, { fromDate, toDate, type }: StatementSpan): string =>
  `/bills/statements/${partyId}/${fromDate}/${toDate}/${type ?? 'all'}.pdf`;

export const statementPath =
  /^\/bills\/statements\/([1-9]\d{0,14})\/(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)\/([a-z-]{3,20})\.pdf$/;

/** What the path of a link names; only a signed one may be read. */
export const parseStatementPath = (
  path: string,
): { readonly partyId: number; readonly span: StatementSpan } => {
  const [, partyId, fromDate = '', toDate = '', type = ''] = statementPath.exec(path) ?? [];
  return {
    partyId: Number(partyId),
    span: { fromDate, toDate, type: type === 'all' ? null : (type as LedgerType) },
  };
};

export const createStatementLinks = (key: string): StatementLinks => {
  const links = createFileLinks(key, 'statement');
  return {
    createLink: (partyId, span, now) => links.createLink(toPath(partyId, span), now),
    isValid: links.isValid,
  };
};
