import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  findRepeated,
  isReminderDue,
  remind,
  type ReminderError,
  type ReminderSchedule,
  type SentReminder,
} from '../../domain/dues-reminders/dues-reminder.ts';
import type { BillStore } from '../ports/bills.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import type {
  DuesReminderStore,
  PartyMember,
  PartyMemberDirectory,
} from '../ports/dues-reminders.ts';

export interface RemindPartyDeps {
  readonly bills: Pick<BillStore, 'listDue'>;
  readonly buyers: Pick<BuyerDirectory, 'findParty'>;
  readonly duesReminders: DuesReminderStore;
  readonly members: PartyMemberDirectory;
  readonly reminderSchedule: ReminderSchedule;
  readonly clock: Clock;
}

const maxAttempts = 3;

/** Accountants pay the bills; a business without one is reminded as a whole. */
const chooseRecipients = (members: readonly PartyMember[]): readonly PartyMember[] => {
  const accountants = members.filter(({ roles }) => roles.includes('accountant'));
  return accountants.length === 0 ? members : accountants;
};

const attempt = async (
  deps: RemindPartyDeps,
  partyId: number,
  by: Pick<SentReminder, 'requestId' | 'staffId'>,
): Promise<Result<SentReminder, ReminderError> | 'not-due' | 'conflict'> => {
  const { bills, duesReminders, members, reminderSchedule, clock } = deps;
  const stored = await duesReminders.find(partyId);
  const { reminders } = stored;
  const repeated = by.requestId === '' ? null : findRepeated(reminders, by.requestId);
  if (repeated) return ok(repeated);
  const due = await bills.listDue(partyId);
  const at = clock();
  const today = shopDate(at);
  const isAutomatic = by.staffId === 0;
  if (isAutomatic && !isReminderDue(reminders, due, { schedule: reminderSchedule, today }))
    return 'not-due';
  const recipients = chooseRecipients(await members.listByParty(partyId));
  const sent = { ...by, day: today, at, userIds: recipients.map(({ userId }) => userId) };
  const result = remind(reminders, { bills: due, sent, schedule: reminderSchedule });
  if (!result.ok) return result;
  const isSaved = await duesReminders.save(stored, { ...result.value, at });
  return isSaved ? ok(sent) : 'conflict';
};

const remindOrRetry = async (
  deps: RemindPartyDeps,
  partyId: number,
  by: Pick<SentReminder, 'requestId' | 'staffId'>,
): Promise<Result<SentReminder, ReminderError> | 'not-due'> => {
  for (let count = 0; count < maxAttempts; count += 1) {
    const outcome = await attempt(deps, partyId, by);
    if (outcome !== 'conflict') return outcome;
  }
  throw new ProblemError('conflict');
};

/** The same request again returns the reminder that it sent. */
export const remindParty = async (
  deps: RemindPartyDeps,
  partyId: number,
  by: { readonly requestId: string; readonly staffId: number },
): Promise<Result<SentReminder, ReminderError | 'unknown-party'>> => {
  if (!(await deps.buyers.findParty(partyId))) return err('unknown-party');
  const outcome = await remindOrRetry(deps, partyId, by);
  if (outcome === 'not-due') throw new RangeError('staff remind at any time');
  return outcome;
};

/** Reminds a party if one of its bills has reached a day of the schedule. */
export const remindPartyIfDue = async (deps: RemindPartyDeps, partyId: number): Promise<void> => {
  await remindOrRetry(deps, partyId, { requestId: '', staffId: 0 });
};
