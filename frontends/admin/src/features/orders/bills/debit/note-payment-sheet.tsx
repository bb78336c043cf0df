import { refundWays } from '@tokri/contracts/orders';
import { maxRefundReferenceLength } from '@tokri/contracts/validation';
import { Field, today } from '@tokri/web-kit/ui';
import { DateField } from '../../../../components/date-field.tsx';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { t } from '../../../../debit-notes/labels.ts';
import {
  useNotePaymentForm,
  type NotePaymentForm,
  type NotePaymentFormOptions,
} from './use-note-payment-form.ts';

const WayRadios = ({ draft, change }: Pick<NotePaymentForm, 'draft' | 'change'>) => (
  <fieldset>
    <legend className="field-label">{t('way')}</legend>
    {refundWays.map((way) => (
      <label key={way} className="radio-card">
        <input
          type="radio"
          name="way"
          value={way}
          checked={way === draft.way}
          onChange={() => change({ way })}
        />
        <span>{t(`way.${way}`)}</span>
      </label>
    ))}
  </fieldset>
);

/** Money that a customer without an account paid for a debit note, or gets back of it. */
export const NotePaymentSheet = (props: NotePaymentFormOptions) => {
  const { note, kind, onClose } = props;
  const { draft, errors, change, ...form } = useNotePaymentForm(props);
  const isPayment = kind === 'payment';
  return (
    <FormSheet
      title={t(isPayment ? 'recordPaymentOf' : 'recordRefundOf', { number: note.Number })}
      submitLabel={t(isPayment ? 'recordPayment' : 'recordRefund')}
      isDirty={form.isDirty}
      error=""
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field
        data-autofocus
        label={t('amount')}
        error={errors.amount}
        value={draft.amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => change({ amount: target.value })}
      />
      <WayRadios draft={draft} change={change} />
      {draft.way !== 'cash' && (
        <Field
          label={t('reference')}
          error={errors.reference}
          value={draft.reference}
          maxLength={maxRefundReferenceLength}
          autoComplete="off"
          onChange={({ target }) => change({ reference: target.value })}
        />
      )}
      <DateField
        label={t('paidOn')}
        day={draft.paidOn}
        error={errors.paidOn}
        value={draft.paidOn}
        min={note.Date}
        max={today()}
        onChange={({ target }) => change({ paidOn: target.value })}
      />
    </FormSheet>
  );
};
