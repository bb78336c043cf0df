import { addDays } from '@tokri/contracts/dates';
import {
  isReminderDue,
  remind,
  remindedDueDates,
  type DueBill,
  type PartyReminders,
} from './dues-reminder.ts';

const schedule = [-3, 1, 7, 15];
const today = '2026-11-30';
const billDue = (daysOverdue: number, billId = 1): DueBill => ({
  billId,
  number: `TI/26-27/00000${billId}`,
  dueDate: addDays(today, -daysOverdue),
  outstandingPaise: 10_000 * billId,
});
const none: PartyReminders = { partyId: 3, last: null, reminded: [] };
const sent = {
  requestId: '',
  day: today,
  at: new Date('2026-11-30T06:00:00Z'),
  staffId: 0,
  userIds: [7],
};
const isDue = (bills: readonly DueBill[], reminders: PartyReminders = none, day = today) =>
  isReminderDue(reminders, bills, { schedule, today: day });

describe('isReminderDue', () => {
  it.each([
    [-4, false],
    [-3, true],
    [0, true],
    [1, true],
    [7, true],
    [15, true],
    [18, true],
    [19, false],
    [400, false],
  ])('tells whether a bill that is %i days overdue needs a reminder: %s', (days, expected) => {
    expect(isDue([billDue(days)])).toBe(expected);
  });

  it('reminds of a bill once for each day of the schedule', () => {
    const result = remind(none, { bills: [billDue(1)], sent, schedule });
    const { reminders } = (result as Extract<typeof result, { ok: true }>).value;
    const daysWithReminder = Array.from({ length: 20 }, (_unused, days) => days + 1).filter(
      (days) => isDue([billDue(1)], reminders, addDays(today, days)),
    );
    expect(daysWithReminder).toEqual([6, 7, 8, 9, 14, 15, 16, 17]);
  });

  it('is never due twice in a day', () => {
    expect(isDue([billDue(1)], { ...none, last: sent })).toBe(false);
    expect(isDue([billDue(1)], { ...none, last: { ...sent, day: '2026-11-29' } })).toBe(true);
  });
});

describe('remindedDueDates', () => {
  it('covers each day of the schedule and the days by which a reminder may be late', () => {
    expect(remindedDueDates([-3, 1], (days) => addDays(today, -days))).toEqual([
      '2026-12-03',
      '2026-12-02',
      '2026-12-01',
      '2026-11-30',
      '2026-11-29',
      '2026-11-28',
      '2026-11-27',
      '2026-11-26',
    ]);
  });
});

describe('remind', () => {
  it('says what is due by age and names the bill with the earliest due date', () => {
    const bills = [billDue(-20, 3), billDue(40, 2), billDue(5, 1)];
    expect(remind(none, { bills, sent, schedule })).toEqual({
      ok: true,
      value: {
        reminders: {
          partyId: 3,
          last: sent,
          reminded: [
            { billId: 2, scheduledDay: 15 },
            { billId: 1, scheduledDay: 1 },
          ],
        },
        message: {
          userIds: [7],
          outstandingPaise: 60_000,
          overduePaise: 30_000,
          ageing: {
            currentPaise: 30_000,
            days1To30Paise: 10_000,
            days31To60Paise: 20_000,
            days61To90Paise: 0,
            daysOver90Paise: 0,
          },
          oldestBill: { number: 'TI/26-27/000002', dueDate: addDays(today, -40) },
        },
      },
    });
  });

  it.each([
    ['already-reminded', { ...none, last: sent }, [billDue(1)], [7]],
    ['nothing-due', none, [], [7]],
    ['nobody-to-remind', none, [billDue(1)], []],
  ] as const)('refuses with %s', (code, reminders, bills, userIds) => {
    expect(remind(reminders, { bills, sent: { ...sent, userIds }, schedule })).toEqual({
      ok: false,
      code,
    });
  });
});
