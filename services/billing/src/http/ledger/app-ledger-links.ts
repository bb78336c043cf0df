import { defaultCompanyId } from '@tokri/contracts/platform';
import type { LedgerType } from '@tokri/contracts/orders';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import { createFileLinks, type FileLink, type FileLinks } from '../signed-links.ts';

export interface AppLedgerLinks extends Pick<FileLinks, 'isValid'> {
  /** Opens the page; its fragment opens the entries. */
  createLink(partyId: number, span: StatementSpan, now: Date): FileLink;
}

/** The digits of the page's path. */
const listedTypes: readonly (LedgerType | null)[] = [null, 'bill', 'payment'];

/** A type that the page cannot name lists all entries. */
const toListed = ({ type, ...days }: StatementSpan): StatementSpan => ({
  ...days,
  type: listedTypes.includes(type) ? type : null,
});

export const appLedgerPath =
  /^\/bills\/ledgers\/([1-9]\d{0,14})\/(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)\/(all|bill|payment)\.json$/;

const toPath = (partyId: number, { fromDate, toDate, type }: StatementSpan): string =>
  `/bills/ledgers/${partyId}/${fromDate}/${toDate}/${type ?? 'all'}.json`;

const toPagePath = (partyId: number, { fromDate, toDate, type }: StatementSpan): string =>
  [
    '/ledger-report-apk',
    defaultCompanyId,
    partyId,
    listedTypes.indexOf(type),
    fromDate,
    toDate,
  ].join('/');

/** What the path of a link names; only a signed one may be read. */
export const parseAppLedgerPath = (
  path: string,
): { readonly partyId: number; readonly span: StatementSpan } => {
  const [, partyId, fromDate = '', toDate = '', type = ''] = appLedgerPath.exec(path) ?? [];
  return {
    partyId: Number(partyId),
    span: { fromDate, toDate, type: listedTypes.find((listed) => listed === type) ?? null },
  };
};

export const createAppLedgerLinks = (key: string): AppLedgerLinks => {
  const links = createFileLinks(key, 'app-ledger');
  return {
    createLink: (partyId, span, now) => {
      const listed = toListed(span);
      const { url, expiresAt } = links.createLink(toPath(partyId, listed), now);
      return { url: `${toPagePath(partyId, listed)}#${url.split('?')[1]}`, expiresAt };
    },
    isValid: links.isValid,
  };
};
