import { addDays, kolkataDate, weekday } from '@tokri/contracts/dates';
import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { startSlotService, type SlotService } from './slot-service.ts';

let shop: SlotService;
beforeAll(async () => {
  shop = await startSlotService('plan');
}, 60_000);
afterAll(() => shop.stop());

const today = kolkataDate(new Date());
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
  shop.write('save-slot-templates', { GroupId: 1, Templates: [window], ...more });
const fill = (from: string, to = from) =>
  shop.read<readonly SlotUsageResponse[]>(`list-slot-fill?FromDate=${from}&ToDate=${to}&GroupId=1`);
const listed = (names = '') =>
  shop.read<
    readonly {
      Id: number;
      Date: string;
      Fee: number;
      MinimumDate: string;
      State: string;
      Reason: string;
      CutOffAt: string;
    }[]
  >(`list-slots-of-pincode?pincode=560034${names}`);

describe('templates', () => {
  it('by weekday, each day has its own and staff read what they wrote', async () => {
    const weekend = {
      ...window,
      Start: '09:00',
      End: '12:00',
      Weekdays: [0, 6],
      Count: 10,
      ItemCount: 90,
      CutOffHour: 20,
    };
    const workdays = { ...window, Weekdays: [1, 2, 3, 4, 5] };
    expect(await save({ Templates: [workdays, weekend] })).toMatchObject({ Id: 1, Error: 0 });
    const days = await fill(today, addDays(today, 14));
    expect(days.map(({ Start }) => Start)).toEqual(
      Array.from({ length: 15 }, (_, ahead) =>
        [0, 6].includes(weekday(addDays(today, ahead))) ? '09:00' : '07:00',
      ),
    );
    expect(days.find(({ Start }) => Start === '09:00')).toMatchObject({
      Capacity: 10,
      ItemCount: 90,
      CutOffHour: 20,
      PartyFees: [{ PartyId: 1, Fee: 0 }],
    });
    const [group] = await shop.read<readonly TemplatesOfGroup[]>('list-slot-templates');
    expect(group).toEqual({
      GroupId: 1,
      Rev: 1,
      GroupName: 'Bengaluru',
      WeeklyOff: [],
      Templates: [{ ...workdays, ItemCount: null, CutOffHour: null }, weekend],
    });
  });
  it('an hour of the day before, listed as the cut-off', async () => {
    const saturday = (await listed()).find(({ Date: date }) => weekday(date) === 6);
    expect(saturday?.CutOffAt).toBe(`${addDays(saturday?.Date ?? '', -1)}T20:00:00.000+05:30`);
  });
  it('two that start together on a weekday, refused', async () =>
    expect(await save({ Templates: [window, { ...window, Weekdays: [3] }] })).toMatchObject({
      Code: 'template-doubled',
    }));
  it('under the version that was read, the first planner is done and the second refused; four at once, one is done', async () => {
    const planOf = async () =>
      (await shop.read<readonly TemplatesOfGroup[]>('list-slot-templates'))[0];
    const Rev = (await planOf())?.Rev ?? 0;
    expect(await save({ Rev, Templates: [{ ...window, Count: 41 }] })).toMatchObject({
      Error: 0,
      Rev: Rev + 1,
    });
    expect(await save({ Rev, Templates: [{ ...window, Count: 41 }] })).toMatchObject({
      Error: 0,
      Rev: Rev + 1,
    });
    expect(await save({ Rev, Templates: [{ ...window, Count: 42 }] })).toMatchObject({
      Error: 1,
      Code: 'plan-changed',
    });
    const answers = await Promise.all(
      [43, 44, 45, 46].map((Count) => save({ Rev: Rev + 1, Templates: [{ ...window, Count }] })),
    );
    expect(answers.map(({ Code }) => Code).sort()).toEqual([
      '',
      'plan-changed',
      'plan-changed',
      'plan-changed',
    ]);
    const won = [43, 44, 45, 46][answers.findIndex(({ Error }) => Error === 0)];
    expect(await planOf()).toMatchObject({ Rev: Rev + 2, Templates: [{ Count: won }] });
  });
  it('that hold for the slots that are there, too, give them their terms in the same call, and others keep theirs', async () => {
    const day = addDays(today, 4);
    const seen = async () =>
      (await fill(day)).map(
        ({ Start, End, Capacity, Fee }) => `${Start}-${End} ${Capacity} ${Fee}`,
      );
    await shop.write('save-slots', {
      GroupId: 1,
      Slots: [
        { Date: day, Start: '07:00', End: '08:00', Count: 3, Fee: 5 },
        { Date: day, Start: '11:00', End: '12:00', Count: 3 },
      ],
    });
    expect(
      await save({ Templates: [window, { ...window, Start: '11:00', End: '13:00' }] }),
    ).toMatchObject({ Changed: 0, Refused: [] });
    expect(await seen()).toEqual(expect.arrayContaining(['07:00-08:00 3 5', '11:00-12:00 3 0']));
    const { Changed } = await save({
      Templates: [
        { ...window, ApplyToSlots: true },
        { ...window, Start: '11:00', End: '13:00' },
      ],
    });
    expect(Changed).toBeGreaterThan(1);
    expect(await seen()).toEqual(expect.arrayContaining(['07:00-10:00 40 20', '11:00-12:00 3 0']));
  });
  it('a weekly off, holds at once also for days that are there, and its end opens them', async () => {
    const off = weekday(addDays(today, 3));
    const dayAfter = async () =>
      (await listed(`&FromDate=${addDays(today, 3)}&ToDate=${addDays(today, 3)}`)).map(
        ({ State, Reason }) => `${State} ${Reason}`,
      );
    await save({ WeeklyOff: [off] });
    expect(new Set(await dayAfter())).toEqual(new Set(['Closed weekly-off']));
    await save({ WeeklyOff: [] });
    expect(new Set(await dayAfter())).toEqual(new Set(['Open ']));
  });
});

