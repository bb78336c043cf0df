import { Button, Field, formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import { sumChosen, toggleBill, type OpenBill } from './payment-draft.ts';
import styles from './payments.module.css';
import type { RecordForm } from './use-record-form.ts';

const billsPerStep = 10;

interface BillChoicesProps {
  readonly form: RecordForm;
}

const BillChoice = ({ form, bill }: BillChoicesProps & { readonly bill: OpenBill }) => {
  const { draft, errors, change } = form;
  const amount = draft.bills.get(bill.Id);
  return (
    <li className={styles.choice}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={amount !== undefined}
          onChange={() => change(toggleBill(draft, bill))}
        />
        <span>
          {bill.Number}
          <small className="muted">
            {t('record.billDue', {
              sum: formatExactPrice(bill.Due),
              date: formatDate(bill.DueDate, { withYear: true }),
            })}
          </small>
        </span>
      </label>
      {amount !== undefined && (
        <Field
          label={t('record.billAmount', { number: bill.Number })}
          error={errors.bills?.get(bill.Id)}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) =>
            change({ bills: new Map(draft.bills).set(bill.Id, target.value) })
          }
        />
      )}
    </li>
  );
};

const BillList = ({ form, bills }: BillChoicesProps & { readonly bills: readonly OpenBill[] }) => {
  const [shownCount, setShownCount] = useState(billsPerStep);
  const { draft } = form;
  return (
    <>
      <ul className={styles.choices}>
        {bills
          .filter(({ Id }, index) => index < shownCount || draft.bills.has(Id))
          .map((bill) => (
            <BillChoice key={bill.Id} form={form} bill={bill} />
          ))}
      </ul>
      {bills.length > shownCount && (
        <Button
          kind="secondary"
          isSmall
          onClick={() => setShownCount((count) => count + billsPerStep)}
        >
          {t('record.moreBills')}
        </Button>
      )}
      {draft.bills.size > 0 && (
        <p className="strong">{t('record.chosen', { sum: formatExactPrice(sumChosen(draft)) })}</p>
      )}
    </>
  );
};

/** Without a choice the server pays the oldest bills. */
export const BillChoices = ({ form }: BillChoicesProps) => {
  const { bills, isLoadingBills } = form;
  return (
    <fieldset className={styles.bills}>
      <legend className="field-label">{t('record.bills')}</legend>
      {bills?.length !== 0 && <p className="hint">{t('record.billsHint')}</p>}
      {!bills && isLoadingBills && <RowsSkeleton count={2} />}
      {!bills && !isLoadingBills && <p>{t('record.billsFailed')}</p>}
      {bills?.length === 0 && <p>{t('record.noBills')}</p>}
      {bills && bills.length > 0 && <BillList form={form} bills={bills} />}
    </fieldset>
  );
};
