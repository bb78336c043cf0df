import type { SlotUsageResponse } from '@tokri/contracts/api';
import { addDays, shopDate, weekday } from '@tokri/contracts/dates';
import { type SlotService, startSlotService } from './slot-service.ts';

let service: SlotService;
beforeAll(async () => {
  service = await startSlotService('slots');
});
afterAll(() => service.stop());

const today = shopDate(new Date());
const window = {
  Start: '07:00',
  End: '10:00',
  Weekdays: [0, 1, 2, 3, 4, 5, 6],
  Count: 40,
  Fee: 20,
  PartyFees: [{ PartyId: 1, Fee: 0 }],
  CutOffMinutes: 120,
  MinimumOrder: 0,
};
const save = (more: object) =>
  service.write('save-slot-templates', { GroupId: 1, Templates: [window], ...more });
const fill = (from: string, to = from) =>
  service.read<readonly SlotUsageResponse[]>(
    `list-slot-fill?FromDate=${from}&ToDate=${to}&GroupId=1`,
  );

describe('single slots', () => {
  const slot = { Date: addDays(today, 1), Start: '05:30', End: '06:00', Count: 5 };
  const listSlotsAtStart = async () =>
    (await fill(slot.Date)).filter(({ Start }) => Start === slot.Start);
  it('are rejected for an unknown group', async () => {
    expect(await service.write('save-slots', { GroupId: 77, Slots: [slot] })).toMatchObject({
      Id: 0,
      Code: 'unknown-group',
    });
    expect(await listSlotsAtStart()).toEqual([]);
    expect(
      await service.write('save-slots', { CompanyId: 1, GroupId: 1, Slots: [slot] }),
    ).toMatchObject({ Error: 0 });
    expect(await listSlotsAtStart()).toHaveLength(1);
  });
  it('are saved by the first of two members of staff who read the same version', async () => {
    const window = { ...slot, Start: '05:00', End: '05:30' };
    const save = (change: object) =>
      service.write('save-slots', { CompanyId: 1, GroupId: 1, Slots: [{ ...window, ...change }] });
    expect(await save({ Rev: 0 })).toMatchObject({ Error: 0 });
    expect(await save({ Rev: 0, Count: 6 })).toMatchObject({ Code: 'slot-changed' });
    const read = async () => (await fill(slot.Date)).find(({ Start }) => Start === '05:00');
    const { Id = 0, Rev = 0 } = (await read()) ?? {};
    await service.hold(71, Id);
    expect(await save({ Rev, Count: 7 })).toMatchObject({ Id, Error: 0 });
    expect(await save({ Rev, Count: 8 })).toMatchObject({ Code: 'slot-changed' });
    expect(await save({ Rev, Count: 7 })).toMatchObject({ Id, Error: 0 });
    expect(await save({ Count: 9 })).toMatchObject({ Id, Error: 0 });
    expect(await read()).toMatchObject({ Capacity: 9, Rev: Rev + 2, Held: 1 });
  });
  it('are rejected far beyond the planning period, and so are closed days', async () => {
    expect(
      await service.write('save-slots', { GroupId: 1, Slots: [{ ...slot, Date: '2400-02-29' }] }),
    ).toMatchObject({ Id: 0, Code: 'date-too-far' });
    expect(
      await service.write('save-blackout-day', { GroupId: 1, Date: '9999-12-31', Closed: true }),
    ).toMatchObject({ Id: 0, Code: 'date-too-far' });
  });
});

