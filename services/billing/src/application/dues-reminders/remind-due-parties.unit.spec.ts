import type { PartyReminders } from '../../domain/dues-reminders/dues-reminder.ts';
import type { StoredReminders } from '../ports/dues-reminders.ts';
import { remindDueParties } from './remind-due-parties.ts';

const schedule = [-3, 1, 7, 15];
const bill = { billId: 1, number: 'R1', dueDate: '2026-11-29', outstandingPaise: 10_000 };

const createShop = ({ failures = 0, parties = [3] } = {}) => {
  const stored = new Map<number, PartyReminders>();
  const sentOn: string[] = [];
  const askedFor: string[][] = [];
  const find = async (partyId: number): Promise<StoredReminders> => {
    const reminders = stored.get(partyId);
    return reminders
      ? { reminders, version: { rev: 1, seq: 1 } }
      : { reminders: { partyId, last: null, reminded: [] }, version: null };
  };
  let failuresLeft = failures;
  return {
    sentOn,
    askedFor,
    runAt: (instant: string, reminderSchedule: readonly number[] = schedule) =>
      remindDueParties({
        bills: {
          listDue: async () => [bill],
          listPartiesWithBillsDueOn: async (dates) => {
            askedFor.push([...dates]);
            return parties;
          },
        },
        buyers: { findParty: async () => null },
        members: {
          listByParty: async () => [{ userId: 7, name: 'Meera Nair', roles: ['accountant'] }],
          findMembers: async () => [],
        },
        duesReminders: {
          find,
          findAll: async () => [],
          save: async (_stored, { reminders }) => {
            failuresLeft -= 1;
            if (failuresLeft >= 0) throw new Error('the store is away');
            stored.set(reminders.partyId, reminders);
            sentOn.push(reminders.last?.day ?? '');
            return true;
          },
        },
        reminderSchedule,
        clock: () => new Date(instant),
      }),
  };
};

describe('remindDueParties', () => {
  it('reminds once for each day of the schedule, however often it runs', async () => {
    const shop = createShop();
    for (let day = 30; day <= 46; day += 1)
      for (const hour of ['04', '08', '13'])
        await shop.runAt(new Date(Date.UTC(2026, 10, day, Number(hour))).toISOString());
    expect(shop.sentOn).toEqual(['2026-11-30', '2026-12-06', '2026-12-14']);
  });

  it('reminds the other parties when one fails, and that one in the next run', async () => {
    const shop = createShop({ failures: 1, parties: [3, 4] });
    await expect(shop.runAt('2026-11-30T06:00:00Z')).rejects.toThrow(AggregateError);
    expect(shop.sentOn).toEqual(['2026-11-30']);
    await shop.runAt('2026-11-30T06:15:00Z');
    expect(shop.sentOn).toEqual(['2026-11-30', '2026-11-30']);
  });

  it.each(['2026-11-29T19:00:00Z', '2026-11-30T03:29:00Z', '2026-11-30T14:30:00Z'])(
    'reminds nobody between 8 pm and 9 am in India: %s',
    async (instant) => {
      const shop = createShop();
      await shop.runAt(instant);
      expect(shop.askedFor).toEqual([]);
    },
  );

  it('does nothing without a schedule', async () => {
    const shop = createShop();
    await shop.runAt('2026-11-30T06:00:00Z', []);
    expect(shop.askedFor).toEqual([]);
  });

  it('asks for the bills that reach a day of the schedule', async () => {
    const shop = createShop();
    await shop.runAt('2026-11-30T06:00:00Z', [1]);
    expect(shop.askedFor).toEqual([['2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26']]);
  });
});
