import { randomUUID } from 'node:crypto';
import type { DuesReminderResult, PartyBalancesResponse } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { duesReminderSent } from '@tokri/contracts/events';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

const today = '2026-11-30';
let now = new Date('2026-11-30T06:00:00Z');

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('dues-reminders', { clock: () => now });
  for (const partyId of [1, 2, 3]) await billing.publishParty(partyId);
  await billing.publishPerson({ userId: 11, partyId: 1, partyRoles: ['buyer'] });
  await billing.publishPerson({ userId: 12, partyId: 1, partyRoles: ['accountant'] });
  await billing.publishPerson({ userId: 13, partyId: 1, partyRoles: ['buyer', 'accountant'] });
  await billing.publishPerson({ userId: 13, seq: 2, partyId: 0, partyRoles: [] });
  await billing.publishPerson({ userId: 21, partyId: 2, partyRoles: ['buyer'] });
  await eventually(
    async () => (await billing.database.collection('party_members').countDocuments()) === 3,
    { missing: 'the people of the parties' },
  );
  await eventually(async () => (await read()).Totals.Parties === 3, { missing: 'the parties' });
});
afterAll(() => billing.stop());

const staff = { as: { userId: 5, permissions: ['payments'] as const } };
const read = async (query = ''): Promise<PartyBalancesResponse> =>
  (await billing.call('GET', `list-party-balances${query}`, staff)).body;
const send = (
  PartyIds: readonly number[],
  RequestId: string = randomUUID(),
  as: Parameters<BillingService['call']>[2] = staff,
) => billing.call('POST', 'remind-of-dues', { ...as, body: { PartyIds, RequestId } });
const remind = async (
  partyIds: readonly number[],
  requestId?: string,
): Promise<readonly DuesReminderResult[]> => (await send(partyIds, requestId)).body;
const bringForward = (PartyId: number, Number: string, DueDate: string) =>
  billing.call('POST', 'bring-forward-bill', {
    ...staff,
    body: {
      PartyId,
      Number,
      Date: '2026-04-01',
      DueDate,
      Lines: [{ Name: 'Rice', HSN: '1006', Unit: '1 kg', Quantity: 1, Rate: 100, TaxPercent: 0 }],
    },
  });
const remindersOf = (partyId: number) =>
  billing.publishedEvents.filter(
    ({ type, key }) => type === duesReminderSent.type && key === `party:${partyId}`,
  );

describe('reminders of dues', () => {
  it('go to the accountants of a party, and once a day', async () => {
    await bringForward(1, 'R1', addDays(today, -40));
    await bringForward(1, 'R2', addDays(today, 5));
    const requestId = randomUUID();
    const expected = {
      PartyId: 1,
      Code: '',
      Message: '',
      Reminder: {
        At: '2026-11-30T11:30:00.000+05:30',
        StaffId: 5,
        SentTo: [{ UserId: 12, Name: 'Person 12' }],
      },
    };
    expect(await remind([1], requestId)).toEqual([expected]);
    expect(await remind([1], requestId)).toEqual([expected]);
    expect(await remind([1])).toMatchObject([
      { PartyId: 1, Code: 'already-reminded', Reminder: null },
    ]);
    await eventually(() => remindersOf(1).length > 0, { missing: 'the event' });
    expect(remindersOf(1)).toMatchObject([
      {
        seq: 1,
        data: {
          partyId: 1,
          userIds: [12],
          outstandingPaise: 20_000,
          overduePaise: 10_000,
          ageing: { currentPaise: 10_000, days31To60Paise: 10_000 },
          oldestBill: { number: 'R1', dueDate: addDays(today, -40) },
        },
      },
    ]);
    expect((await read('?PartyId=1')).Parties[0]?.LastReminder).toEqual(expected.Reminder);
  });

  it('go to everybody of a party without an accountant, and say why others get none', async () => {
    await bringForward(2, 'R3', addDays(today, -1));
    await bringForward(3, 'R4', addDays(today, -1));
    const results = await remind([2, 3, 99]);
    expect(results.map(({ PartyId, Code }) => [PartyId, Code])).toEqual([
      [2, ''],
      [3, 'nobody-to-remind'],
      [99, 'unknown-party'],
    ]);
    expect(results[0]?.Reminder?.SentTo).toEqual([{ UserId: 21, Name: 'Person 21' }]);
  });

  it('can be sent again the next day, with the next number of the sequence', async () => {
    now = new Date('2026-12-01T06:00:00Z');
    expect(await remind([1])).toMatchObject([{ Code: '' }]);
    await eventually(() => remindersOf(1).length === 2, { missing: 'the second event' });
    expect(remindersOf(1).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('count once when two members of staff send them at the same time', async () => {
    now = new Date('2026-12-02T06:00:00Z');
    const codes = (await Promise.all([remind([1]), remind([1])])).map(([result]) => result?.Code);
    expect(codes.sort()).toEqual(['', 'already-reminded']);
  });

  it('are for staff of payments, for at most 100 parties, each named once', async () => {
    const request = randomUUID();
    expect((await send([1], request, { as: { userId: 12, partyId: 1 } })).status).toBe(403);
    expect((await send([1], request, {})).status).toBe(401);
    expect((await send([], request)).status).toBe(400);
    expect((await send([1, 1], request)).status).toBe(400);
    const many = Array.from({ length: 101 }, (_unused, index) => index + 1);
    expect((await send(many, request)).status).toBe(400);
  });
});
