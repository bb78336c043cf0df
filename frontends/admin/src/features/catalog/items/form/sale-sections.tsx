import { needsHsn, shopTaxPercents } from '@tokri/contracts/tax';
import type { EditedItem } from '@tokri/contracts/api';
import { Button, Icon, IconButton, Plus, today, Trash2 } from '@tokri/web-kit/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { usePermissions } from '../../../../layout/access-guard.tsx';
import { useItemGroups, useItemTypes } from '../item-queries.ts';
import { FormField, FormSelect } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import type { ItemFormValues } from './item-form-values.ts';
import styles from './item-form.module.css';
import { formText } from './labels.ts';

const taxOptions = () =>
  shopTaxPercents().map((percent) => [String(percent), `${percent}%`] as const);

export const StatusSection = () => (
  <FormSection title={formText('sale')}>
    <FormSelect
      name="status"
      label={formText('status')}
      options={(['1', '0'] as const).map((status) => [status, formText(`status.${status}`)])}
    />
  </FormSection>
);

const toOptions = (rows: readonly { readonly Id: number; readonly Name: string }[] = []) => [
  ['', formText('choose')] as const,
  ...rows.map(({ Id, Name }) => [String(Id), Name] as const),
];

export const CategorySection = () => {
  const { watch, setValue } = useFormContext<ItemFormValues>();
  const { data: groups } = useItemGroups();
  const { data: types } = useItemTypes(Number(watch('itemGroupId')));
  return (
    <FormSection title={formText('category')}>
      <FormSelect
        name="itemGroupId"
        label={formText('department')}
        options={toOptions(groups)}
        onSelect={() => setValue('itemTypeId', '', { shouldDirty: true })}
      />
      <FormSelect name="itemTypeId" label={formText('type')} options={toOptions(types)} />
      <FormField name="code" label={formText('code')} hint={formText('codeHint')} maxLength={40} />
    </FormSection>
  );
};

const taxToday = ({ Taxes }: EditedItem): number =>
  Taxes.findLast(({ FromDate }) => FromDate <= today())?.TaxPercent ?? 0;

const TaxChanges = () => {
  const { fields, append, remove } = useFieldArray<ItemFormValues, 'taxes'>({ name: 'taxes' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.taxRow}>
          <FormField
            name={`taxes.${index}.fromDate`}
            label={formText('taxFrom')}
            type="date"
            min={today()}
          />
          <FormSelect
            name={`taxes.${index}.taxPercent`}
            label={formText('taxPercent')}
            options={taxOptions()}
          />
          <IconButton
            label={formText('taxRemove', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Icon icon={Trash2} size={16} />
          </IconButton>
        </div>
      ))}
      <Button
        kind="secondary"
        isSmall
        onClick={() => append({ fromDate: today(), taxPercent: '5' })}
      >
        <Icon icon={Plus} size={16} />
        {formText('taxAdd')}
      </Button>
    </>
  );
};

export const TaxSection = ({ item }: { readonly item: EditedItem | undefined }) => {
  const canChangeRates = usePermissions().includes('rates');
  return (
    <FormSection title={formText(needsHsn() ? 'tax' : 'taxWithoutHsn')}>
      {needsHsn() && (
        <FormField name="hsn" label={formText('hsn')} inputMode="numeric" maxLength={8} />
      )}
      {!item && (
        <FormSelect
          name="taxes.0.taxPercent"
          label={formText('taxPercent')}
          options={taxOptions()}
        />
      )}
      {item && <p>{formText('taxNow', { percent: taxToday(item) })}</p>}
      {item && (canChangeRates ? <TaxChanges /> : <p className="hint">{formText('taxLocked')}</p>)}
    </FormSection>
  );
};
