import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { announce, showToast } from '@tokri/web-kit/ui';
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
    const text = t('undone', { name: change.name });
    announce(text);
    showToast({ text });
  };
  const apply = async (change: ItemChange): Promise<boolean> => {
    if (!(await run(change))) return false;
    announce(change.successMessage);
    showToast({
      text: change.successMessage,
      action: { label: t('undo'), run: () => void undo(change) },
    });
    return true;
  };
  return { apply, isBusy };
};
