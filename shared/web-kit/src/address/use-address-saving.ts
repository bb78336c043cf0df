import { validationMessages } from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import { isApiProblem, newUuid, useQueryClient } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import { addressesQueryKey, saveAddress } from './address-queries.ts';
import { fieldForErrorCode, type AddressField, type AddressForm } from './address-rules.ts';
import { t } from './labels.ts';

type SendResult =
  { readonly id: number } | { readonly field: AddressField; readonly message: string } | null;

const failureMessage = (error: unknown): string =>
  isApiProblem(error) && error.status > 0
    ? `${validationMessages.failedAddressSave} ${error.message}`
    : validationMessages.failedAddressSave;

/** The replaced address is on the list no more: it was removed, or replaced, elsewhere. */
const isRemovedElsewhere = (error: unknown): boolean => isApiProblem(error) && error.status === 404;

const confirmSaveAsNew = async (): Promise<boolean> =>
  isConfirmed(
    await showDialog({
      type: dialogTypes.confirmation,
      message: escapeHtml(t('address.removedElsewhere')),
      actionLabel: t('address.saveAsNew'),
    }),
  );

/** A changed form is another request, so it needs another key. */
export const useAddressSaving = (address: AddressResponse | null) => {
  const client = useQueryClient();
  const key = useRef(newUuid());
  const [isSaving, setSaving] = useState(false);
  const renewKey = (): void => {
    key.current = newUuid();
  };
  const sendOnce = async (
    form: AddressForm,
    replaced: AddressResponse | null,
  ): Promise<SendResult> => {
    const result = await saveAddress(form, replaced, key.current);
    if (result.kind === 'done') return { id: result.id };
    renewKey();
    const field = fieldForErrorCode(result.code);
    await showDialog({
      type: dialogTypes.error,
      message: `${validationMessages.failedAddressSave} ${result.message}`.trim(),
    });
    return field ? { field, message: result.message } : null;
  };
  const sendOrSaveAsNew = async (form: AddressForm): Promise<SendResult> => {
    try {
      return await sendOnce(form, address);
    } catch (error) {
      if (!address || !isRemovedElsewhere(error)) throw error;
      renewKey();
      void client.invalidateQueries({ queryKey: addressesQueryKey(session().user?.Id ?? 0) });
      return (await confirmSaveAsNew()) ? sendOnce(form, null) : null;
    }
  };
  const send = async (form: AddressForm): Promise<SendResult> => {
    setSaving(true);
    try {
      return await sendOrSaveAsNew(form);
    } catch (error) {
      await showDialog({ type: dialogTypes.error, message: failureMessage(error) });
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, send, renewKey };
};
