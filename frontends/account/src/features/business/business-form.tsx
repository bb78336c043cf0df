import { stateCodeFromGstin, stateName } from '@tokri/contracts/tax';
import { deliveryCodeInput, toTypedDeliveryCode } from '@tokri/web-kit/pincode';
import { Button, Field, FieldError, Note } from '@tokri/web-kit/ui';
import { useId, useRef, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { maxLengths } from './business-form-rules.ts';
import styles from './business.module.css';
import {
  useBusinessForm,
  type BusinessFormControls,
  type BusinessFormOptions,
} from './use-business-form.ts';
import type { GstinLookUp } from './use-gstin-look-up.ts';

const LookUpResult = ({ lookUp }: { readonly lookUp: GstinLookUp }) => {
  if (lookUp.kind === 'looking-up') return <p className="hint">{t('business.lookingUp')}</p>;
  if (lookUp.kind === 'failed') return <Note tone="warning">{t('business.lookup-failed')}</Note>;
  if (lookUp.kind !== 'found') return null;
  const { GSTIN, LegalName } = lookUp.taxpayer;
  return (
    <Note tone="success">
      <b className="strong">{LegalName}</b>
      <br />
      {t('business.found', { state: stateName(stateCodeFromGstin(GSTIN)) })}
    </Note>
  );
};

const GstinField = ({ controls }: { readonly controls: BusinessFormControls }) => {
  const { form, errors, lookUp, change, validateOnBlur } = controls;
  return (
    <>
      <Field
        label={t('business.gstin')}
        name="gstin"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxLengths.gstin}
        hint={t('business.gstinHint')}
        value={form.gstin}
        error={errors.gstin}
        onChange={(event) => change('gstin', event.target.value)}
        onBlur={() => validateOnBlur('gstin')}
      />
      <div role="status">
        <LookUpResult lookUp={lookUp} />
      </div>
    </>
  );
};

const AddressField = ({ controls }: { readonly controls: BusinessFormControls }) => {
  const id = useId();
  const { form, errors, change, validateOnBlur } = controls;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('business.address')}
      </label>
      <textarea
        id={id}
        name="address"
        className={`input ${styles.textarea}`}
        rows={3}
        required
        autoComplete="street-address"
        maxLength={maxLengths.address}
        value={form.address}
        aria-invalid={errors.address ? true : undefined}
        aria-describedby={errors.address ? `${id}e` : undefined}
        onChange={(event) => change('address', event.target.value)}
        onBlur={() => validateOnBlur('address')}
      />
      <FieldError id={`${id}e`} text={errors.address} />
    </div>
  );
};

const Fields = ({ controls }: { readonly controls: BusinessFormControls }) => {
  const { form, errors, change, validateOnBlur } = controls;
  return (
    <>
      <GstinField controls={controls} />
      <Field
        label={t('business.name')}
        name="name"
        required
        autoComplete="organization"
        maxLength={maxLengths.name}
        value={form.name}
        error={errors.name}
        onChange={(event) => change('name', event.target.value)}
        onBlur={() => validateOnBlur('name')}
      />
      <AddressField controls={controls} />
      <Field
        {...deliveryCodeInput()}
        label={t('business.pincode')}
        name="pincode"
        required
        autoComplete="postal-code"
        value={form.pincode}
        error={errors.pincode}
        onChange={(event) => change('pincode', toTypedDeliveryCode(event.target.value))}
        onBlur={() => validateOnBlur('pincode')}
      />
    </>
  );
};

export const BusinessForm = (options: BusinessFormOptions) => {
  const controls = useBusinessForm(options);
  const formRef = useRef<HTMLFormElement>(null);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (controls.isSending) return;
    const field = await controls.send();
    if (field) formRef.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };
  return (
    <form className={styles.form} ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
      <Fields controls={controls} />
      <p className="hint">{t('business.afterSending')}</p>
      <Button type="submit" isBusy={controls.isSending}>
        {t('business.submit')}
      </Button>
    </form>
  );
};
