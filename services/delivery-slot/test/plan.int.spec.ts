import { addDays, shopDate, weekday } from '@tokri/contracts/dates';
import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
beforeAll(async () => {
  service = await startSlotService('plan');
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
const listed = (names = '') =>
  service.read<
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

describe('slot templates', () => {
  it('create slots by weekday and are returned as saved', async () => {
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
    const [group] = await service.read<readonly TemplatesOfGroup[]>('list-slot-templates');
    expect(group).toEqual({
      GroupId: 1,
      Rev: 1,
      GroupName: 'Bengaluru',
      WeeklyOff: [],
      Templates: [{ ...workdays, ItemCount: null, CutOffHour: null }, weekend],
    });
  });
  it('list an hour of the previous day as the cut-off', async () => {
    const saturday = (await listed()).find(({ Date: date }) => weekday(date) === 6);
    expect(saturday?.CutOffAt).toBe(`${addDays(saturday?.Date ?? '', -1)}T20:00:00.000+05:30`);
  });
  it('reject two templates that start together on a weekday', async () =>
    expect(await save({ Templates: [window, { ...window, Weekdays: [3] }] })).toMatchObject({
      Code: 'template-doubled',
    }));
  it('accept one of several planners who read the same version', async () => {
    const fetchPlan = async () =>
      (await service.read<readonly TemplatesOfGroup[]>('list-slot-templates'))[0];
    const Rev = (await fetchPlan())?.Rev ?? 0;
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
    const savedCapacity = [43, 44, 45, 46][answers.findIndex(({ Error }) => Error === 0)];
    expect(await fetchPlan()).toMatchObject({
      Rev: Rev + 2,
      Templates: [{ Count: savedCapacity }],
    });
  });
  it('apply to existing slots in the same call when requested', async () => {
    const day = addDays(today, 4);
    const seen = async () =>
      (await fill(day)).map(
        ({ Start, End, Capacity, Fee }) => `${Start}-${End} ${Capacity} ${Fee}`,
      );
    await service.write('save-slots', {
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
  it('apply a weekly off to existing days at once and reopen them', async () => {
    const weeklyOffDay = weekday(addDays(today, 3));
    const dayAfter = async () =>
      (await listed(`&FromDate=${addDays(today, 3)}&ToDate=${addDays(today, 3)}`)).map(
        ({ State, Reason }) => `${State} ${Reason}`,
      );
    await save({ WeeklyOff: [weeklyOffDay] });
    expect(new Set(await dayAfter())).toEqual(new Set(['Closed weekly-off']));
    await save({ WeeklyOff: [] });
    expect(new Set(await dayAfter())).toEqual(new Set(['Open ']));
  });
});

describe('blackout days', () => {
  const date = addDays(today, 5);
  it('close a day with its reason, also slots created on it', async () => {
    await service.write('save-blackout-day', {
      GroupId: 0,
      Date: date,
      Closed: true,
      Reason: 'Diwali',
    });
    expect(await service.read('list-blackout-days')).toEqual([
      { GroupId: 0, Date: date, Reason: 'Diwali' },
    ]);
    await service.write('save-slots', {
      GroupId: 1,
      Slots: [{ Date: date, Start: '13:00', End: '14:00', Count: 5 }],
    });
    expect(new Set((await fill(date)).map(({ ClosedFor }) => ClosedFor))).toEqual(
      new Set(['blackout']),
    );
    await service.write('save-blackout-day', { GroupId: 0, Date: date, Closed: false });
    expect(new Set((await fill(date)).map(({ ClosedFor }) => ClosedFor))).toEqual(new Set(['']));
    expect(await service.read('list-blackout-days')).toEqual([]);
  });
});

describe('slot lists', () => {
  it("show the party's fee to the party and the public fee to others", async () => {
    expect(new Set((await listed()).map(({ Fee }) => Fee))).toContain(20);
    expect(
      new Set((await listed('&PartyId=1')).filter(({ Id }) => Id > 0).map(({ Fee }) => Fee)),
    ).toEqual(new Set([0]));
  });
  it('return the first selectable day whatever range is requested', async () => {
    const [all] = await listed();
    const [later] = await listed(`&FromDate=${addDays(today, 8)}&ToDate=${addDays(today, 9)}`);
    expect(later?.MinimumDate).toBe(all?.MinimumDate);
    expect(later?.Date).toBe(addDays(today, 8));
  });
});

describe('planned slots', () => {
  it('stay when all templates are removed', async () => {
    await save({});
    const before = await fill(today, addDays(today, 14));
    expect(await save({ Templates: [] })).toMatchObject({ Error: 0 });
    expect(
      (await service.read<readonly TemplatesOfGroup[]>('list-slot-templates'))[0]?.Templates,
    ).toEqual([]);
    expect(await fill(today, addDays(today, 14))).toEqual(before);
  });
});

describe('slot fill', () => {
  it.each([
    ['a range that ends before its start', addDays(today, 1), today],
    ['a range of more than 31 days', today, addDays(today, 31)],
  ])('returns 400 for %s', async (_situation, from, to) =>
    expect(fill(from, to)).rejects.toThrow('bad-input'),
  );
});
