import type { AddressResponse } from '@tokri/contracts/api';
import { OwnLocationButton } from '@tokri/web-kit/pincode';
import { useSession } from '@tokri/web-kit/session';
import { Button, CircleCheck, Field, Icon, Note } from '@tokri/web-kit/ui';
import { useRef, type SyntheticEvent } from 'react';
import { t } from './labels.ts';
import { AddressFields } from './address-fields.tsx';
import { isLocked } from './address-rules.ts';
import { useReportedChanges } from './discard-question.ts';
import styles from './address.module.css';
import { useAddressForm, type AddressFormControl, type PincodeState } from './use-address-form.ts';

export interface AddressEditProps {
  readonly address: AddressResponse | null;
  readonly onSaved: (id: number) => void;
  readonly onBack: () => void;
  readonly reportChanges: (hasChanges: boolean) => void;
}

const pincodeLength = 6;

const PincodeStatus = ({ state }: { readonly state: PincodeState }) => {
  const text =
    state.kind === 'checking'
      ? t('address.checking')
      : state.kind === 'served'
        ? t('address.served', { place: state.locationName })
        : '';
  return (
    <p className={`fine-print ${styles.pincodeStatus}`} role="status">
      {state.kind === 'served' && <Icon icon={CircleCheck} size={16} />}
      {text}
    </p>
  );
};

const PincodeField = ({
  control: { form, errors, pincode, change, validateOnBlur },
  isDisabled,
}: {
  readonly control: AddressFormControl;
  readonly isDisabled: boolean;
}) => (
  <div>
    <Field
      label={t('address.pincode')}
      name="pincode"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={pincodeLength}
      required
      data-autofocus
      disabled={isDisabled}
      value={form.pincode}
      error={errors.pincode}
      onChange={(event) => change('pincode', event.target.value.replace(/\D/g, ''))}
      onBlur={() => validateOnBlur('pincode')}
    />
    {!isDisabled && <OwnLocationButton onFound={(found) => change('pincode', found)} />}
    <PincodeStatus state={pincode} />
  </div>
);

export const AddressEdit = ({ address, onSaved, onBack, reportChanges }: AddressEditProps) => {
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  const control = useAddressForm(address);
  const { form, errors, pincode, isSaving, change, validateOnBlur, save } = control;
  useReportedChanges(form, reportChanges);
  const first = useRef<HTMLInputElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const locked = isLocked(address, partyId);
  const isServed = pincode.kind === 'served';

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!isServed || locked || isSaving) return;
    const saved = await save();
    if (saved && 'id' in saved) onSaved(saved.id);
    else if (saved)
      formElement.current?.querySelector<HTMLElement>(`[name=${saved.field}]`)?.focus();
  };
  return (
    <form
      className={styles.form}
      ref={formElement}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {locked && <Note>{t('address.locked')}</Note>}
      <PincodeField control={control} isDisabled={locked} />
      {isServed && (
        <AddressFields
          form={form}
          errors={errors}
          isDisabled={locked}
          first={first}
          onChange={change}
          onLeave={validateOnBlur}
        />
      )}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" isBusy={isSaving} disabled={locked || !isServed}>
          {t('address.save')}
        </Button>
      </div>
    </form>
  );
};
