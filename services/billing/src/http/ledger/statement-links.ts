import type { LedgerType } from '@tokri/contracts/orders';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import { createLinkSigner, linkTtlMs, type LinkQuery } from '../signed-links.ts';

export interface StatementLink {
  readonly url: string;
  readonly expiresAt: Date;
}

export interface StatementLinks {
  createLink(partyId: number, span: StatementSpan, now: Date): StatementLink;
  isValid(link: LinkQuery & { readonly path: string }, now: Date): boolean;
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

const toSubject = (path: string): string => `statement:${path}`;

export const createStatementLinks = (key: string): StatementLinks => {
  const signer = createLinkSigner(key);
  return {
    createLink: (partyId, span, now) => {
      const expiresAt = new Date(now.getTime() + linkTtlMs);
      const path = toPath(partyId, span);
      const query = signer.toQuery(toSubject(path), expiresAt.getTime());
      return { url: `${path}?${query}`, expiresAt };
    },
    isValid: ({ path, ...query }, now) => signer.isValid(toSubject(path), query, now),
  };
};
