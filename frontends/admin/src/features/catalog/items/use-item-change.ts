import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import type { ItemChange } from './item-changes.ts';
import { refreshItems } from './item-queries.ts';
import { t } from './labels.ts';

/** Carries out a change and offers to take it back; resolves to whether it was accepted. */
export const useItemChange = () => {
  const { run, isBusy } = useMutationWithFeedback({
    send: (change: Pick<ItemChange, 'send'>) => change.send(),
    refresh: refreshItems,
    successMessage: () => '',
  });
  const undo = async (change: ItemChange): Promise<void> => {
    if (!(await run({ send: change.undo }))) return;
    reportChange(t('undone', { name: change.name }));
  };
  const apply = async (change: ItemChange): Promise<boolean> => {
    if (!(await run(change))) return false;
    reportChange(change.successMessage, () => void undo(change));
    return true;
  };
  return { apply, isBusy };
};
