import type { AddressResponse } from '@tokri/contracts/api';
import { checkServiceability } from '@tokri/web-kit/pincode';
import { session } from '@tokri/web-kit/session';
import { useEffect, useRef, useState } from 'react';
import {
  validateField,
  validateForm,
  fieldOrder,
  toForm,
  prefillForm,
  type AddressErrors,
  type AddressField,
  type AddressForm,
} from './address-rules.ts';
import { useAddressSaving } from './use-address-saving.ts';

export type PincodeState =
  | { readonly kind: 'open' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'served'; readonly locationName: string }
  | { readonly kind: 'rejected' };

const pincodeLength = 6;

const usePincodeCheck = (pincode: string, onError: (message: string) => void): PincodeState => {
  const [state, setState] = useState<PincodeState>({ kind: 'open' });
  const errorHandler = useRef(onError);
  useEffect(() => {
    errorHandler.current = onError;
  });
  useEffect(() => {
    if (pincode.trim().length < pincodeLength) {
      setState({ kind: 'open' });
      return undefined;
    }
    let isLatest = true;
    setState({ kind: 'checking' });
    void checkServiceability(pincode).then((serviceability) => {
      if (!isLatest) return;
      setState(
        serviceability.kind === 'served'
          ? { kind: 'served', locationName: serviceability.location }
          : { kind: 'rejected' },
      );
      if (serviceability.kind === 'rejected') errorHandler.current(serviceability.message);
    });
    return () => {
      isLatest = false;
    };
  }, [pincode]);
  return state;
};

type SaveResult = { readonly id: number } | { readonly field: AddressField } | null;

export interface AddressFormControl {
  readonly form: AddressForm;
  readonly errors: AddressErrors;
  readonly pincode: PincodeState;
  readonly isSaving: boolean;
  readonly change: (field: AddressField, text: string) => void;
  readonly validateOnBlur: (field: AddressField) => void;
  readonly save: () => Promise<SaveResult>;
}

const useFormState = (address: AddressResponse | null, onChange: () => void) => {
  const [form, setForm] = useState<AddressForm>(() => {
    const { user, pincode } = session();
    return address
      ? toForm(address)
      : prefillForm(user ?? { Name: '', Mobile: '', Email: '', Address: '' }, pincode);
  });
  const [errors, setErrors] = useState<AddressErrors>({});
  const setError = (field: AddressField, text: string): void =>
    setErrors((previous) => ({ ...previous, [field]: text }));
  const pincode = usePincodeCheck(form.pincode, (message) => setError('pincode', message));

  const change = (field: AddressField, text: string): void => {
    onChange();
    setForm((previous) => ({ ...previous, [field]: text }));
    setError(field, '');
  };
  const validateOnBlur = (field: AddressField): void => {
    const message = validateField(field, form[field]);
    if (message) setError(field, message);
  };
  return { form, errors, setErrors, setError, pincode, change, validateOnBlur };
};

export const useAddressForm = (address: AddressResponse | null): AddressFormControl => {
  const { isSaving, send, renewKey } = useAddressSaving(address);
  const { form, errors, setErrors, setError, pincode, change, validateOnBlur } = useFormState(
    address,
    renewKey,
  );
  const save: AddressFormControl['save'] = async () => {
    const found = validateForm(form);
    setErrors(found);
    const field = fieldOrder.find((name) => found[name]);
    if (field) return { field };
    const result = await send(form);
    if (result && 'field' in result) setError(result.field, result.message);
    return result;
  };
  return { form, errors, pincode, isSaving, change, validateOnBlur, save };
};
