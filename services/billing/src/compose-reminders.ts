import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import {
  remindDueParties,
  type RemindDuePartiesDeps,
} from './application/dues-reminders/remind-due-parties.ts';
import type { BillingConfig } from './config.ts';
import { toDuesReminderEntry } from './messaging/dues-reminder-entry.ts';
import { createDuesReminderRepository } from './persistence/dues-reminders/dues-reminder-repository.ts';
import type { createModels } from './persistence/models.ts';

const reminderIntervalMs = 15 * 60_000;

interface ReminderParts extends Pick<RemindDuePartiesDeps, 'bills' | 'buyers' | 'members'> {
  readonly models: Pick<ReturnType<typeof createModels>, 'duesReminders'>;
  readonly config: Pick<BillingConfig, 'DUES_REMINDER_DAYS'>;
}

export const composeReminders = (
  { clock, periodicJob }: ServiceContext,
  { models, config, bills, buyers, members }: ReminderParts,
) => {
  const handlerDeps = {
    members,
    duesReminders: createDuesReminderRepository({
      model: models.duesReminders,
      toOutboxEntry: toDuesReminderEntry,
    }),
    reminderSchedule: config.DUES_REMINDER_DAYS,
  };
  return {
    handlerDeps,
    worker: periodicJob('remind-of-dues', reminderIntervalMs, () =>
      remindDueParties({ bills, buyers, clock, ...handlerDeps }),
    ),
  };
};
