import { hmacSha256, isEqualConstantTime } from '@tokri/service-kit/crypto';
import type { LedgerType } from '@tokri/contracts/orders';
import type { StatementSpan } from '../../domain/ledger/statement.ts';

const linkTtlMs = 60 * 60_000;

export interface StatementLink {
  readonly url: string;
  readonly expiresAt: Date;
}

export interface StatementLinks {
  createLink(partyId: number, span: StatementSpan, now: Date): StatementLink;
  isValid(link: StatementRequest, now: Date): boolean;
}

export interface StatementRequest {
  readonly path: string;
  readonly until: string;
  readonly signature: string;
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

/** Whoever has a link may read the statement of its party and span until it expires. */
export const createStatementLinks = (key: string): StatementLinks => {
  const sign = (path: string, until: string) => hmacSha256(key, `statement:${path}:${until}`);
  return {
    createLink: (partyId, span, now) => {
      const expiresAt = new Date(now.getTime() + linkTtlMs);
      const path = toPath(partyId, span);
      const until = String(expiresAt.getTime());
      return { url: `${path}?until=${until}&signature=${sign(path, until)}`, expiresAt };
    },
    isValid: ({ path, until, signature }, now) =>
      isEqualConstantTime(sign(path, until), signature) && Number(until) > now.getTime(),
  };
};