describe('capacity changes', () => {
  it('match their preview: bookings stay and the slot closes', async () => {
    const slotId = await service.openSlot(3, { Start: '22:00', End: '23:00', ItemCount: 20 });
    await service.hold(41, slotId, { quote: { itemCount: 4 } });
    await service.hold(42, slotId, { quote: { itemCount: 5 } });
    const [preview] = await service.read<
      readonly { Before: SlotUsageResponse; After: SlotUsageResponse }[]
    >(`preview-capacity?SlotId=${slotId}&Count=1&ItemCount=6`);
    expect(preview).toMatchObject({
      Closes: true,
      Over: 1,
      ItemsOver: 3,
      Offers: 0,
      Before: { Capacity: 3, Held: 2, ItemsTaken: 9, ItemCount: 20, ClosedFor: '' },
      After: { Capacity: 1, ClosedFor: 'closed', State: 'Closed' },
    });
    const tomorrow = preview?.Before.Date ?? '';
    expect((await fill(tomorrow)).find(({ Id }) => Id === slotId)).toEqual(preview?.Before);
    await service.openSlot(1, { Start: '22:00', End: '23:00', ItemCount: 6 });
    expect((await fill(tomorrow)).find(({ Id }) => Id === slotId)).toEqual(preview?.After);
  });
  it('sell returned units up to the configured capacity after a reduction below the bookings', async () => {
    const slotId = await service.openSlot(3, { Start: '23:00', End: '23:30' });
    const held: { Id: number }[] = [];
    for (const userId of [61, 62, 63]) held.push(await service.hold(userId, slotId));
    const seen = async () => {
      const { Capacity, Left, State } = (await service.slots()).find(({ Id }) => Id === slotId) ?? {
        Capacity: -1,
        Left: -1,
        State: '',
      };
      return `${State} ${Left} of ${Capacity}`;
    };
    await service.openSlot(1, { Start: '23:00', End: '23:30' });
    expect(await seen()).toBe('Closed 0 of 1');
    expect(await service.write('close-slot', { SlotId: slotId, Closed: false })).toMatchObject({
      Id: 0,
      Code: 'slot-overbooked',
    });
    await service.release(61, held[0]?.Id ?? 0);
    expect(await service.hold(64, slotId)).toMatchObject({ Code: 'slot-closed' });
    await service.release(62, held[1]?.Id ?? 0);
    expect([await seen(), (await service.hold(64, slotId)).Code]).toEqual([
      'Full 0 of 1',
      'slot-full',
    ]);
    expect(await service.write('close-slot', { SlotId: slotId, Closed: false })).toMatchObject({
      Error: 0,
    });
    expect((await service.hold(64, slotId)).Code).toBe('slot-full');
    await service.release(63, held[2]?.Id ?? 0);
    expect(await seen()).toBe('Open 1 of 1');
    expect(
      (await Promise.all([64, 65, 66].map((userId) => service.hold(userId, slotId))))
        .map(({ Code }) => Code)
        .sort(),
    ).toEqual(['', 'slot-full', 'slot-full']);
    const { cap, free, holds } = await service.document(slotId);
    expect(free + Object.keys(holds).length).toBe(cap);
  });
  it('have no preview for an unknown slot', async () =>
    expect(await service.read('preview-capacity?SlotId=999999&Count=1')).toEqual([]));
  it('do not sell returned items after a reduction below the items in use', async () => {
    const slotId = await service.openSlot(9, { Start: '21:00', End: '22:00', ItemCount: 20 });
    const { Id } = await service.hold(43, slotId, { quote: { itemCount: 6 } });
    await service.hold(44, slotId, { quote: { itemCount: 6 } });
    await service.openSlot(9, { Start: '21:00', End: '22:00', ItemCount: 7 });
    await service.release(43, Id);
    expect(await service.hold(45, slotId, { quote: { itemCount: 2 } })).toMatchObject({
      Code: 'slot-item-capacity',
    });
    expect(await service.hold(45, slotId, { quote: { itemCount: 1 } })).toMatchObject({ Error: 0 });
  });
});

describe('a slot closed manually', () => {
  const close = (slotId: number, Closed: boolean) =>
    service.write('close-slot', { SlotId: slotId, Closed });
  const seen = async (slotId: number) =>
    (await fill(addDays(today, 1))).find(({ Id }) => Id === slotId);
  it('keeps its bookings and terms and accepts customers again once reopened', async () => {
    const slotId = await service.openSlot(3, { Start: '20:00', End: '21:00', Fee: 15 });
    await service.hold(51, slotId);
    const before = await seen(slotId);
    expect(await close(slotId, true)).toMatchObject({ Id: slotId, Error: 0 });
    expect(await seen(slotId)).toEqual({ ...before, State: 'Closed', ClosedFor: 'closed' });
    expect(await service.hold(52, slotId)).toMatchObject({ Code: 'slot-closed' });
    await close(slotId, true);
    await service.openSlot(4, { Start: '20:00', End: '21:00', Fee: 25 });
    expect(await seen(slotId)).toMatchObject({
      Capacity: 4,
      Fee: 25,
      State: 'Closed',
      ClosedFor: 'closed',
    });
    await service.openSlot(3, { Start: '20:00', End: '21:00', Fee: 15 });
    await close(slotId, false);
    expect(await seen(slotId)).toEqual({ ...before, Rev: (before?.Rev ?? 0) + 2 });
    expect(await service.hold(52, slotId)).toMatchObject({ Error: 0 });
  });
  it('is not reopened on a closed day', async () => {
    const slotId = await service.openSlot(3, { Start: '20:30', End: '21:00' });
    const day = { GroupId: 1, Date: addDays(today, 1) };
    await service.write('save-blackout-day', { ...day, Closed: true });
    expect(await close(slotId, false)).toMatchObject({ Id: 0, Code: 'slot-blackout' });
    await service.write('save-blackout-day', { ...day, Closed: false });
    await save({ WeeklyOff: [weekday(day.Date)] });
    expect(await close(slotId, false)).toMatchObject({ Code: 'slot-weekly-off' });
    await save({ WeeklyOff: [] });
  });
  it('is rejected when unknown', async () =>
    expect(await close(999_999, true)).toMatchObject({ Code: 'unknown-slot' }));
});
