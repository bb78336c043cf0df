import { billingOperations, type DuesReminderResult } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { callApi, newUuid } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { refreshPartyCredit } from '../../../party-credit/party-credit-queries.ts';
import { t } from './labels.ts';

const countSent = (results: readonly DuesReminderResult[]): number =>
  results.filter(({ Code }) => Code === '').length;

/** Pressing again after a lost answer sends the same request, so nobody is reminded twice. */
export const useReminders = () => {
  const [requestId, setRequestId] = useState(newUuid);
  const [rejected, setRejected] = useState<readonly DuesReminderResult[]>([]);
  const { run, isBusy } = useMutationWithFeedback({
    send: async (partyIds: readonly number[]) => ({
      kind: 'done' as const,
      entry: await callApi(billingOperations.remindOfDues, {
        body: { PartyIds: [...partyIds], RequestId: requestId },
      }),
    }),
    refresh: refreshPartyCredit,
    successMessage: (results) => {
      const count = countSent(results);
      return count === 0 ? t('noneSent') : t('done', { count });
    },
  });
  const remind = async (partyIds: readonly number[]): Promise<boolean> => {
    const results = await run(partyIds);
    if (!results) return false;
    setRequestId(newUuid());
    setRejected(results.filter(({ Code }) => Code !== ''));
    return true;
  };
  return { remind, rejected, isBusy };
};
