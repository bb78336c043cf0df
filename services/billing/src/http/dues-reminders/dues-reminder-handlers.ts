import type { billingOperations } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  remindParty,
  type RemindPartyDeps,
} from '../../application/dues-reminders/remind-party.ts';
import type { SentReminder } from '../../domain/dues-reminders/dues-reminder.ts';
import { toReminderErrorFields } from './dues-reminder-error-messages.ts';
import { toReminderResponse } from './dues-reminder-response.ts';

const toResult = async (
  deps: RemindPartyDeps,
  partyId: number,
  {
    requestId,
    staffId,
    language,
  }: Pick<SentReminder, 'requestId' | 'staffId'> & {
    readonly language: Language;
  },
) => {
  const result = await remindParty(deps, partyId, { requestId, staffId });
  return result.ok
    ? {
        PartyId: partyId,
        Code: '' as const,
        Message: '',
        Reminder: await toReminderResponse(deps.members, result.value),
      }
    : { PartyId: partyId, ...toReminderErrorFields(result.code, language), Reminder: null };
};

export const createDuesReminderHandlers = (
  deps: RemindPartyDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'remind-of-dues'> => ({
  'remind-of-dues': async ({ body: { PartyIds, RequestId }, caller, language }) => {
    const by = { requestId: RequestId, staffId: caller.userId, language };
    const results = [];
    for (const partyId of PartyIds) results.push(await toResult(deps, partyId, by));
    return { body: results };
  },
});
