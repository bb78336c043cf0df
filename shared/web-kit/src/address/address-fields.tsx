import { maxAddressLength, maxMobileLength, maxNameLength } from '@tokri/contracts/validation';
import { Field, FieldError } from '@tokri/web-kit/ui';
import { useId, type RefObject } from 'react';
import { t } from './labels.ts';
import type { AddressErrors, AddressField, AddressForm } from './address-rules.ts';
import styles from './address.module.css';

export interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly errors: AddressErrors;
  readonly isDisabled: boolean;
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onChange: (field: AddressField, text: string) => void;
  readonly onLeave: (field: AddressField) => void;
}

const AddressTextarea = ({
  form,
  errors,
  isDisabled,
  onChange,
  onLeave,
}: Omit<AddressFieldsProps, 'first'>) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('address.address')}
      </label>
      <textarea
        id={id}
        name="address"
        className={`input ${styles.textarea}`}
        rows={3}
        maxLength={maxAddressLength}
        required
        autoComplete="street-address"
        disabled={isDisabled}
        value={form.address}
        aria-invalid={errors.address ? true : undefined}
        aria-describedby={errors.address ? `${id}e` : undefined}
        onChange={(event) => onChange('address', event.target.value)}
        onBlur={() => onLeave('address')}
      />
      <FieldError id={`${id}e`} text={errors.address} />
    </div>
  );
};

export const AddressFields = (props: AddressFieldsProps) => {
  const { form, errors, isDisabled, first, onChange, onLeave } = props;
  return (
    <>
      <Field
        label={t('address.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={maxNameLength}
        disabled={isDisabled}
        ref={first}
        value={form.name}
        error={errors.name}
        onChange={(event) => onChange('name', event.target.value)}
        onBlur={() => onLeave('name')}
      />
      <Field
        label={t('address.mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={maxMobileLength}
        disabled={isDisabled}
        value={form.mobile}
        error={errors.mobile}
        onChange={(event) => onChange('mobile', event.target.value)}
        onBlur={() => onLeave('mobile')}
      />
      <AddressTextarea {...props} />
    </>
  );
};