describe('a blackout day', () => {
  const date = addDays(today, 5);
  it('closed with its reason, read by staff, and a slot made on it is shut, too', async () => {
    await shop.write('save-blackout-day', {
      GroupId: 0,
      Date: date,
      Closed: true,
      Reason: 'Diwali',
    });
    expect(await shop.read('list-blackout-days')).toEqual([
      { GroupId: 0, Date: date, Reason: 'Diwali' },
    ]);
    await shop.write('save-slots', {
      GroupId: 1,
      Slots: [{ Date: date, Start: '13:00', End: '14:00', Count: 5 }],
    });
    expect(new Set((await fill(date)).map(({ ClosedFor }) => ClosedFor))).toEqual(
      new Set(['blackout']),
    );
    await shop.write('save-blackout-day', { GroupId: 0, Date: date, Closed: false });
    expect(new Set((await fill(date)).map(({ ClosedFor }) => ClosedFor))).toEqual(new Set(['']));
    expect(await shop.read('list-blackout-days')).toEqual([]);
  });
});

describe('what a list tells', () => {
  it('the fee of a party to who names it, the public one to others', async () => {
    expect(new Set((await listed()).map(({ Fee }) => Fee))).toContain(20);
    expect(
      new Set((await listed('&PartyId=1')).filter(({ Id }) => Id > 0).map(({ Fee }) => Fee)),
    ).toEqual(new Set([0]));
  });
  it('the first day that can be chosen, whatever span is asked for', async () => {
    const [all] = await listed();
    const [later] = await listed(`&FromDate=${addDays(today, 8)}&ToDate=${addDays(today, 9)}`);
    expect(later?.MinimumDate).toBe(all?.MinimumDate);
    expect(later?.Date).toBe(addDays(today, 8));
  });
});

describe('a single slot', () => {
  const slot = { Date: addDays(today, 1), Start: '05:30', End: '06:00', Count: 5 };
  const slotsAt = async () => (await fill(slot.Date)).filter(({ Start }) => Start === slot.Start);
  it('of a group that is not there, refused and not made', async () => {
    expect(await shop.write('save-slots', { GroupId: 77, Slots: [slot] })).toMatchObject({
      Id: 0,
      Code: 'unknown-group',
    });
    expect(await slotsAt()).toEqual([]);
    expect(
      await shop.write('save-slots', { CompanyId: 1, GroupId: 1, Slots: [slot] }),
    ).toMatchObject({ Error: 0 });
    expect(await slotsAt()).toHaveLength(1);
  });
  it('and a closed day, far beyond what is planned, refused', async () => {
    expect(
      await shop.write('save-slots', { GroupId: 1, Slots: [{ ...slot, Date: '2400-02-29' }] }),
    ).toMatchObject({ Id: 0, Code: 'date-too-far' });
    expect(
      await shop.write('save-blackout-day', { GroupId: 1, Date: '9999-12-31', Closed: true }),
    ).toMatchObject({ Id: 0, Code: 'date-too-far' });
  });
});

