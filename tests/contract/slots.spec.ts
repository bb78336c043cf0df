import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import type {
  OwnWaitlistEntry,
  SlotUsageResponse,
  TemplatesOfGroup,
  WaitlistEntryResponse,
} from '@tokri/contracts/api';
import { callApiOk, callApi } from '../support/api/call-api.ts';
import { createCustomer } from '../support/api/customers.ts';
import { fillCart, holdSlot, waitForQuote, tryHoldSlot, type Purchase } from '../support/api/shopping.ts';
import { dayAhead, readSlot, testArea } from '../support/api/test-area.ts';
import { createFixture, type Fixture } from './cases/index.ts';
import { expectProblem } from './expectations.ts';

interface Entry {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
}
const { groupId } = testArea;
const unknownGroup = 89;

describe('slots by the contract', () => {
  let fixture: Fixture;
  let purchase: Purchase;
  let token: string;
  beforeAll(async () => {
    fixture = await createFixture();
    purchase = await fixture.createPurchase();
    await fillCart(fixture.customer, [{ ...fixture.goods, quantity: 3 }], purchase.slot.Date);
    token = await waitForQuote(purchase);
  });

  const sendAsStaff = async (
    path: string,
    body: unknown,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Entry> => {
    const [entry] = await callApiOk<readonly Entry[]>({
      method: 'POST',
      path,
      query,
      token: fixture.staff.token,
      body,
    });
    if (!entry) throw new Error(`${path} answered an empty list`);
    return entry;
  };
  const read = <T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T> =>
    callApiOk({ path, query, token: fixture.staff.token });
  /** A slot of the test town as staff want it, at a time that no other spec uses. */
  const createSlotWith = async (
    more: Record<string, unknown>,
    start: string,
    date = dayAhead(11),
  ): Promise<Purchase> => {
    const { Id } = await sendAsStaff('/api/Times', {
      GroupId: groupId,
      Slots: [{ Date: date, Start: start, End: '23:59', Count: 5, CutOffMinutes: 0, ...more }],
    });
    return { ...purchase, slot: { ...(await readSlot(Id, date)), Date: date } };
  };
  const tryHoldForCode = async (wanted: Purchase): Promise<string> => (await tryHoldSlot(wanted, token)).Code;

  describe('a hold (S12)', () => {
    it.each([
      ['slot-full, with alternatives', { Count: 0 }, '03:01', 'slot-full'],
      ['slot-cut-off by minutes', { CutOffMinutes: 20_160 }, '03:02', 'slot-cut-off'],
      ['slot-minimum-order', { MinimumOrder: 90_000 }, '03:03', 'slot-minimum-order'],
      ['slot-item-capacity', { ItemCount: 2 }, '03:04', 'slot-item-capacity'],
    ] as const)('%s', async (_name, more, start, code) => {
      const response = await tryHoldSlot(await createSlotWith(more, start), token);
      expect(response).toMatchObject({ Id: 0, Error: 1, Code: code });
      expect(Array.isArray(response.Alternatives)).toBe(true);
    });
    it('slot-cut-off by an hour of the day before', async () =>
      expect(await tryHoldForCode(await createSlotWith({ CutOffHour: 0 }, '03:05', dayAhead(1)))).toBe(
        'slot-cut-off',
      ));
    it('slot-past', async () =>
      expect(await tryHoldForCode(await createSlotWith({}, '00:00', dayAhead(0)))).toBe('slot-past'));
    it('slot-closed, after capacity went below what is taken; the holder keeps the place', async () => {
      const target = await createSlotWith({ Count: 1 }, '03:06');
      const held = await holdSlot(target, token);
      await createSlotWith({ Count: 0 }, '03:06');
      const { buyer, addressId } = await createCustomer();
      await fillCart(buyer, [fixture.goods], purchase.slot.Date);
      const other = { buyer, addressId, slot: purchase.slot };
      expect(await tryHoldSlot({ ...other, slot: target.slot }, await waitForQuote(other))).toMatchObject({
        Code: 'slot-closed',
      });
      expect(await readSlot(target.slot.Id, target.slot.Date)).toMatchObject({
        Capacity: 0,
        Left: 0,
        State: 'Closed',
        Reason: 'closed',
      });
      expect(
        await sendAsStaff('/api/admin/delivery-slot/closed-slots', {
          SlotId: target.slot.Id,
          Closed: false,
        }),
      ).toMatchObject({ Id: 0, Code: 'slot-overbooked' });
      await callApiOk({
        method: 'DELETE',
        path: '/api/SlotHold',
        query: { HoldId: String(held.Id) },
        token: fixture.customer.token,
      });
      // A list may be half a second old.
      await eventually(
        async () => (await readSlot(target.slot.Id, target.slot.Date)).State === 'Full',
        { missing: 'the slot without takers, full by itself' },
      );
    });
    it('slot-blackout, until the day is opened again', async () => {
      const target = await createSlotWith({}, '03:07', dayAhead(12));
      await sendAsStaff('/api/admin/delivery-slot/blackout-days', {
        GroupId: groupId,
        Date: dayAhead(12),
        Closed: true,
        Reason: 'Trial',
      });
      expect(await tryHoldForCode(target)).toBe('slot-blackout');
      expect(await read('/api/admin/delivery-slot/blackout-days')).toContainEqual({
        GroupId: groupId,
        Date: dayAhead(12),
        Reason: 'Trial',
      });
      await sendAsStaff('/api/admin/delivery-slot/blackout-days', {
        GroupId: groupId,
        Date: dayAhead(12),
        Closed: false,
      });
      expect(await readSlot(target.slot.Id, dayAhead(12))).toMatchObject({ State: 'Open' });
    });
    it('slot-not-served, a slot of another town', async () => {
      const [slot] = await callApiOk<readonly { Id: number }[]>({
        path: '/api/TimeSlot',
        query: { pincode: '560034' },
      });
      expect(
        await tryHoldForCode({ ...purchase, slot: { Id: slot?.Id ?? 0, Date: purchase.slot.Date } }),
      ).toBe('slot-not-served');
    });
    it('slot-already-held by another key, the same hold by the same, and no extending of what is not there', async () => {
      const target = await createSlotWith({}, '03:08');
      const body = {
        SlotId: target.slot.Id,
        UserId: fixture.customer.userId,
        HoldKey: randomUUID(),
        QuoteToken: token,
      };
      const hold = async (more: object) =>
        (
          await callApiOk<readonly (Entry & { Extended: boolean })[]>({
            method: 'POST',
            path: '/api/SlotHold',
            token: fixture.customer.token,
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

  describe('a full slot and who waits for it (S22 to S24)', () => {
    it('its place comes free, the first in line is offered it and takes it', async () => {
      const target = await createSlotWith({ Count: 1 }, '03:10');
      const held = await holdSlot(target, token);
      const { buyer, addressId } = await createCustomer();
      await fillCart(buyer, [fixture.goods], purchase.slot.Date);
      const quoteToken = await waitForQuote({ buyer, addressId, slot: purchase.slot });
      const waiting = { SlotId: target.slot.Id, UserId: buyer.userId, QuoteToken: quoteToken };
      const join = () =>
        callApiOk<readonly (Entry & { Position: number; Alternatives: readonly unknown[] })[]>({
          method: 'POST',
          path: '/api/app/slot-waits',
          token: buyer.token,
          body: waiting,
        });
      expect(await join()).toMatchObject([{ Id: target.slot.Id, Error: 0, Position: 1 }]);
      expect(await join()).toMatchObject([{ Position: 1 }]);
      expect(
        await read<readonly WaitlistEntryResponse[]>('/api/admin/delivery-slot/waits', {
          SlotId: String(target.slot.Id),
        }),
      ).toMatchObject([{ Position: 1, UserId: buyer.userId, Items: 1 }]);
      expect(
        await callApiOk({
          method: 'POST',
          path: '/api/app/slot-waits',
          token: fixture.customer.token,
          body: { ...waiting, UserId: fixture.customer.userId, QuoteToken: token },
        }),
      ).toMatchObject([{ Code: 'slot-already-held' }]);
      await callApiOk({
        method: 'DELETE',
        path: '/api/SlotHold',
        query: { HoldId: String(held.Id) },
        token: fixture.customer.token,
      });
      const own = () =>
        callApiOk<readonly OwnWaitlistEntry[]>({
          path: '/api/app/slot-waits',
          query: { UserId: String(buyer.userId) },
          token: buyer.token,
        });
      const offer = await eventually(async () => (await own())[0]?.Offer ?? undefined, {
        missing: 'the offer',
      });
      expect(
        await read<readonly WaitlistEntryResponse[]>('/api/admin/delivery-slot/waits', {
          SlotId: String(target.slot.Id),
        }),
      ).toMatchObject([{ Position: 0, UserId: buyer.userId, OfferUntil: offer.ExpiresAt }]);
      expect(await tryHoldSlot(target, token)).toMatchObject({ Code: 'slot-full' });
      expect(await tryHoldSlot({ buyer, addressId, slot: target.slot }, quoteToken)).toMatchObject({
        Id: offer.HoldId,
        Error: 0,
      });
      expect(await own()).toEqual([]);
    });
  });

  describe('what staff plan', () => {
    it('templates, read as they were written', async () => {
      const template = {
        Start: '06:00',
        End: '06:30',
        Weekdays: [1, 3, 5],
        Count: 500,
        ItemCount: 5000,
        Fee: 20,
        PartyFees: [{ PartyId: 1, Fee: 0 }],
        CutOffMinutes: 0,
        CutOffHour: 20,
        MinimumOrder: 0,
      };
      await sendAsStaff('/api/admin/delivery-slot/templates', {
        GroupId: groupId,
        WeeklyOff: [],
        Templates: [template],
      });
      expect(
        (await read<readonly TemplatesOfGroup[]>('/api/admin/delivery-slot/templates')).find(
          (group) => group.GroupId === groupId,
        ),
      ).toEqual({
        GroupId: groupId,
        Rev: expect.any(Number),
        GroupName: testArea.name,
        WeeklyOff: [],
        Templates: [template],
      });
    });
    it('templates under the version that was read: one planner is done, the other is refused; and for the slots that are there in the same call', async () => {
      const path = '/api/admin/delivery-slot/templates';
      const readPlan = async () =>
        (await read<readonly TemplatesOfGroup[]>(path)).find((group) => group.GroupId === groupId);
      const buildPlan = (Count: number, more: object = {}) => ({
        GroupId: groupId,
        WeeklyOff: [],
        Templates: [{ Start: '06:00', End: '06:30', Count, ...more }],
      });
      const before = await readPlan();
      const count = before?.Templates[0]?.Count === 71 ? 72 : 71;
      const saved = await sendAsStaff(path, {
        ...buildPlan(count, { ApplyToSlots: true }),
        Rev: before?.Rev ?? 0,
      });
      expect(saved).toMatchObject({
        Id: groupId,
        Error: 0,
        Rev: (before?.Rev ?? 0) + 1,
        Changed: expect.any(Number),
        Refused: [],
      });
      expect(await sendAsStaff(path, { ...buildPlan(73), Rev: before?.Rev ?? 0 })).toMatchObject({
        Id: 0,
        Error: 1,
        Code: 'plan-changed',
      });
      expect(await readPlan()).toMatchObject({
        Rev: (before?.Rev ?? 0) + 1,
        Templates: [{ Count: count }],
      });
      const slots = await read<readonly SlotUsageResponse[]>('/api/admin/delivery-slot/fill', {
        FromDate: dayAhead(1),
        ToDate: dayAhead(13),
        GroupId: String(groupId),
      });
      expect(
        new Set(slots.filter(({ Start }) => Start === '06:00').map(({ Capacity }) => Capacity)),
      ).toEqual(new Set([count]));
    });
    it('a capacity, previewed and then as it was told', async () => {
      const { slot } = await createSlotWith({ Count: 3 }, '03:11');
      const [preview] = await read<
        readonly { Before: SlotUsageResponse; After: SlotUsageResponse; Closes: boolean }[]
      >('/api/admin/delivery-slot/capacity-preview', { SlotId: String(slot.Id), Count: '9' });
      expect(preview).toMatchObject({
        Closes: false,
        Before: { Capacity: 3 },
        After: { Capacity: 9, Left: 9 },
      });
      await createSlotWith({ Count: 9 }, '03:11');
      expect(
        (
          await read<readonly SlotUsageResponse[]>('/api/admin/delivery-slot/fill', {
            FromDate: dayAhead(11),
            ToDate: dayAhead(11),
            GroupId: String(groupId),
          })
        ).find(({ Id }) => Id === slot.Id),
      ).toEqual(preview?.After);
    });
    it('a slot, closed by hand and opened again (S25); neither on a closed day nor without a slot', async () => {
      const path = '/api/admin/delivery-slot/closed-slots';
      const date = dayAhead(13);
      const { slot } = await createSlotWith({}, '03:13', date);
      const day = (Closed: boolean) =>
        sendAsStaff('/api/admin/delivery-slot/blackout-days', { GroupId: groupId, Date: date, Closed });
      await day(false);
      expect(await sendAsStaff(path, { SlotId: slot.Id, Closed: true })).toMatchObject({
        Id: slot.Id,
        Error: 0,
      });
      expect(await readSlot(slot.Id, date)).toMatchObject({
        State: 'Closed',
        Reason: 'closed',
        Capacity: 5,
      });
      expect(await sendAsStaff(path, { SlotId: slot.Id, Closed: false })).toMatchObject({ Error: 0 });
      expect(await readSlot(slot.Id, date)).toMatchObject({ State: 'Open' });
      await day(true);
      expect(await sendAsStaff(path, { SlotId: slot.Id, Closed: false })).toMatchObject({
        Code: 'slot-blackout',
      });
      await day(false);
      expect(await sendAsStaff(path, { SlotId: 999_999_999, Closed: true })).toMatchObject({
        Code: 'unknown-slot',
      });
    });
    it('a fee of a party, told to who names it', async () => {
      const { slot } = await createSlotWith({ Fee: 20, PartyFees: [{ PartyId: 1, Fee: 5 }] }, '03:12');
      const feeFor = async (names: Readonly<Record<string, string>>) =>
        (
          await callApiOk<readonly { Id: number; Fee: number }[]>({
            path: '/api/TimeSlot',
            query: {
              LocationId: String(groupId),
              FromDate: dayAhead(11),
              ToDate: dayAhead(11),
              ...names,
            },
          })
        ).find(({ Id }) => Id === slot.Id)?.Fee;
      expect([await feeFor({}), await feeFor({ PartyId: '1' })]).toEqual([20, 5]);
    });

    const slotBody = (more: object) => ({
      GroupId: groupId,
      Slots: [{ Date: dayAhead(11), Start: '04:00', End: '05:00', Count: 5, ...more }],
    });
    const templateBody = (...templates: object[]) => ({
      GroupId: groupId,
      Templates: templates.map((template) => ({
        Start: '06:00',
        End: '06:30',
        Count: 5,
        ...template,
      })),
    });
    it.each([
      [
        'S9, a group that is not there',
        '/api/Times',
        { ...slotBody({}), GroupId: unknownGroup },
        {},
        'unknown-group',
      ],
      ['S9, a day that is over', '/api/Times', slotBody({ Date: dayAhead(-1) }), {}, 'slot-past'],
      [
        'S9, an end before the start',
        '/api/Times',
        slotBody({ End: '04:00' }),
        {},
        'end-before-start',
      ],
      [
        'S9, a day far beyond what is planned',
        '/api/Times',
        slotBody({ Date: '2400-02-29' }),
        {},
        'date-too-far',
      ],
      [
        'S15, a day far beyond what is planned',
        '/api/admin/delivery-slot/blackout-days',
        { GroupId: groupId, Date: '9999-12-31' },
        {},
        'date-too-far',
      ],
      [
        'S1, a new group far beyond the last',
        '/api/AvailablePincode',
        undefined,
        {
          start: '980000',
          end: '980001',
          UserId: '1',
          groupid: '999999999999999',
          StateCode: '29',
        },
        'unknown-group',
      ],
      [
        'S14, a group that is not there',
        '/api/admin/delivery-slot/templates',
        { ...templateBody({}), GroupId: unknownGroup },
        {},
        'unknown-group',
      ],
      [
        'S14, an end before the start',
        '/api/admin/delivery-slot/templates',
        templateBody({ End: '05:00' }),
        {},
        'end-before-start',
      ],
      [
        'S14, a start twice on a weekday',
        '/api/admin/delivery-slot/templates',
        templateBody({}, { Weekdays: [2] }),
        {},
        'template-doubled',
      ],
      [
        'S14, a version that does not stand',
        '/api/admin/delivery-slot/templates',
        { ...templateBody({}), Rev: 999_999_999 },
        {},
        'plan-changed',
      ],
      [
        'S15, a group that is not there',
        '/api/admin/delivery-slot/blackout-days',
        { GroupId: unknownGroup, Date: dayAhead(12) },
        {},
        'unknown-group',
      ],
      [
        'S1, crossed',
        '/api/AvailablePincode',
        undefined,
        { start: '990010', end: '990001', UserId: '1', groupid: String(groupId) },
        'range-crossed',
      ],
      [
        'S1, more than 5,000 codes',
        '/api/AvailablePincode',
        undefined,
        { start: '980000', end: '985000', UserId: '1', groupid: String(groupId) },
        'range-too-large',
      ],
      [
        'S1, a new group without its State',
        '/api/AvailablePincode',
        undefined,
        { start: '980000', end: '980001', UserId: '1', groupid: String(unknownGroup) },
        'state-needed',
      ],
      [
        'S1, a group without an id or its State',
        '/api/AvailablePincode',
        undefined,
        { start: '980000', end: '980001', UserId: '1', groupid: '0', GroupName: 'Nowhere' },
        'state-needed',
      ],
      [
        'S1, another State than that of the group',
        '/api/AvailablePincode',
        undefined,
        {
          start: testArea.from,
          end: testArea.from,
          UserId: '1',
          groupid: String(groupId),
          StateCode: '33',
        },
        'other-state',
      ],
      [
        'S1, codes of another group',
        '/api/AvailablePincode',
        undefined,
        { start: '560001', end: '560002', UserId: '1', groupid: String(groupId) },
        'other-group',
      ],
      [
        'S4, a group that is not there',
        '/api/UpdateAvailablePincode',
        { GroupId: unknownGroup, PincodeFrom: '980000', PincodeTo: '980001', Status: 0 },
        {},
        'unknown-group',
      ],
      [
        'S4, crossed',
        '/api/UpdateAvailablePincode',
        { GroupId: groupId, PincodeFrom: '990010', PincodeTo: '990001', Status: 1 },
        {},
        'range-crossed',
      ],
      [
        'S16, crossed',
        '/api/admin/delivery-slot/charges',
        { PincodeFrom: '990010', PincodeTo: '990001', Charge: 40, FreeAbove: 499 },
        {},
        'range-crossed',
      ],
      [
        'S16, a charge that is not there',
        '/api/admin/delivery-slot/charges',
        { Id: 999_999, PincodeFrom: '990001', PincodeTo: '990010', Charge: 40, FreeAbove: 499 },
        {},
        'unknown-charge',
      ],
    ] as const)('%s, is refused', async (_name, path, body, query, code) =>
      expect(await sendAsStaff(path, body, query)).toMatchObject({ Id: 0, Error: 1, Code: code }),
    );

    it('S16, a second charge for a range and party takes the place of the first, and none becomes a second', async () => {
      const save = (more: object) =>
        sendAsStaff('/api/admin/delivery-slot/charges', {
          PincodeFrom: '990003',
          PincodeTo: '990004',
          PartyId: 0,
          Charge: 33,
          FreeAbove: 499,
          ...more,
        });
      const { Id } = await save({});
      expect(await save({ Charge: 40 })).toMatchObject({ Id, Error: 0 });
      const other = await save({ PincodeTo: '990005', Charge: 40 });
      expect(await save({ Id: other.Id })).toMatchObject({
        Id: 0,
        Error: 1,
        Code: 'charge-doubled',
      });
    });
    it.each([
      [
        'S1',
        '/api/AvailablePincode',
        undefined,
        {
          start: '980000',
          end: '980001',
          UserId: '1',
          groupid: '0',
          GroupName: 'Nowhere',
          StateCode: '77',
        },
      ],
      [
        'S4',
        '/api/UpdateAvailablePincode',
        {
          GroupId: groupId,
          StateCode: '77',
          PincodeFrom: testArea.from,
          PincodeTo: testArea.from,
          Status: 1,
        },
        {},
      ],
    ] as const)(
      '%s, a State code that GST does not know, is 400 naming it',
      async (_row, path, body, query) => {
        const response = await callApi({
          method: 'POST',
          path,
          query,
          token: fixture.staff.token,
          body,
        });
        expect([
          response.status,
          expectProblem(response, 'bad-input').errors?.map(({ field }) => field),
        ]).toEqual([400, ['StateCode']]);
      },
    );

    it('S1 and S4, a range opened anew tells what changed and overlaps melt together', async () => {
      const range = (start: string, end: string) =>
        sendAsStaff('/api/AvailablePincode', undefined, {
          start,
          end,
          UserId: '1',
          groupid: String(groupId),
        });
      const close = () =>
        sendAsStaff('/api/UpdateAvailablePincode', {
          GroupId: groupId,
          PincodeFrom: '990011',
          PincodeTo: '990020',
          Status: 0,
        });
      await close();
      expect(await range('990008', '990014')).toMatchObject({ Error: 0, Added: 4, AlreadyOpen: 3 });
      expect(
        (
          await callApiOk<readonly { PincodeFrom: string; PincodeTo: string }[]>({
            path: '/api/AvailablePincode',
            query: { groupid: String(groupId) },
          })
        ).map(({ PincodeFrom, PincodeTo }) => [PincodeFrom, PincodeTo]),
      ).toEqual([['990001', '990014']]);
      expect(await close()).toMatchObject({ Error: 0 });
    });
  });
});
