import { maxEmailLength, maxMobileLength, maxNameLength } from '@tokri/contracts/validation';
import { useSession } from '@tokri/web-kit/session';
import { Button, Field, Note, type FieldProps } from '@tokri/web-kit/ui';
import { useRef, type SyntheticEvent } from 'react';
import type { AddressEditProps } from '../address-edit.tsx';
import { isLocked } from '../address-rules.ts';
import { useReportedChanges } from '../discard-question.ts';
import styles from '../address.module.css';
import { t } from '../labels.ts';
import { AddressLineField } from './address-line-field.tsx';
import { maxLineLength, type UkAddressField } from './uk-address-rules.ts';
import { useUkAddressForm } from './use-uk-address-form.ts';

const maxPostcodeLength = 10;

type PlainField = Exclude<UkAddressField, 'line1'>;

const fieldProps: Readonly<Record<PlainField, () => Omit<FieldProps, 'name'>>> = {
  name: () => ({
    label: t('address.name'),
    autoComplete: 'name',
    required: true,
    maxLength: maxNameLength,
  }),
  email: () => ({
    label: t('address.email'),
    type: 'email',
    autoComplete: 'email',
    maxLength: maxEmailLength,
  }),
  mobile: () => ({
    label: t('address.ukMobile'),
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: maxMobileLength,
  }),
  line2: () => ({
    label: t('address.line2'),
    autoComplete: 'address-line2',
    maxLength: maxLineLength,
  }),
  postcode: () => ({
    label: t('address.postcode'),
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    required: true,
    maxLength: maxPostcodeLength,
  }),
};

const bindFields =
  (
    { form, errors, fill, validateOnBlur }: ReturnType<typeof useUkAddressForm>,
    isDisabled: boolean,
  ) =>
  (name: PlainField): FieldProps => ({
    ...fieldProps[name](),
    name,
    disabled: isDisabled,
    value: form[name],
    error: errors[name],
    onChange: (event) => fill({ [name]: event.target.value }),
    onBlur: () => validateOnBlur(name),
  });

export const UkAddressEdit = ({ address, onSaved, onBack, reportChanges }: AddressEditProps) => {
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  const control = useUkAddressForm(address);
  const { form, errors, isSaving, fill, validateOnBlur, save } = control;
  useReportedChanges(form, reportChanges);
  const formElement = useRef<HTMLFormElement>(null);
  const locked = isLocked(address, partyId);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (locked || isSaving) return;
    const saved = await save();
    if (saved && 'id' in saved) onSaved(saved.id);
    else if (saved)
      formElement.current?.querySelector<HTMLElement>(`[name=${saved.field}]`)?.focus();
  };
  const toField = bindFields(control, locked);
  return (
    <form
      className={styles.form}
      ref={formElement}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {locked && <Note>{t('address.locked')}</Note>}
      <Field {...toField('name')} data-autofocus />
      <Field {...toField('email')} />
      <Field {...toField('mobile')} />
      <AddressLineField
        value={form.line1}
        error={errors.line1}
        isDisabled={locked}
        onType={(text) => fill({ line1: text })}
        onFill={fill}
        onLeave={() => validateOnBlur('line1')}
      />
      <Field {...toField('line2')} />
      <Field {...toField('postcode')} />
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" isBusy={isSaving} disabled={locked}>
          {t('address.save')}
        </Button>
      </div>
    </form>
  );
};
