import { daysBetween } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { ageOpenBills, type Ageing } from '../party-accounts/ageing.ts';

export interface DueBill {
  readonly billId: number;
  readonly number: string;
  readonly dueDate: string;
  readonly outstandingPaise: number;
}

export interface SentReminder {
  /** Of the request of staff; empty for an automatic reminder. */
  readonly requestId: string;
  /** Date of the shop: a party gets at most one reminder in it. */
  readonly day: string;
  readonly at: Date;
  /** 0 for an automatic reminder. */
  readonly staffId: number;
  readonly userIds: readonly number[];
}

/** The latest day of the schedule for which a bill was part of a reminder. */
export interface RemindedBill {
  readonly billId: number;
  readonly scheduledDay: number;
}

export interface PartyReminders {
  readonly partyId: number;
  readonly last: SentReminder | null;
  /** Open bills that were part of a reminder. */
  readonly reminded: readonly RemindedBill[];
}

/** Days after the due date on which a bill is part of a reminder; below 0 before it. */
export type ReminderSchedule = readonly number[];

/** After an outage of so many days a reminder still goes out; later the next one of the schedule does. */
export const maxDelayDays = 3;

/** What the message says. */
export interface DuesMessage {
  readonly userIds: readonly number[];
  readonly outstandingPaise: number;
  readonly overduePaise: number;
  readonly ageing: Ageing;
  readonly oldestBill: Pick<DueBill, 'number' | 'dueDate'>;
}

/** The last day of the schedule that a bill has reached; null before the first. */
const reachedDay = (
  schedule: ReminderSchedule,
  { dueDate }: Pick<DueBill, 'dueDate'>,
  today: string,
): number | null => {
  const daysOverdue = daysBetween(dueDate, today);
  const reached = schedule.filter((day) => day <= daysOverdue);
  return reached.length === 0 ? null : Math.max(...reached);
};

const isLate = (
  scheduledDay: number,
  { dueDate }: Pick<DueBill, 'dueDate'>,
  today: string,
): boolean => daysBetween(dueDate, today) - scheduledDay > maxDelayDays;

/** Whether a bill has reached a day of the schedule for which its party was not reminded of it. */
export const isReminderDue = (
  { last, reminded }: PartyReminders,
  bills: readonly DueBill[],
  { schedule, today }: { readonly schedule: ReminderSchedule; readonly today: string },
): boolean => {
  if (last?.day === today) return false;
  const remindedDays = new Map(reminded.map((entry) => [entry.billId, entry.scheduledDay]));
  return bills.some((bill) => {
    const day = reachedDay(schedule, bill, today);
    if (day === null || isLate(day, bill, today)) return false;
    return day > (remindedDays.get(bill.billId) ?? Number.NEGATIVE_INFINITY);
  });
};

/** Due dates of the bills that may be due for a reminder. */
export const remindedDueDates = (
  schedule: ReminderSchedule,
  toDueDate: (daysOverdue: number) => string,
): readonly string[] => {
  const daysOverdue = schedule.flatMap((day) =>
    Array.from({ length: maxDelayDays + 1 }, (_unused, delay) => day + delay),
  );
  return [...new Set(daysOverdue)].map(toDueDate);
};

export type ReminderError = 'already-reminded' | 'nothing-due' | 'nobody-to-remind';

export interface ReminderInput {
  readonly bills: readonly DueBill[];
  readonly sent: SentReminder;
  readonly schedule: ReminderSchedule;
}

const oldestOf = (bills: readonly DueBill[]): DueBill | undefined =>
  [...bills].sort((a, b) => a.dueDate.localeCompare(b.dueDate) || a.billId - b.billId)[0];

/**
 * A reminder lists all open bills, so each of them counts as reminded for the day of the schedule
 * that it has reached.
 */
export const remind = (
  reminders: PartyReminders,
  { bills, sent, schedule }: ReminderInput,
): Result<{ readonly reminders: PartyReminders; readonly message: DuesMessage }, ReminderError> => {
  if (reminders.last?.day === sent.day) return err('already-reminded');
  const oldest = oldestOf(bills);
  if (!oldest) return err('nothing-due');
  if (sent.userIds.length === 0) return err('nobody-to-remind');
  const ageing = ageOpenBills(bills, sent.day);
  const outstandingPaise = bills.reduce((sum, bill) => sum + bill.outstandingPaise, 0);
  return ok({
    reminders: {
      partyId: reminders.partyId,
      last: sent,
      reminded: bills.flatMap((bill) => {
        const scheduledDay = reachedDay(schedule, bill, sent.day);
        return scheduledDay === null ? [] : [{ billId: bill.billId, scheduledDay }];
      }),
    },
    message: {
      userIds: sent.userIds,
      outstandingPaise,
      overduePaise: outstandingPaise - ageing.currentPaise,
      ageing,
      oldestBill: { number: oldest.number, dueDate: oldest.dueDate },
    },
  });
};

/** The request was carried out before; of another one the result is null. */
export const findRepeated = ({ last }: PartyReminders, requestId: string): SentReminder | null =>
  last !== null && last.requestId === requestId ? last : null;
