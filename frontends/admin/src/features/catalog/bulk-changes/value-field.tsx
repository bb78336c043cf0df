import { shopTaxPercents } from '@tokri/contracts/tax';
import { Field } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useItemGroups, useItemTypes } from '../items/item-queries.ts';
import type { ChangeForm } from './change-form.ts';
import { t } from './labels.ts';
import { SelectField } from '../../../components/select-field.tsx';

interface ValueFieldProps {
  readonly form: ChangeForm;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

const CategoryField = ({ form, error, onChange }: ValueFieldProps) => {
  const [group, setGroup] = useState('');
  const { data: groups = [] } = useItemGroups();
  const { data: types = [] } = useItemTypes(Number(group));
  return (
    <>
      <SelectField
        label={t('form.department')}
        value={group}
        placeholder={t('form.choose')}
        options={groups.map(({ Id, Name }) => [String(Id), Name])}
        onSelect={(id) => {
          setGroup(id);
          onChange('');
        }}
      />
      <SelectField
        label={t('form.category')}
        value={form.value}
        placeholder={t('form.choose')}
        options={types.map(({ Id, Name }) => [String(Id), Name])}
        error={error}
        onSelect={onChange}
      />
    </>
  );
};

const StatusField = ({ form, error, onChange }: ValueFieldProps) => (
  <SelectField
    label={t('form.status')}
    value={form.value}
    placeholder={t('form.choose')}
    options={[
      ['1', t('status.1')],
      ['0', t('status.0')],
    ]}
    error={error}
    onSelect={onChange}
  />
);

export const ValueField = (props: ValueFieldProps) => {
  const { form, error, onChange } = props;
  switch (form.kind) {
    case 'category':
      return <CategoryField {...props} />;
    case 'status':
      return <StatusField {...props} />;
    case 'tax':
      return (
        <SelectField
          label={t('form.tax')}
          value={form.value}
          placeholder={t('form.choose')}
          options={shopTaxPercents().map((percent) => [String(percent), `${percent}%`])}
          error={error}
          onSelect={onChange}
        />
      );
    case 'hsn':
      return (
        <Field
          label={t('form.hsn')}
          value={form.value}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'percent':
    case 'amount':
      return (
        <Field
          label={t(`form.${form.kind}`)}
          hint={t(`form.${form.kind}Hint`)}
          value={form.value}
          error={error}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
};
