import { validationMessages } from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import { isApiProblem, newUuid } from '@tokri/web-kit/platform';
import { checkServiceability } from '@tokri/web-kit/pincode';
import { session } from '@tokri/web-kit/session';
import { dialogTypes, showDialog } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { saveAddress } from './address-queries.ts';
import {
  validateField,
  validateForm,
  fieldForErrorCode,
  fieldOrder,
  toForm,
  prefillForm,
  type AddressErrors,
  type AddressField,
  type AddressForm,
} from './address-rules.ts';

export type PincodeState =
  | { readonly kind: 'open' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'served'; readonly locationName: string }
  | { readonly kind: 'rejected' };

const pincodeLength = 6;

const failureMessage = (error: unknown): string =>
  isApiProblem(error) && error.status > 0
    ? `${validationMessages.failedAddressSave} ${error.message}`
    : validationMessages.failedAddressSave;

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

const useFormState = (address: AddressResponse | null) => {
  const [form, setForm] = useState<AddressForm>(() => {
    const { user, pincode } = session();
    return address
      ? toForm(address)
      : prefillForm(user ?? { Name: '', Mobile: '', Email: '', Address: '' }, pincode);
  });
  const [errors, setErrors] = useState<AddressErrors>({});
  const key = useRef(newUuid());
  const setError = (field: AddressField, text: string): void =>
    setErrors((previous) => ({ ...previous, [field]: text }));
  const pincode = usePincodeCheck(form.pincode, (message) => setError('pincode', message));

  const change = (field: AddressField, text: string): void => {
    key.current = newUuid();
    setForm((previous) => ({ ...previous, [field]: text }));
    setError(field, '');
  };
  const validateOnBlur = (field: AddressField): void => {
    const message = validateField(field, form[field]);
    if (message) setError(field, message);
  };
  return { form, errors, setErrors, setError, pincode, key, change, validateOnBlur };
};

export const useAddressForm = (address: AddressResponse | null): AddressFormControl => {
  const { form, errors, setErrors, setError, pincode, key, change, validateOnBlur } =
    useFormState(address);
  const [isSaving, setSaving] = useState(false);
  const send = async (): Promise<SaveResult> => {
    const result = await saveAddress(form, address, key.current);
    if (result.kind === 'done') return { id: result.id };
    key.current = newUuid();
    const field = fieldForErrorCode(result.code);
    if (field) setError(field, result.message);
    await showDialog({
      type: dialogTypes.error,
      message: `${validationMessages.failedAddressSave} ${result.message}`.trim(),
    });
    return field ? { field } : null;
  };
  const save: AddressFormControl['save'] = async () => {
    const found = validateForm(form);
    setErrors(found);
    const field = fieldOrder.find((name) => found[name]);
    if (field) return { field };
    setSaving(true);
    try {
      return await send();
    } catch (error) {
      await showDialog({ type: dialogTypes.error, message: failureMessage(error) });
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { form, errors, pincode, isSaving, change, validateOnBlur, save };
};
