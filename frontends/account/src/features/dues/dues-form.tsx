import type { PartyCreditResponse } from '@tokri/contracts/api';
import { maxBillsPerPayment, minOnlineDuesRupees } from '@tokri/contracts/orders';
import { PaymentSecurityNote } from '@tokri/web-kit/online-payment';
import { siteConfig, useOnline } from '@tokri/web-kit/platform';
import { Button, Field, formatExactPrice, formatPrice, Note, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { BillChoice } from './bill-choice.tsx';
import {
  changeAmount,
  chooseBills,
  isOverdue,
  isValidOnAccount,
  type DuesChoice,
  type OpenBill,
} from './dues-choice.ts';
import styles from './dues.module.css';
import type { DuesForm } from './use-dues-form.ts';

const billsPerPage = 50;

interface BillListProps {
  readonly bills: readonly OpenBill[];
  readonly form: DuesForm;
}

const BillShortcuts = ({ bills, form }: BillListProps) => {
  const overdue = bills.filter((bill) => isOverdue(bill, today()));
  const choose = (chosen: readonly OpenBill[]): void =>
    form.change(chooseBills(chosen, form.choice.onAccount));
  return (
    <div className={styles.shortcuts}>
      <button type="button" className="chip" onClick={() => choose(bills)}>
        {t('dues.chooseAll')}
      </button>
      {overdue.length > 0 && (
        <button type="button" className="chip" onClick={() => choose(overdue)}>
          {t('dues.chooseOverdue')}
        </button>
      )}
      <button type="button" className="chip" onClick={() => choose([])}>
        {t('dues.chooseNone')}
      </button>
    </div>
  );
};

const BillList = ({ bills, form }: BillListProps) => {
  const [shown, setShown] = useState(billsPerPage);
  const { choice, error, change } = form;
  return (
    <fieldset className={styles.bills}>
      <legend className="strong">{t('dues.bills', { count: bills.length })}</legend>
      <BillShortcuts bills={bills} form={form} />
      <ul className={styles.list}>
        {bills.slice(0, shown).map((bill) => (
          <BillChoice
            key={bill.Id}
            bill={bill}
            amount={choice.amounts.get(bill.Id)}
            error={error?.billId === bill.Id ? error.text : ''}
            onChange={(amount) => change(changeAmount(choice, bill.Id, amount))}
          />
        ))}
      </ul>
      {shown < bills.length && (
        <Button kind="secondary" isSmall onClick={() => setShown(shown + billsPerPage)}>
          {t('dues.moreBills')}
        </Button>
      )}
    </fieldset>
  );
};

const OnAccountField = ({
  choice,
  onChange,
}: {
  readonly choice: DuesChoice;
  readonly onChange: (choice: DuesChoice) => void;
}) => (
  <Field
    label={t('dues.onAccount')}
    hint={t('dues.onAccountHint')}
    inputMode="decimal"
    autoComplete="off"
    prefixText={siteConfig().currencySymbol}
    value={choice.onAccount}
    error={isValidOnAccount(choice.onAccount) ? undefined : t('dues.invalidAmount')}
    onChange={({ target }) => onChange({ ...choice, onAccount: target.value })}
  />
);

const problemText = ({ problem }: DuesForm): string =>
  problem
    ? t(`dues.problem.${problem}`, {
        min: formatPrice(minOnlineDuesRupees),
        max: maxBillsPerPayment,
      })
    : '';

const Total = ({ form }: { readonly form: DuesForm }) => (
  <p className={styles.total} role="status">
    <span>{t('dues.total', { count: form.input.Bills.length })}</span>
    <b className="strong">{formatExactPrice(form.input.total)}</b>
  </p>
);

interface DuesFormViewProps {
  readonly credit: PartyCreditResponse;
  readonly form: DuesForm;
  /** While a payment is under way. */
  readonly isLocked: boolean;
}

export const DuesFormView = ({ credit, form, isLocked }: DuesFormViewProps) => {
  const isOnline = useOnline();
  const { choice, error, input, isSending, problem, change, submit } = form;
  const hasBillError = credit.Bills.some(({ Id }) => Id === error?.billId);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isLocked && isOnline) void submit();
  };
  return (
    <form className={`panel ${styles.form}`} onSubmit={send} noValidate>
      {credit.Bills.length > 0 && <BillList bills={credit.Bills} form={form} />}
      <OnAccountField choice={choice} onChange={change} />
      <Total form={form} />
      {error && !hasBillError && (
        <Note tone="error" isAlert>
          {error.text}
        </Note>
      )}
      {problem && <p className="muted">{problemText(form)}</p>}
      {!isOnline && <p className="muted">{t('dues.payOffline')}</p>}
      <Button
        type="submit"
        isBlock
        isBusy={isSending}
        disabled={problem !== null || isLocked || !isOnline}
      >
        {t('dues.pay', { sum: formatExactPrice(input.total) })}
      </Button>
      <PaymentSecurityNote />
    </form>
  );
};
