import type { AddressResponse } from '@tokri/contracts/api';
import { useSession } from '@tokri/web-kit/session';
import { Button, CircleCheck, Field, Icon, Note } from '@tokri/web-kit/ui';
import { useRef, type SyntheticEvent } from 'react';
import { t } from './labels.ts';
import { AddressFields } from './address-fields.tsx';
import { isLocked } from './address-rules.ts';
import styles from './address.module.css';
import { useAddressForm, type PincodeState } from './use-address-form.ts';

export interface AddressEditProps {
  readonly address: AddressResponse | null;
  readonly onSaved: (id: number) => void;
  readonly onBack: () => void;
}

const pincodeLength = 6;

const PincodeStatus = ({ state }: { readonly state: PincodeState }) => {
  const words =
    state.kind === 'checking'
      ? t('address.checking')
      : state.kind === 'served'
        ? t('address.served', { place: state.place })
        : '';
  return (
    <p className={`fine ${styles.word}`} role="status">
      {state.kind === 'served' && <Icon icon={CircleCheck} size={16} />}
      {words}
    </p>
  );
};

export const AddressEdit = ({ address: old, onSaved, onBack }: AddressEditProps) => {
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  const {
    form,
    errors,
    pincode,
    isSaving,
    change,
    validateOnBlur: leave,
    save,
  } = useAddressForm(old);
  const first = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const locked = isLocked(old, partyId);
  const isServed = pincode.kind === 'served';

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!isServed || locked || isSaving) return;
    const saved = await save();
    if (saved && 'id' in saved) onSaved(saved.id);
    else if (saved) box.current?.querySelector<HTMLElement>(`[name=${saved.field}]`)?.focus();
  };
  return (
    <form className={styles.form} ref={box} noValidate onSubmit={(event) => void submit(event)}>
      {locked && <Note>{t('address.locked')}</Note>}
      <div>
        <Field
          label={t('address.pincode')}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={pincodeLength}
          required
          data-autofocus
          disabled={locked}
          value={form.pincode}
          error={errors.pincode}
          onChange={(event) => change('pincode', event.target.value.replace(/\D/g, ''))}
          onBlur={() => leave('pincode')}
        />
        <PincodeStatus state={pincode} />
      </div>
      {isServed && (
        <AddressFields
          form={form}
          errors={errors}
          isDisabled={locked}
          first={first}
          onChange={change}
          onLeave={leave}
        />
      )}
      <div className={styles.acts}>
        <Button kind="second" onClick={onBack}>
          {t('back')}
        </Button>
        {isServed && (
          <Button type="submit" isBusy={isSaving} disabled={locked}>
            {t('address.save')}
          </Button>
        )}
      </div>
    </form>
  );
};
