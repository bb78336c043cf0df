import { eventually } from '@tokri/service-kit/testing';
import type { OwnWaitlistEntry, WaitlistEntryResponse } from '@tokri/contracts/api';
import { callApiOk, type CommandEntry } from '../../support/api/call-api.ts';
import { createCustomer } from '../../support/api/customers.ts';
import { fillCart, holdSlot, tryHoldSlot, waitForQuote } from '../../support/api/shopping.ts';
import { createSlotScenario, type SlotScenario } from './slot-scenario.ts';

describe('the waitlist of a full slot', () => {
  let scenario: SlotScenario;
  beforeAll(async () => {
    scenario = await createSlotScenario();
  });

  it('offers a released unit of capacity to the first customer, who can hold it', async () => {
    const target = await scenario.createPurchaseForSlot({ Count: 1 }, '03:10');
    const held = await holdSlot(target, scenario.quoteToken);
    const { buyer, addressId } = await createCustomer();
    await fillCart(buyer, [scenario.fixture.goods], scenario.purchase.slot.Date);
    const quoteToken = await waitForQuote({ buyer, addressId, slot: scenario.purchase.slot });
    const waitingEntry = { SlotId: target.slot.Id, UserId: buyer.userId, QuoteToken: quoteToken };
    const joinWaitlist = () =>
      callApiOk<readonly (CommandEntry & { Position: number; Alternatives: readonly unknown[] })[]>(
        {
          method: 'POST',
          path: '/api/app/slot-waits',
          token: buyer.token,
          body: waitingEntry,
        },
      );
    expect(await joinWaitlist()).toMatchObject([{ Id: target.slot.Id, Error: 0, Position: 1 }]);
    expect(await joinWaitlist()).toMatchObject([{ Position: 1 }]);
    expect(
      await scenario.readAsStaff<readonly WaitlistEntryResponse[]>(
        '/api/admin/delivery-slot/waits',
        {
          SlotId: String(target.slot.Id),
        },
      ),
    ).toMatchObject([{ Position: 1, UserId: buyer.userId, Items: 1 }]);
    expect(
      await callApiOk({
        method: 'POST',
        path: '/api/app/slot-waits',
        token: scenario.fixture.customer.token,
        body: {
          ...waitingEntry,
          UserId: scenario.fixture.customer.userId,
          QuoteToken: scenario.quoteToken,
        },
      }),
    ).toMatchObject([{ Code: 'slot-already-held' }]);
    await callApiOk({
      method: 'DELETE',
      path: '/api/SlotHold',
      query: { HoldId: String(held.Id) },
      token: scenario.fixture.customer.token,
    });
    const ownEntry = () =>
      callApiOk<readonly OwnWaitlistEntry[]>({
        path: '/api/app/slot-waits',
        query: { UserId: String(buyer.userId) },
        token: buyer.token,
      });
    const offer = await eventually(async () => (await ownEntry())[0]?.Offer ?? undefined, {
      missing: 'the offer',
    });
    expect(
      await scenario.readAsStaff<readonly WaitlistEntryResponse[]>(
        '/api/admin/delivery-slot/waits',
        {
          SlotId: String(target.slot.Id),
        },
      ),
    ).toMatchObject([{ Position: 0, UserId: buyer.userId, OfferUntil: offer.ExpiresAt }]);
    expect(await tryHoldSlot(target, scenario.quoteToken)).toMatchObject({ Code: 'slot-full' });
    expect(await tryHoldSlot({ buyer, addressId, slot: target.slot }, quoteToken)).toMatchObject({
      Id: offer.HoldId,
      Error: 0,
    });
    expect(await ownEntry()).toEqual([]);
  });
});
