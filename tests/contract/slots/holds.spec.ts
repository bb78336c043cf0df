import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, type CommandEntry } from '../../support/api/call-api.ts';
import { createCustomer } from '../../support/api/customers.ts';
import { fillCart, holdSlot, tryHoldSlot, waitForQuote } from '../../support/api/shopping.ts';
import { dayAhead, readSlot, testArea } from '../../support/api/test-area.ts';
import { createSlotScenario, type SlotScenario } from './slot-scenario.ts';

const { groupId } = testArea;

describe('a hold', () => {
  let scenario: SlotScenario;
  beforeAll(async () => {
    scenario = await createSlotScenario();
  });

  it.each([
    ['the slot is full', { Count: 0 }, '03:01', 'slot-full'],
    ['the cut-off in minutes has passed', { CutOffMinutes: 20_160 }, '03:02', 'slot-cut-off'],
    ['the order is below the minimum', { MinimumOrder: 90_000 }, '03:03', 'slot-minimum-order'],
    [
      'the cart has more pieces than the slot takes',
      { ItemCount: 2 },
      '03:04',
      'slot-item-capacity',
    ],
  ] as const)('is rejected with alternatives when %s', async (_reason, more, start, code) => {
    const response = await tryHoldSlot(
      await scenario.createPurchaseForSlot(more, start),
      scenario.quoteToken,
    );
    expect(response).toMatchObject({ Id: 0, Error: 1, Code: code });
    expect(Array.isArray(response.Alternatives)).toBe(true);
  });
  it('is rejected when the cut-off hour of the day before has passed', async () =>
    expect(
      await scenario.tryHoldForCode(
        await scenario.createPurchaseForSlot({ CutOffHour: 0 }, '03:05', dayAhead(1)),
      ),
    ).toBe('slot-cut-off'));
  it('is rejected when the slot is over', async () =>
    expect(
      await scenario.tryHoldForCode(await scenario.createPurchaseForSlot({}, '00:00', dayAhead(0))),
    ).toBe('slot-past'));
  it('stays valid when staff lower the capacity below the holds, while new holds are rejected', async () => {
    const target = await scenario.createPurchaseForSlot({ Count: 1 }, '03:06');
    const createdHold = await holdSlot(target, scenario.quoteToken);
    await scenario.createPurchaseForSlot({ Count: 0 }, '03:06');
    const { buyer, addressId } = await createCustomer();
    await fillCart(buyer, [scenario.fixture.goods], scenario.purchase.slot.Date);
    const other = { buyer, addressId, slot: scenario.purchase.slot };
    expect(
      await tryHoldSlot({ ...other, slot: target.slot }, await waitForQuote(other)),
    ).toMatchObject({
      Code: 'slot-closed',
    });
    expect(await readSlot(target.slot.Id, target.slot.Date)).toMatchObject({
      Capacity: 0,
      Left: 0,
      State: 'Closed',
      Reason: 'closed',
    });
    expect(
      await scenario.sendAsStaff('/api/admin/delivery-slot/closed-slots', {
        SlotId: target.slot.Id,
        Closed: false,
      }),
    ).toMatchObject({ Id: 0, Code: 'slot-overbooked' });
    await callApiOk({
      method: 'DELETE',
      path: '/api/SlotHold',
      query: { HoldId: String(createdHold.Id) },
      token: scenario.fixture.customer.token,
    });
    await eventually(
      async () => (await readSlot(target.slot.Id, target.slot.Date)).State === 'Full',
      { missing: 'the slot to be full without any hold' },
    );
  });
  it('is rejected on a blackout day until the day is opened again', async () => {
    const target = await scenario.createPurchaseForSlot({}, '03:07', dayAhead(12));
    await scenario.sendAsStaff('/api/admin/delivery-slot/blackout-days', {
      GroupId: groupId,
      Date: dayAhead(12),
      Closed: true,
      Reason: 'Trial',
    });
    expect(await scenario.tryHoldForCode(target)).toBe('slot-blackout');
    expect(await scenario.readAsStaff('/api/admin/delivery-slot/blackout-days')).toContainEqual({
      GroupId: groupId,
      Date: dayAhead(12),
      Reason: 'Trial',
    });
    await scenario.sendAsStaff('/api/admin/delivery-slot/blackout-days', {
      GroupId: groupId,
      Date: dayAhead(12),
      Closed: false,
    });
    expect(await readSlot(target.slot.Id, dayAhead(12))).toMatchObject({ State: 'Open' });
  });
  it('is rejected for a slot of another service area', async () => {
    const [slot] = await callApiOk<readonly { Id: number }[]>({
      path: '/api/TimeSlot',
      query: { pincode: '560034' },
    });
    expect(
      await scenario.tryHoldForCode({
        ...scenario.purchase,
        slot: { Id: slot?.Id ?? 0, Date: scenario.purchase.slot.Date },
      }),
    ).toBe('slot-not-served');
  });
  it('is returned again and extended under its own key, and rejected under another key', async () => {
    const target = await scenario.createPurchaseForSlot({}, '03:08');
    const body = {
      SlotId: target.slot.Id,
      UserId: scenario.fixture.customer.userId,
      HoldKey: randomUUID(),
      QuoteToken: scenario.quoteToken,
    };
    const hold = async (more: object) =>
      (
        await callApiOk<readonly (CommandEntry & { Extended: boolean })[]>({
          method: 'POST',
          path: '/api/SlotHold',
          token: scenario.fixture.customer.token,
          body: { ...body, ...more },
        })
      )[0];
    const first = await hold({});
    expect(await hold({})).toMatchObject({ Id: first?.Id, Error: 0, Extended: false });
    expect(await hold({ Extend: true })).toMatchObject({
      Id: first?.Id,
      Error: 0,
      Extended: true,
    });
    expect(await hold({ HoldKey: randomUUID() })).toMatchObject({ Code: 'slot-already-held' });
    expect(await hold({ HoldKey: randomUUID(), Extend: true })).toMatchObject({
      Code: 'hold-expired',
    });
    expect(await hold({ QuoteToken: 'forged' })).toMatchObject({ Code: 'quote-invalid' });
  });
});
