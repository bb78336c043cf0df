import { importedBillLimits } from '@tokri/contracts/orders';
import { Field, formatExactPrice, Note, today } from '@tokri/web-kit/ui';
import { DateField } from '../../../components/date-field.tsx';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from './labels.ts';
import { draftTotal } from './old-bill-draft.ts';
import { OldBillLines } from './old-bill-lines.tsx';
import styles from './old-bills.module.css';
import { useOldBillForm, type OldBillForm, type OldBillFormOptions } from './use-old-bill-form.ts';

const HeadFields = ({ draft, errors, change }: OldBillForm) => (
  <>
    <Field
      data-autofocus
      label={t('number')}
      error={errors.number}
      value={draft.number}
      maxLength={importedBillLimits.numberLength}
      autoComplete="off"
      onChange={({ target }) => change({ number: target.value })}
    />
    <div className={styles.pair}>
      <DateField
        label={t('date')}
        day={draft.date}
        error={errors.date}
        value={draft.date}
        max={today()}
        onChange={({ target }) => change({ date: target.value })}
      />
      <DateField
        label={t('dueDate')}
        day={draft.dueDate}
        error={errors.dueDate}
        value={draft.dueDate}
        min={draft.date}
        onChange={({ target }) => change({ dueDate: target.value })}
      />
    </div>
  </>
);

export const OldBillSheet = (props: OldBillFormOptions) => {
  const form = useOldBillForm(props);
  const { draft, errors, change } = form;
  return (
    <FormSheet
      title={t('title', { name: props.party.Name })}
      submitLabel={t('submit')}
      isDirty={form.isDirty}
      error={errors.form ?? ''}
      onSubmit={form.submit}
      onClose={props.onClose}
    >
      <Note>{t('about')}</Note>
      <HeadFields {...form} />
      <OldBillLines form={form} />
      <p className="strong">{t('total', { sum: formatExactPrice(draftTotal(draft)) })}</p>
      <Field
        label={t('paid')}
        hint={t('paidHint')}
        error={errors.paid}
        value={draft.paid}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => change({ paid: target.value })}
      />
    </FormSheet>
  );
};
