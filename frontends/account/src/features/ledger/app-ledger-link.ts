import { isDate } from '@tokri/contracts/dates';
import { isValidLedgerSpan, toLedgerSpan, type LedgerFilter } from '@tokri/web-kit/ledger';

export interface AppLedgerLink {
  readonly companyId: number;
  readonly partyId: number;
  readonly filter: LedgerFilter;
}

type LinkParams = Readonly<Partial<Record<'CompanyId' | 'PartyId' | 'Type' | 'FD' | 'TD', string>>>;

/** By the number in the path. */
const types: readonly LedgerFilter['type'][] = ['', 'bill', 'payment'];

const parseId = (text = ''): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

/** Without days, this financial year. Null when the path holds a part that says nothing. */
export const parseAppLedgerLink = (
  { CompanyId, PartyId, Type = '', FD, TD }: LinkParams,
  day?: string,
): AppLedgerLink | null => {
  const companyId = parseId(CompanyId);
  const partyId = parseId(PartyId);
  const type = /^\d$/.test(Type) ? types[Number(Type)] : undefined;
  const span =
    FD === undefined && TD === undefined
      ? toLedgerSpan('year', day)
      : { fromDate: FD ?? '', toDate: TD ?? '' };
  const isSpan = isDate(span.fromDate) && isDate(span.toDate) && isValidLedgerSpan(span);
  if (companyId === 0 || partyId === 0 || type === undefined || !isSpan) return null;
  return { companyId, partyId, filter: { ...span, type } };
};
