import type { AddressResponse } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import { useState } from 'react';
import { useAddressSaving } from '../use-address-saving.ts';
import {
  prefillUkForm,
  toAddressForm,
  toUkField,
  toUkForm,
  ukFieldOrder,
  validateUkField,
  validateUkForm,
  type UkAddressErrors,
  type UkAddressField,
  type UkAddressForm,
} from './uk-address-rules.ts';

export type UkSaveResult = { readonly id: number } | { readonly field: UkAddressField } | null;

const nobody = { Name: '', Mobile: '', Email: '', Address: '' };

export const useUkAddressForm = (address: AddressResponse | null) => {
  const [form, setForm] = useState<UkAddressForm>(() =>
    address ? toUkForm(address) : prefillUkForm(session().user ?? nobody),
  );
  const [errors, setErrors] = useState<UkAddressErrors>({});
  const { isSaving, send, renewKey } = useAddressSaving(address);
  const setError = (field: UkAddressField, text: string): void =>
    setErrors((previous) => ({ ...previous, [field]: text }));

  const fill = (fields: Partial<UkAddressForm>): void => {
    renewKey();
    setForm((previous) => ({ ...previous, ...fields }));
    for (const field of ukFieldOrder) if (fields[field] !== undefined) setError(field, '');
  };
  const validateOnBlur = (field: UkAddressField): void => {
    const message = validateUkField(field, form[field]);
    if (message) setError(field, message);
  };
  const save = async (): Promise<UkSaveResult> => {
    const found = validateUkForm(form);
    setErrors(found);
    const field = ukFieldOrder.find((name) => found[name]);
    if (field) return { field };
    const result = await send(toAddressForm(form));
    if (result === null || 'id' in result) return result;
    const rejected = toUkField(result.field);
    setError(rejected, result.message);
    return { field: rejected };
  };
  return { form, errors, isSaving, fill, validateOnBlur, save };
};
