import { validationMessages } from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import { isApiProblem, newUuid } from '@tokri/web-kit/platform';
import { dialogTypes, showDialog } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import { saveAddress } from './address-queries.ts';
import { fieldForErrorCode, type AddressField, type AddressForm } from './address-rules.ts';

type SendResult =
  { readonly id: number } | { readonly field: AddressField; readonly message: string } | null;

const failureMessage = (error: unknown): string =>
  isApiProblem(error) && error.status > 0
    ? `${validationMessages.failedAddressSave} ${error.message}`
    : validationMessages.failedAddressSave;

/** A changed form is another request, so it needs another key. */
export const useAddressSaving = (address: AddressResponse | null) => {
  const key = useRef(newUuid());
  const [isSaving, setSaving] = useState(false);
  const renewKey = (): void => {
    key.current = newUuid();
  };
  const sendOnce = async (form: AddressForm): Promise<SendResult> => {
    const result = await saveAddress(form, address, key.current);
    if (result.kind === 'done') return { id: result.id };
    renewKey();
    const field = fieldForErrorCode(result.code);
    await showDialog({
      type: dialogTypes.error,
      message: `${validationMessages.failedAddressSave} ${result.message}`.trim(),
    });
    return field ? { field, message: result.message } : null;
  };
  const send = async (form: AddressForm): Promise<SendResult> => {
    setSaving(true);
    try {
      return await sendOnce(form);
    } catch (error) {
      await showDialog({ type: dialogTypes.error, message: failureMessage(error) });
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, send, renewKey };
};
