import { validationMessages } from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import { isApiProblem, newUuid } from '@tokri/web-kit/platform';
import { checkServiceability } from '@tokri/web-kit/pincode';
import { session } from '@tokri/web-kit/session';
import { announce, dialogTypes, showDialog } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from './labels.ts';
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
  | { readonly kind: 'served'; readonly place: string }
  | { readonly kind: 'refused' };

const pincodeLength = 6;

const failureMessage = (problem: unknown): string =>
  isApiProblem(problem) && problem.status > 0
    ? `${validationMessages.failedAddressSave} ${problem.message}`
    : validationMessages.failedAddressSave;

const usePincodeCheck = (pincode: string, onError: (message: string) => void): PincodeState => {
  const [state, setState] = useState<PincodeState>({ kind: 'open' });
  const tell = useRef(onError);
  useEffect(() => {
    tell.current = onError;
  });
  useEffect(() => {
    if (pincode.trim().length < pincodeLength) {
      setState({ kind: 'open' });
      return undefined;
    }
    let isLatest = true;
    setState({ kind: 'checking' });
    void checkServiceability(pincode).then((answer) => {
      if (!isLatest) return;
      setState(
        answer.kind === 'served' ? { kind: 'served', place: answer.location } : { kind: 'refused' },
      );
      if (answer.kind === 'refused') tell.current(answer.message);
    });
    return () => {
      isLatest = false;
    };
  }, [pincode]);
  return state;
};

export interface AddressFormControl {
  readonly form: AddressForm;
  readonly errors: AddressErrors;
  readonly pincode: PincodeState;
  readonly isSaving: boolean;
  readonly change: (field: AddressField, text: string) => void;
  readonly validateOnBlur: (field: AddressField) => void;
  readonly save: () => Promise<{ readonly id: number } | { readonly field: AddressField } | null>;
}

export const useAddressForm = (address: AddressResponse | null): AddressFormControl => {
  const [form, setForm] = useState<AddressForm>(() => {
    const { user, pincode } = session();
    return address
      ? toForm(address)
      : prefillForm(user ?? { Name: '', Mobile: '', Email: '', Address: '' }, pincode);
  });
  const [errors, setErrors] = useState<AddressErrors>({});
  const [isSaving, setSaving] = useState(false);
  const key = useRef(newUuid());
  const setError = (field: AddressField, text: string): void =>
    setErrors((before) => ({ ...before, [field]: text }));
  const pincode = usePincodeCheck(form.pincode, (message) => setError('pincode', message));

  const change = (field: AddressField, text: string): void => {
    key.current = newUuid();
    setForm((before) => ({ ...before, [field]: text }));
    setError(field, '');
  };
  const validateOnBlur = (field: AddressField): void => {
    const message = validateField(field, form[field]);
    if (message) setError(field, message);
  };
  const send = async (): Promise<
    { readonly id: number } | { readonly field: AddressField } | null
  > => {
    const outcome = await saveAddress(form, address, key.current);
    if (outcome.kind === 'done') {
      announce(t('address.saved'));
      return { id: outcome.id };
    }
    key.current = newUuid();
    const field = fieldForErrorCode(outcome.code);
    if (field) setError(field, outcome.message);
    await showDialog({
      type: dialogTypes.error,
      message: `${validationMessages.failedAddressSave} ${outcome.message}`.trim(),
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
    } catch (problem) {
      await showDialog({ type: dialogTypes.error, message: failureMessage(problem) });
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { form, errors, pincode, isSaving, change, validateOnBlur, save };
};
