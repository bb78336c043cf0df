import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { isOnline } from '@tokri/web-kit/platform';
import { useState } from 'react';
import type { ItemChange } from './item-changes.ts';
import { refreshItems } from './item-queries.ts';
import { t } from './labels.ts';
import { addSteps, dropSteps, undoSteps, type StockStep } from './shown-stock.ts';

type SentChange = Pick<ItemChange, 'send' | 'stock' | 'action'>;

const keep = (action: string, queue: () => void): void => {
  queue();
  reportChange(t('kept', { action }));
};

/** Carries out a change and offers to take it back; resolves to whether it was accepted. */
export const useItemChange = () => {
  const [stockSteps, setStockSteps] = useState<readonly StockStep[]>([]);
  /** Shows the stock at once, and as it was when the server refuses. */
  const send = async (change: SentChange) => {
    const steps = (change.stock ?? []).map((step) => ({ ...step, madeAt: Date.now() }));
    setStockSteps((before) => addSteps(before, steps));
    const takeBack = (): void => setStockSteps((before) => dropSteps(before, steps));
    try {
      const result = await change.send();
      if (result.kind === 'rejected') takeBack();
      return result;
    } catch (error) {
      takeBack();
      throw error;
    }
  };
  const { run, isBusy } = useMutationWithFeedback({
    send,
    refresh: refreshItems,
    successMessage: () => '',
    actionName: ({ action }) => action,
  });
  const undo = async (change: ItemChange): Promise<void> => {
    const action = t('undo.of', { action: change.action });
    if (change.later && !isOnline()) return keep(action, change.later.undo);
    if (!(await run({ action, send: change.undo, stock: undoSteps(change.stock ?? []) }))) return;
    reportChange(t('undone', { name: change.name }));
  };
  const apply = async (change: ItemChange): Promise<boolean> => {
    if (change.later && !isOnline()) {
      keep(change.action, change.later.send);
      return true;
    }
    if (!(await run(change))) return false;
    reportChange(change.successMessage, () => void undo(change));
    return true;
  };
  return { apply, isBusy, stockSteps };
};