describe('a change of capacity', () => {
  it('told before it is written, then as told: takers stay and the slot closes', async () => {
    const slotId = await shop.openSlot(3, { Start: '22:00', End: '23:00', ItemCount: 20 });
    await shop.hold(41, slotId, { quote: { itemCount: 4 } });
    await shop.hold(42, slotId, { quote: { itemCount: 5 } });
    const [preview] = await shop.read<
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
    await shop.openSlot(1, { Start: '22:00', End: '23:00', ItemCount: 6 });
    expect((await fill(tomorrow)).find(({ Id }) => Id === slotId)).toEqual(preview?.After);
  });
  it('below what is taken, as places come back it is sold again as far as staff want, and S25 makes it no more', async () => {
    const slotId = await shop.openSlot(3, { Start: '23:00', End: '23:30' });
    const held: { Id: number }[] = [];
    for (const userId of [61, 62, 63]) held.push(await shop.hold(userId, slotId));
    const seen = async () => {
      const { Capacity, Left, State } = (await shop.slots()).find(({ Id }) => Id === slotId) ?? {
        Capacity: -1,
        Left: -1,
        State: '',
      };
      return `${State} ${Left} of ${Capacity}`;
    };
    await shop.openSlot(1, { Start: '23:00', End: '23:30' });
    expect(await seen()).toBe('Closed 0 of 1');
    expect(await shop.write('close-slot', { SlotId: slotId, Closed: false })).toMatchObject({
      Id: 0,
      Code: 'slot-overbooked',
    });
    await shop.release(61, held[0]?.Id ?? 0);
    expect(await shop.hold(64, slotId)).toMatchObject({ Code: 'slot-closed' });
    await shop.release(62, held[1]?.Id ?? 0);
    expect([await seen(), (await shop.hold(64, slotId)).Code]).toEqual([
      'Full 0 of 1',
      'slot-full',
    ]);
    expect(await shop.write('close-slot', { SlotId: slotId, Closed: false })).toMatchObject({
      Error: 0,
    });
    expect((await shop.hold(64, slotId)).Code).toBe('slot-full');
    await shop.release(63, held[2]?.Id ?? 0);
    expect(await seen()).toBe('Open 1 of 1');
    expect(
      (await Promise.all([64, 65, 66].map((userId) => shop.hold(userId, slotId))))
        .map(({ Code }) => Code)
        .sort(),
    ).toEqual(['', 'slot-full', 'slot-full']);
    const { cap, free, holds } = await shop.document(slotId);
    expect(free + Object.keys(holds).length).toBe(cap);
  });
  it('of a slot that is not there, nothing to tell', async () =>
    expect(await shop.read('preview-capacity?SlotId=999999&Count=1')).toEqual([]));
  it('pieces lowered below what is taken, what is given back is not sold again', async () => {
    const slotId = await shop.openSlot(9, { Start: '21:00', End: '22:00', ItemCount: 20 });
    const { Id } = await shop.hold(43, slotId, { quote: { itemCount: 6 } });
    await shop.hold(44, slotId, { quote: { itemCount: 6 } });
    await shop.openSlot(9, { Start: '21:00', End: '22:00', ItemCount: 7 });
    await shop.release(43, Id);
    expect(await shop.hold(45, slotId, { quote: { itemCount: 2 } })).toMatchObject({
      Code: 'slot-item-capacity',
    });
    expect(await shop.hold(45, slotId, { quote: { itemCount: 1 } })).toMatchObject({ Error: 0 });
  });
});

describe('a slot closed by hand', () => {
  const close = (slotId: number, Closed: boolean) =>
    shop.write('close-slot', { SlotId: slotId, Closed });
  const seen = async (slotId: number) =>
    (await fill(addDays(today, 1))).find(({ Id }) => Id === slotId);
  it('keeps its places, its terms and who has a place; opened, takes customers again', async () => {
    const slotId = await shop.openSlot(3, { Start: '20:00', End: '21:00', Fee: 15 });
    await shop.hold(51, slotId);
    const before = await seen(slotId);
    expect(await close(slotId, true)).toMatchObject({ Id: slotId, Error: 0 });
    expect(await seen(slotId)).toEqual({ ...before, State: 'Closed', ClosedFor: 'closed' });
    expect(await shop.hold(52, slotId)).toMatchObject({ Code: 'slot-closed' });
    await close(slotId, true);
    await shop.openSlot(4, { Start: '20:00', End: '21:00', Fee: 25 });
    expect(await seen(slotId)).toMatchObject({
      Capacity: 4,
      Fee: 25,
      State: 'Closed',
      ClosedFor: 'closed',
    });
    await shop.openSlot(3, { Start: '20:00', End: '21:00', Fee: 15 });
    await close(slotId, false);
    expect(await seen(slotId)).toEqual(before);
    expect(await shop.hold(52, slotId)).toMatchObject({ Error: 0 });
  });
  it('on a day that is closed, does not open', async () => {
    const slotId = await shop.openSlot(3, { Start: '20:30', End: '21:00' });
    const day = { GroupId: 1, Date: addDays(today, 1) };
    await shop.write('save-blackout-day', { ...day, Closed: true });
    expect(await close(slotId, false)).toMatchObject({ Id: 0, Code: 'slot-blackout' });
    await shop.write('save-blackout-day', { ...day, Closed: false });
    await save({ WeeklyOff: [weekday(day.Date)] });
    expect(await close(slotId, false)).toMatchObject({ Code: 'slot-weekly-off' });
    await save({ WeeklyOff: [] });
  });
  it('that is not there, refused', async () =>
    expect(await close(999_999, true)).toMatchObject({ Code: 'unknown-slot' }));
});

describe('what rolls ahead', () => {
  it('ended, is an empty list; slots that are there stay', async () => {
    await save({});
    const before = await fill(today, addDays(today, 14));
    expect(await save({ Templates: [] })).toMatchObject({ Error: 0 });
    expect(
      (await shop.read<readonly TemplatesOfGroup[]>('list-slot-templates'))[0]?.Templates,
    ).toEqual([]);
    expect(await fill(today, addDays(today, 14))).toEqual(before);
  });
});

describe('a span of days', () => {
  it.each([
    ['crossed', addDays(today, 1), today],
    ['longer than 31 days', today, addDays(today, 31)],
  ])('%s, 400', async (_how, from, to) => expect(fill(from, to)).rejects.toThrow('bad-input'));
});
