import { Link, siteConfig } from '@tokri/web-kit/platform';
import { Field, formatDate, formatExactPrice, Tag, today } from '@tokri/web-kit/ui';
import checkboxStyles from '../../components/checkbox.module.css';
import { t } from '../../labels.ts';
import { billAmountProblem, isOverdue, type OpenBill } from './dues-choice.ts';
import styles from './dues.module.css';

const dueText = ({ Amount, Due, DueDate }: OpenBill): string => {
  const date = formatDate(DueDate, { withYear: true });
  const due = formatExactPrice(Due);
  return Due === Amount
    ? t('dues.due', { date, due })
    : t('dues.partlyPaid', { date, due, amount: formatExactPrice(Amount) });
};

interface BillChoiceProps {
  readonly bill: OpenBill;
  /** Typed; undefined while the bill is not chosen. */
  readonly amount: string | undefined;
  /** Of the server about this bill. */
  readonly error: string;
  readonly onChange: (amount: string | null) => void;
}

const amountError = (amount: string, bill: OpenBill, error: string): string => {
  const problem = billAmountProblem(amount, bill);
  if (problem === 'tooMuch') return t('dues.tooMuch', { due: formatExactPrice(bill.Due) });
  return problem ? t('dues.invalidAmount') : error;
};

export const BillChoice = ({ bill, amount, error, onChange }: BillChoiceProps) => (
  <li className={styles.bill}>
    <div>
      <label className={checkboxStyles.checkbox}>
        <input
          type="checkbox"
          checked={amount !== undefined}
          onChange={({ target }) => onChange(target.checked ? String(bill.Due) : null)}
        />
        <span>
          <b className="strong">{bill.Number}</b>{' '}
          {isOverdue(bill, today()) && <Tag tone="error">{t('dues.overdue')}</Tag>}
          <small className="muted">{dueText(bill)}</small>
        </span>
      </label>
      <Link className="link" to={`/bill/${bill.Id}`}>
        {t('dues.openBill')}
        <span className="sr-only"> {bill.Number}</span>
      </Link>
    </div>
    {amount !== undefined && (
      <Field
        label={t('dues.amountOf', { number: bill.Number })}
        inputMode="decimal"
        autoComplete="off"
        prefixText={siteConfig().currencySymbol}
        value={amount}
        error={amountError(amount, bill, error) || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </li>
);
