import { addDays, shopDate, shopTime } from '@tokri/contracts/dates';
import { remindedDueDates } from '../../domain/dues-reminders/dues-reminder.ts';
import type { BillStore } from '../ports/bills.ts';
import { remindPartyIfDue, type RemindPartyDeps } from './remind-party.ts';

export interface RemindDuePartiesDeps extends RemindPartyDeps {
  readonly bills: Pick<BillStore, 'listDue' | 'listPartiesWithBillsDueOn'>;
}

/** Nobody is reminded of a bill in the night, whatever quiet hours they chose. */
const isReminderTime = (now: Date): boolean => shopTime(now) >= '09:00' && shopTime(now) < '20:00';

/**
 * Which bills were part of a reminder is stored in the same write as the event, so a run that ends in
 * between is completed by the next one, and nobody is reminded twice. @throws AggregateError after the
 * other parties were reminded
 */
export const remindDueParties = async (deps: RemindDuePartiesDeps): Promise<void> => {
  const now = deps.clock();
  if (deps.reminderSchedule.length === 0 || !isReminderTime(now)) return;
  const today = shopDate(now);
  const dueDates = remindedDueDates(deps.reminderSchedule, (days) => addDays(today, -days));
  const errors: unknown[] = [];
  for (const partyId of await deps.bills.listPartiesWithBillsDueOn(dueDates))
    await remindPartyIfDue(deps, partyId).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'parties could not be reminded');
};
