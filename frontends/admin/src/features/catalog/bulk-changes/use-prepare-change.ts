import { itemAdminOperations } from '@tokri/contracts/api';
import type { PriceRounding } from '@tokri/contracts/validation';
import { newUuid, isApiProblem, sendCommand, useMutation } from '@tokri/web-kit/platform';
import { useRef, useState } from 'react';
import { isPriceKind, type ChangeForm } from './change-form.ts';
import { t } from './labels.ts';

/** No ids means all items that match the filter. */
export interface ItemSelection {
  readonly itemIds: readonly number[];
  readonly filter: Readonly<Record<string, string>>;
  readonly count: number;
}

/** What a preview was prepared from. It stays with the entry of the browser’s history. */
export interface PreparedFrom {
  readonly selection: ItemSelection;
  readonly form: ChangeForm;
}

const send = (BatchId: string, { itemIds, filter }: ItemSelection, form: ChangeForm) => {
  const selection = { BatchId, ItemIds: [...itemIds], Filter: filter };
  const value = form.value.trim();
  return isPriceKind(form.kind)
    ? sendCommand(itemAdminOperations.preparePriceChange, {
        body: {
          ...selection,
          Kind: form.kind,
          Value: Number(value),
          Rounding: form.rounding as PriceRounding,
          FromDate: form.from,
          PartyId: Number(form.party),
        },
      })
    : sendCommand(itemAdminOperations.prepareItemChange, {
        body: { ...selection, Kind: form.kind, Value: value },
      });
};

/** Prepares a change; a repeated attempt with the same form has the same id. */
export const usePrepareChange = (selection: ItemSelection) => {
  const [rejection, setRejection] = useState('');
  const attempt = useRef({ form: '', batchId: '' });
  const { mutateAsync } = useMutation({
    mutationFn: ({ batchId, form }: { readonly batchId: string; readonly form: ChangeForm }) =>
      send(batchId, selection, form),
  });
  const prepare = async (form: ChangeForm): Promise<string | null> => {
    const text = JSON.stringify(form);
    if (attempt.current.form !== text) attempt.current = { form: text, batchId: newUuid() };
    const { batchId } = attempt.current;
    try {
      const result = await mutateAsync({ batchId, form });
      if (result.kind === 'done') return batchId;
      setRejection(result.message);
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : t('form.failed'));
    }
    return null;
  };
  return { prepare, rejection, clearRejection: () => setRejection('') };
};
