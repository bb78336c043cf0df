import { recordedPaymentWays } from '@tokri/contracts/orders';
import { maxRefundReferenceLength } from '@tokri/contracts/validation';
import { Field, today } from '@tokri/web-kit/ui';
import { DateField } from '../../../components/date-field.tsx';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../labels.ts';
import { BillChoices } from './bill-choices.tsx';
import styles from './payments.module.css';
import { useRecordForm, type RecordForm, type RecordFormOptions } from './use-record-form.ts';

const WayField = ({ draft, change }: Pick<RecordForm, 'draft' | 'change'>) => (
  <fieldset className={styles.ways}>
    <legend className="field-label">{t('record.way')}</legend>
    {recordedPaymentWays.map((way) => (
      <label key={way} className={styles.check}>
        <input
          type="radio"
          name="way"
          checked={way === draft.way}
          onChange={() => change({ way })}
        />
        {t(`payments.way.${way}`)}
      </label>
    ))}
  </fieldset>
);

export const RecordPaymentSheet = (props: RecordFormOptions) => {
  const form = useRecordForm(props);
  const { draft, errors, change } = form;
  return (
    <FormSheet
      title={t('record.title', { name: props.party.Name })}
      submitLabel={t('record.action')}
      isDirty={form.isDirty}
      error={errors.form ?? ''}
      onSubmit={form.submit}
      onClose={props.onClose}
    >
      <Field
        data-autofocus
        label={t('record.amount')}
        error={errors.amount}
        value={draft.amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => change({ amount: target.value })}
      />
      <WayField draft={draft} change={change} />
      <Field
        label={t('record.reference')}
        hint={t(draft.way === 'cash' ? 'record.referenceOptional' : 'record.referenceHint')}
        error={errors.reference}
        value={draft.reference}
        maxLength={maxRefundReferenceLength}
        autoComplete="off"
        onChange={({ target }) => change({ reference: target.value })}
      />
      <DateField
        label={t('record.receivedOn')}
        day={draft.receivedOn}
        error={errors.receivedOn}
        value={draft.receivedOn}
        max={today()}
        onChange={({ target }) => change({ receivedOn: target.value })}
      />
      <BillChoices form={form} />
    </FormSheet>
  );
};
