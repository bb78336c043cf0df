import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { categoryName } from './category-name.ts';
import {
  findCategory,
  refreshCategories,
  sendDeletion,
  sendOrder,
  sendRestore,
  sendStatus,
  type Category,
} from './category-queries.ts';
import { t } from './labels.ts';

type Send = () => ReturnType<typeof sendOrder>;

/** Changes of the tree that staff can take back. */
export const useCategoryChange = () => {
  const { run, isBusy } = useMutationWithFeedback({
    send: (send: Send) => send(),
    refresh: refreshCategories,
    successMessage: () => '',
  });
  const apply = async (send: Send, text: string, undo?: () => void): Promise<void> => {
    if (await run(send)) reportChange(text, undo);
  };
  const undoStatus = async (category: Category): Promise<void> => {
    const current = (await findCategory(category)) ?? category;
    await apply(
      () => sendStatus(current, category.stored.Status),
      t('undone', { name: categoryName(category.stored) }),
    );
  };
  return {
    isBusy,
    switchStatus: (category: Category): void => {
      const name = categoryName(category.stored);
      const isShown = category.stored.Status === 1;
      void apply(
        () => sendStatus(category, isShown ? 0 : 1),
        t(isShown ? 'hiddenNow' : 'shownNow', { name }),
        () => void undoStatus(category),
      );
    },
    remove: (category: Category): void => {
      const name = categoryName(category.stored);
      void apply(
        () => sendDeletion(category),
        t('deleted', { name }),
        () => void apply(() => sendRestore(category), t('undone', { name })),
      );
    },
    order: (groupId: number, ids: readonly number[], before: readonly number[]): void =>
      void apply(
        () => sendOrder(groupId, ids),
        t('ordered'),
        () => void apply(() => sendOrder(groupId, before), t('ordered')),
      ),
  };
};
