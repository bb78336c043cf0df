import { importedBillLimits } from '@tokri/contracts/orders';
import { shopTaxPercents } from '@tokri/contracts/tax';
import { Button, Field, Icon, IconButton, Plus, Trash2 } from '@tokri/web-kit/ui';
import type { ComponentProps } from 'react';
import { SelectField } from '../../../components/select-field.tsx';
import { t } from './labels.ts';
import type { OldBillLine } from './old-bill-draft.ts';
import styles from './old-bills.module.css';
import type { OldBillForm } from './use-old-bill-form.ts';

interface LineProps {
  readonly form: OldBillForm;
  readonly index: number;
}

type TextField = Exclude<keyof OldBillLine, 'taxPercent'>;

const LineField = ({
  form,
  index,
  field,
  ...input
}: LineProps & { readonly field: TextField } & Omit<
    ComponentProps<typeof Field>,
    'form' | 'value' | 'error' | 'onChange'
  >) => (
  <Field
    {...input}
    autoComplete="off"
    error={form.errors.lines?.get(index)?.[field]}
    value={form.draft.lines[index]?.[field] ?? ''}
    onChange={({ target }) => form.changeLine(index, { [field]: target.value })}
  />
);

const LineFields = (line: LineProps) => (
  <>
    <LineField
      {...line}
      field="name"
      label={t('line.name')}
      maxLength={importedBillLimits.nameLength}
    />
    <div className={styles.pair}>
      <LineField {...line} field="hsn" label={t('line.hsn')} inputMode="numeric" maxLength={8} />
      <LineField
        {...line}
        field="unit"
        label={t('line.unit')}
        maxLength={importedBillLimits.unitLength}
      />
    </div>
    <div className={styles.pair}>
      <LineField
        {...line}
        field="quantity"
        label={t('line.quantity')}
        inputMode="numeric"
        maxLength={6}
      />
      <LineField {...line} field="rate" label={t('line.rate')} inputMode="decimal" maxLength={12} />
    </div>
  </>
);

const Line = ({ form, index }: LineProps) => {
  const row = index + 1;
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>{t('line', { row })}</legend>
      {form.draft.lines.length > 1 && (
        <IconButton
          className={styles.remove}
          label={t('line.remove', { row })}
          onClick={() => form.removeLine(index)}
        >
          <Icon icon={Trash2} />
        </IconButton>
      )}
      <LineFields form={form} index={index} />
      <SelectField
        label={t('line.tax')}
        value={form.draft.lines[index]?.taxPercent ?? ''}
        placeholder={t('line.taxChoose')}
        options={shopTaxPercents().map((percent) => [String(percent), `${percent}%`])}
        error={form.errors.lines?.get(index)?.taxPercent}
        onSelect={(taxPercent) => form.changeLine(index, { taxPercent })}
      />
    </fieldset>
  );
};

export const OldBillLines = ({ form }: Pick<LineProps, 'form'>) => (
  <section className={styles.lines} aria-label={t('lines')}>
    {form.draft.lines.map((_, index) => (
      <Line key={index} form={form} index={index} />
    ))}
    {form.draft.lines.length < importedBillLimits.lines && (
      <Button kind="quiet" isSmall className={styles.add} onClick={form.addLine}>
        <Icon icon={Plus} size={16} />
        {t('line.add')}
      </Button>
    )}
  </section>
);
