import type { PartyBalancesResponse } from '@tokri/contracts/api';
import { addDays, daysBetween } from '@tokri/contracts/dates';
import { contactKey, partySnapshot } from '@tokri/contracts/events';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

const now = new Date('2026-11-30T06:00:00Z');
const today = '2026-11-30';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('party-balances', { clock: () => now });
  for (const partyId of [1, 2, 12]) await billing.publishParty(partyId);
});
afterAll(() => billing.stop());

const staff = { as: { userId: 1, permissions: ['payments'] as const } };
const list = async (query = '', as: Parameters<BillingService['call']>[2] = staff) =>
  billing.call('GET', `list-party-balances${query}`, as);
const read = async (query = ''): Promise<PartyBalancesResponse> => (await list(query)).body;
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
const removeParties = (...partyIds: readonly number[]) =>
  billing.broker.publish(
    partyIds.map((partyId) => ({
      topic: partySnapshot.topic.name,
      key: contactKey.party(partyId),
      value: null,
      headers: {},
    })),
  );
const noAgeing = { Current: 0, Days1To30: 0, Days31To60: 0, Days61To90: 0, DaysOver90: 0 };

describe('balances of parties', () => {
  it('list every party with what it owes by age, the most overdue first', async () => {
    await eventually(async () => (await read()).Totals.Parties === 3, { missing: 'the parties' });
    await billing.call('POST', 'set-credit-limit', {
      ...staff,
      body: { PartyId: 2, CreditLimit: 1_000, TermsDays: 45 },
    });
    await bringForward(1, 'A1', today);
    await bringForward(2, 'A2', addDays(today, -31));
    await bringForward(2, 'A3', '2026-04-01');
    const { Parties, Totals } = await read();
    expect(Parties.map(({ PartyId }) => PartyId)).toEqual([2, 1, 12]);
    expect(Parties[0]).toEqual({
      PartyId: 2,
      Name: 'Annapurna Caterers',
      GSTIN: '29AAKFA4321L1ZB',
      CreditLimit: 1_000,
      TermsDays: 45,
      Outstanding: 200,
      Reserved: 0,
      Available: 800,
      Overdue: 200,
      OverdueDays: daysBetween('2026-04-01', today),
      LastReminder: null,
      Ageing: { ...noAgeing, Days31To60: 100, DaysOver90: 100 },
    });
    expect(Totals).toEqual({
      Parties: 3,
      CreditLimit: 1_000,
      Outstanding: 300,
      Reserved: 0,
      Available: 800,
      Overdue: 200,
      Ageing: { ...noAgeing, Current: 100, Days31To60: 100, DaysOver90: 100 },
    });
  });

  it('are searched by name, GSTIN and number, page by page with the totals of all', async () => {
    const { Parties, Totals } = await read('?Search=annapurna&page=2&pageSize=1');
    expect(Parties.map(({ PartyId }) => PartyId)).toEqual([1]);
    expect(Totals).toMatchObject({ Parties: 3, Outstanding: 300 });
    expect((await read('?Search=29AAK')).Parties).toHaveLength(3);
    expect((await read('?Search=12')).Parties).toMatchObject([{ PartyId: 12 }]);
    expect(await read('?Search=nobody')).toMatchObject({ Parties: [], Totals: { Parties: 0 } });
    expect((await read('?PartyId=2')).Parties).toMatchObject([{ PartyId: 2 }]);
  });

  it('name a removed party as long as its bills are open', async () => {
    await removeParties(1, 12);
    await eventually(async () => (await read()).Totals.Parties === 2, {
      missing: 'the removal',
    });
    expect((await read('?PartyId=1')).Parties).toMatchObject([
      { PartyId: 1, Name: 'Annapurna Caterers', Outstanding: 100, CreditLimit: 0, TermsDays: 30 },
    ]);
  });

  it('are for staff of payments only', async () => {
    expect((await list('', { as: { userId: 7, partyId: 1 } })).status).toBe(403);
    expect((await list('', { as: { userId: 1, permissions: ['transactions'] } })).status).toBe(403);
    expect((await list('', {})).status).toBe(401);
    expect((await list('?PartyId=x')).status).toBe(400);
  });
});
