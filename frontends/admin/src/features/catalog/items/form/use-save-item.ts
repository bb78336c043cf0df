import { itemAdminOperations, itemOperations, type EditedItem } from '@tokri/contracts/api';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { dialogTypes, escapeHtml, showDialog } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { refreshItems } from '../item-queries.ts';
import {
  toCreateBody,
  toItemFormValues,
  toSaveBody,
  type ItemFormValues,
} from './item-form-values.ts';
import { readItem, readSavedItem } from './item-form-queries.ts';
import { formText } from './labels.ts';
import { isSameValue, mergeItemForms, type FormConflict } from './merge-item-forms.ts';

interface OpenConflict {
  readonly conflicts: readonly FormConflict[];
  readonly values: ItemFormValues;
  /** What the other member of staff saved. */
  readonly saved: EditedItem;
}

type SaveResult = Awaited<ReturnType<typeof send>>;

const send = (item: EditedItem | undefined, values: ItemFormValues) =>
  item
    ? sendCommand(itemAdminOperations.saveItem, {
        body: toSaveBody(item, values, {
          hasTaxChanges: !isSameValue(values.taxes, toItemFormValues(item).taxes),
        }),
      })
    : sendCommand(itemOperations.createItem, { body: toCreateBody(values) });

const trySend = async (
  item: EditedItem | undefined,
  values: ItemFormValues,
): Promise<SaveResult | { readonly kind: 'failed'; readonly message: string }> => {
  try {
    return await send(item, values);
  } catch (error) {
    return { kind: 'failed', message: isApiProblem(error) ? error.message : formText('failed') };
  }
};

/** Runs one save at a time and shows why one failed. */
const useSingleRun = () => {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const message = isApiProblem(error) ? error.message : formText('failed');
      await showDialog({ type: dialogTypes.error, message: escapeHtml(message) });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
};

/** Saves the form; a conflict with another member of staff loses nothing of either. */
export const useSaveItem = (onSaved: (saved: EditedItem) => void) => {
  const client = useQueryClient();
  const { run, isBusy } = useSingleRun();
  const [conflict, setConflict] = useState<OpenConflict>();

  const attempt = async (
    item: EditedItem | undefined,
    values: ItemFormValues,
    doneText: string,
  ): Promise<void> => {
    const result = await trySend(item, values);
    if (result.kind === 'done') {
      refreshItems(client);
      reportChange(doneText);
      return onSaved(await readSavedItem(client, result.id));
    }
    if (item && result.kind === 'rejected' && result.code === 'item-changed')
      return resolveConflict(item, values);
    await showDialog({ type: dialogTypes.error, message: escapeHtml(result.message) });
  };
  const resolveConflict = async (item: EditedItem, mine: ItemFormValues): Promise<void> => {
    const saved = await readItem(item.Id);
    const { values, conflicts } = mergeItemForms(
      toItemFormValues(item),
      mine,
      toItemFormValues(saved),
    );
    if (conflicts.length === 0) return attempt(saved, values, formText('merged'));
    setConflict({ conflicts, values, saved });
  };
  const save = (item: EditedItem | undefined, values: ItemFormValues): Promise<void> =>
    run(() => attempt(item, values, formText('saved', { name: values.name })));
  return {
    isBusy,
    conflict,
    save,
    closeConflict: () => setConflict(undefined),
    keep: (chosen: Partial<ItemFormValues>): void => {
      if (!conflict) return;
      setConflict(undefined);
      void save(conflict.saved, { ...conflict.values, ...chosen });
    },
  };
};
