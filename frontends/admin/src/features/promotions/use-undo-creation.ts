import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { t } from './labels.ts';
import type { SwitchedPromotion } from './promotion-actions.tsx';
import { refreshPromotions } from './promotion-queries.ts';

/** What was just created is stopped, so that nobody gets it. */
export const useUndoCreation = (
  stop: () => ReturnType<SwitchedPromotion['send']>,
): ((name: string) => void) => {
  const { run } = useMutationWithFeedback({
    send: stop,
    refresh: refreshPromotions,
    successMessage: () => '',
  });
  return (name) =>
    void (async () => {
      if (await run(undefined)) reportChange(t('switched.stopped', { name }));
    })();
};
