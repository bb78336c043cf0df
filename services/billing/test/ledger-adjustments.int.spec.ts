import { randomUUID } from 'node:crypto';
import type { LedgerResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('ledger-adjustments');
  await billing.publishParty(1);
});
afterAll(() => billing.stop());

const permissions = ['payments'] as const;
const author = { as: { userId: 1, permissions } };
const colleague = { as: { userId: 2, permissions } };
const member = { as: { userId: 7, partyId: 1 } };
const today = shopDate(new Date());

const post = async (changes: object = {}, as: Parameters<BillingService['call']>[2] = author) =>
  billing.call('POST', 'post-adjustment', {
    ...as,
    body: { PartyId: 1, Amount: -50, Reason: 'Broken crates', RequestId: randomUUID(), ...changes },
  });
const decide = (RequestId: string, IsApproved: boolean, as = colleague) =>
  billing.call('POST', 'decide-adjustment', { ...as, body: { RequestId, IsApproved } });
const readLedger = async (as = author): Promise<LedgerResponse> =>
  (await billing.call('GET', `read-ledger?PartyId=1&FromDate=${today}&ToDate=${today}`, as)).body;
const waitForBalance = (balance: number) =>
  eventually(async () => (await readLedger()).ClosingBalance === balance, {
    missing: `a balance of ${balance}`,
  });

describe('adjustments of a ledger', () => {
  it('are posted once with reason and author, who is not named to the party', async () => {
    const RequestId = randomUUID();
    await eventually(async () => (await post({ RequestId })).status === 200, {
      missing: 'the party',
    });
    expect((await post({ RequestId })).body).toMatchObject([
      { Id: 1, Error: 0, State: 'approved' },
    ]);
    expect((await post({ RequestId, Amount: -51 })).body).toMatchObject([
      { Error: 1, Code: 'adjustment-differs' },
    ]);
    await waitForBalance(-50);
    expect((await readLedger()).Entries).toMatchObject([
      { Type: 'adjustment', Credit: 50, Cause: 'staff', Reason: 'Broken crates', StaffId: 1 },
    ]);
    expect((await readLedger(member as never)).Entries).toMatchObject([{ StaffId: 0 }]);
  });

  it('wait above the limit until somebody else has approved them', async () => {
    const RequestId = randomUUID();
    expect((await post({ RequestId, Amount: 10_000.01 })).body).toMatchObject([
      { State: 'waiting' },
    ]);
    expect((await billing.call('GET', 'list-waiting-adjustments', colleague)).body).toMatchObject([
      {
        RequestId,
        PartyId: 1,
        PartyName: 'Annapurna Caterers',
        Amount: 10_000.01,
        StaffId: 1,
      },
    ]);
    expect((await decide(RequestId, true, author)).body).toMatchObject([
      { Error: 1, Code: 'own-adjustment' },
    ]);
    const decisions = await Promise.all([decide(RequestId, true), decide(RequestId, true)]);
    expect(decisions.flatMap(({ body }) => (body as { Error: number }[])[0]?.Error)).toContain(0);
    await waitForBalance(9_950.01);
    expect((await decide(RequestId, false)).body).toMatchObject([{ Code: 'already-decided' }]);
    expect((await billing.call('GET', 'list-waiting-adjustments', colleague)).body).toEqual([]);
  });

  it('stay out of the ledger when they are declined', async () => {
    const RequestId = randomUUID();
    await post({ RequestId, Amount: -20_000 });
    expect((await decide(RequestId, false)).body).toMatchObject([{ State: 'declined' }]);
    await post({ Amount: 0.01 });
    await waitForBalance(9_950.02);
    expect((await readLedger()).EntryCount).toBe(3);
  });

  it('are for staff of payments, with an amount and a reason', async () => {
    expect((await post({}, member)).status).toBe(403);
    expect((await post({}, {})).status).toBe(401);
    expect((await post({ Amount: 0 })).status).toBe(400);
    expect((await post({ Amount: 0.001 })).status).toBe(400);
    expect((await post({ Reason: ' ' })).status).toBe(400);
    expect((await post({ PartyId: 77 })).status).toBe(409);
    expect((await decide(randomUUID(), true)).body).toMatchObject([{ Code: 'unknown-adjustment' }]);
  });
});
