import type { LedgerEntryResponse } from '@tokri/contracts/api';
import { formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

/** Above 0, the party owes. */
export const balanceText = (balance: number): string => {
  if (balance === 0) return t('settled');
  const amount = formatExactPrice(Math.abs(balance));
  return balance > 0 ? t('toPay', { amount }) : t('inAdvance', { amount });
};

export const entryDetails = ({ Through, Cause, Reason }: LedgerEntryResponse): string => {
  if (Through !== '') return t(`through.${Through}`);
  return Cause === 'waived-refund' || Cause === 'charged-refund' ? t(`cause.${Cause}`) : Reason;
};

/** A document that was booked later than on its own day shows that day. */
export const documentDateText = ({ Date, DocumentDate }: LedgerEntryResponse): string =>
  DocumentDate === Date ? '' : t('dated', { date: formatDate(DocumentDate, { withYear: true }) });
