import { issuedBillKinds } from '@tokri/contracts/orders';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '../labels.ts';
import styles from '../settings.module.css';
import { prefixField, type CompanyField } from './company-form.ts';
import type { Difference } from './conflict.ts';
import type { CompanyFormState } from './use-company-form.ts';

const fieldLabel = (field: CompanyField): string => {
  const kind = issuedBillKinds.find((name) => prefixField(name) === field);
  return kind
    ? t(`series.${kind}`)
    : t(`field.${field as Exclude<CompanyField, `Prefix${string}`>}`);
};

const valueText = (value: string | boolean): string => {
  if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
  return value === '' ? t('conflict.empty') : value;
};

const Choice = ({
  difference: { field, mine, theirs },
  form,
}: {
  readonly difference: Difference;
  readonly form: CompanyFormState;
}) => {
  const chosen = useWatch({ control: form.control, name: field });
  return (
    <fieldset>
      <legend>{fieldLabel(field)}</legend>
      {(['mine', 'theirs'] as const).map((side) => {
        const value = side === 'mine' ? mine : theirs;
        return (
          <label key={side}>
            <input
              type="radio"
              name={`choice-${field}`}
              checked={chosen === value}
              onChange={() =>
                form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
              }
            />
            {t(`conflict.${side}`, { value: valueText(value) })}
          </label>
        );
      })}
    </fieldset>
  );
};

export const ConflictPanel = ({
  differences,
  form,
}: {
  readonly differences: readonly Difference[];
  readonly form: CompanyFormState;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [differences]);
  return (
    <section className={styles.conflict} aria-labelledby="company-conflict">
      <h2 id="company-conflict" ref={heading} tabIndex={-1}>
        {t('conflict.title')}
      </h2>
      <p>{t(differences.length === 0 ? 'conflict.same' : 'conflict.text')}</p>
      {differences.map((difference) => (
        <Choice key={difference.field} difference={difference} form={form} />
      ))}
    </section>
  );
};
