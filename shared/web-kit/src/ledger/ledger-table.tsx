import type { LedgerEntryResponse, LedgerResponse } from '@tokri/contracts/api';
import { formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import { documentDateText, entryDetails } from './entry-texts.ts';
import styles from './ledger.module.css';

const amountText = (amount: number): string => (amount === 0 ? '' : formatExactPrice(amount));

interface EntryProps {
  readonly entry: LedgerEntryResponse;
  readonly nameOfStaff: LedgerTableProps['nameOfStaff'];
}

const Entry = ({ entry, nameOfStaff }: EntryProps) => (
  <tr>
    <td className={styles.date}>{formatDate(entry.Date, { withYear: true })}</td>
    <th scope="row" className={styles.entry}>
      {t(`kind.${entry.Type}`)} {entry.Reference}
      <span className="muted">
        {[
          documentDateText(entry),
          entryDetails(entry),
          entry.StaffId > 0 && nameOfStaff?.(entry.StaffId),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </th>
    <td className={styles.amount}>{amountText(entry.Debit)}</td>
    <td className={styles.amount}>{amountText(entry.Credit)}</td>
    <td className={styles.amount}>{formatExactPrice(entry.Balance)}</td>
  </tr>
);

interface LedgerTableProps {
  readonly ledger: LedgerResponse;
  readonly entries: readonly LedgerEntryResponse[];
  readonly nameOfStaff: ((staffId: number) => string) | undefined;
}

export const LedgerTable = ({ ledger, entries, nameOfStaff }: LedgerTableProps) => (
  <div className={styles.scroll} role="region" aria-label={t('entries')} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('entry')}</th>
          <th scope="col" className={styles.amount}>
            {t('debit')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('credit')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.Number} entry={entry} nameOfStaff={nameOfStaff} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{t('total')}</th>
          <td className={styles.amount}>{formatExactPrice(ledger.TotalDebit)}</td>
          <td className={styles.amount}>{formatExactPrice(ledger.TotalCredit)}</td>
          <td className={styles.amount}>{formatExactPrice(ledger.ClosingBalance)}</td>
        </tr>
      </tfoot>
    </table>
  </div>
);
