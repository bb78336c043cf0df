import type { BillResponse } from '@tokri/contracts/api';
import { FieldError, Note } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import panelStyles from '../details/order-panel.module.css';
import { IssuedCreditNotes, IssuedCreditNotesActions } from './issued-credit-notes.tsx';
import { t } from './labels.ts';
import { ReasonField } from './reason-field.tsx';
import { useCreditForm } from './use-credit-form.ts';

interface CreditSheetProps {
  readonly bill: BillResponse;
  /** Units of each line of the bill that can still be credited. */
  readonly remaining: readonly number[];
  /** By debit notes. */
  readonly isRaised: boolean;
  readonly onClose: () => void;
}

type CreditForm = ReturnType<typeof useCreditForm>;

interface QuantityFieldProps {
  readonly id: string;
  readonly max: number;
  readonly text: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

const QuantityField = ({ id, max, text, isWrong, onChange }: QuantityFieldProps) => (
  <>
    <input
      id={id}
      data-autofocus
      className="input"
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      step={1}
      value={text}
      aria-describedby={`${id}of ${id}error`}
      aria-invalid={isWrong || undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onChange(target.value)}
    />
    <span id={`${id}of`} className={panelStyles.orderedQuantity}>
      {t('credit.of', { count: max })}
    </span>
    {isWrong && <FieldError id={`${id}error`} text={t('credit.quantityWrong', { count: max })} />}
  </>
);

const ReturnedLines = ({
  bill,
  remaining,
  form,
}: Pick<CreditSheetProps, 'bill' | 'remaining'> & { readonly form: CreditForm }) => {
  const id = useId();
  return (
    <ul className={panelStyles.packLines}>
      {bill.Lines.map(({ Name, Unit }, index) => (
        <li key={index}>
          <label htmlFor={`${id}${index}`} className="grow">
            {Name} <small>{Unit}</small>
          </label>
          {remaining[index] ? (
            <QuantityField
              id={`${id}${index}`}
              max={remaining[index]}
              text={form.typedQuantity(index)}
              isWrong={form.isQuantityWrong(index)}
              onChange={(text) => form.changeQuantity(index, text)}
            />
          ) : (
            <small>{t('allReturned')}</small>
          )}
        </li>
      ))}
    </ul>
  );
};

const CreditFields = ({
  form,
  isRaised,
  ...lines
}: Pick<CreditSheetProps, 'bill' | 'remaining' | 'isRaised'> & { readonly form: CreditForm }) => (
  <>
    <p className="muted">{t('credit.hint')}</p>
    <ReturnedLines {...lines} form={form} />
    {isRaised && <Note>{t('credit.raised')}</Note>}
    <ReasonField hint={t('credit.reasonHint')} request={form.request} />
    <Note>{t('credit.refund')}</Note>
  </>
);

export const CreditSheet = ({ bill, remaining, isRaised, onClose }: CreditSheetProps) => {
  const form = useCreditForm(bill, remaining);
  const { issuedNotes: notes } = form;
  return (
    <FormSheet
      title={t('returnedOf', { number: bill.Number })}
      submitLabel={t('credit.submit')}
      isDirty={form.isDirty}
      error={notes ? '' : form.error}
      onSubmit={form.submit}
      onClose={onClose}
      question={
        notes && (
          <IssuedCreditNotesActions orderId={bill.TransactionId} notes={notes} onClose={onClose} />
        )
      }
    >
      {notes ? (
        <IssuedCreditNotes orderId={bill.TransactionId} notes={notes} />
      ) : (
        <CreditFields bill={bill} remaining={remaining} isRaised={isRaised} form={form} />
      )}
    </FormSheet>
  );
};
