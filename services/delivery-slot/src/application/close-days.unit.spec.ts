import fc from 'fast-check';
import { aSlot, kolkata } from '../testing/slots.ts';
import { slotKey, type Slot } from '../domain/slot.ts';
import type { BlackoutDay, GroupTemplate, StoredBlackoutDay } from '../domain/template.ts';
import { closeByHand } from './close-by-hand.ts';
import { saveBlackoutDay, saveSlots } from './plan-slots.ts';
import type { AreaStore } from './ports/areas.ts';
import type { PlanStore } from './ports/plans.ts';
import type { HeldSlot } from './ports/held-slot.ts';
import type { SlotStore } from './ports/slots.ts';
import { rollSlots } from './roll-slots.ts';
import { saveTemplates } from './save-templates.ts';

const date = '2026-11-25';
const {
  slotId: _slotId,
  companyId: _companyId,
  groupId: _groupId,
  free: _free,
  waiting: _waiting,
  isClosedByStaff: _isClosedByStaff,
  wanted: _wanted,
  dayClosedFor: _dayClosedFor,
  capacity,
  itemsFree: _itemsFree,
  date: _date,
  ...window
} = aSlot();
const group: GroupTemplate = {
  groupId: 1,
  companyId: 1,
  weeklyOff: [],
  templates: [
    { ...window, weekdays: [0, 1, 2, 3, 4, 5, 6], count: 5, itemCount: null },
    { ...window, start: '07:00', weekdays: [0, 1, 2, 3, 4, 5, 6], count: 5, itemCount: null },
  ],
};

/** Stores in memory whose every call comes to act when the scheduler says so: all orders of two writers can come about. */
const shopOf = (scheduler: fc.Scheduler, there: readonly Slot[]) => {
  const step = <T>(act: () => T): Promise<T> => scheduler.schedule(Promise.resolve()).then(act);
  let all: (Slot & { readonly rev: number })[] = there.map((slot) => ({ ...slot, rev: 0 }));
  let plan = { ...group, rev: 1 };
  const closedDays = new Map<string, StoredBlackoutDay>();
  const put = (slotId: number, to: Partial<Slot>) => {
    all = all.map((slot) =>
      slot.slotId === slotId ? { ...slot, ...to, rev: slot.rev + 1 } : slot,
    );
  };
  const add = (slot: Omit<Slot, 'slotId'>): Promise<number | null> =>
    step(() => {
      if (all.some((other) => slotKey(other) === slotKey(slot))) return null;
      all = [...all, { ...slot, slotId: all.length + 1, rev: 0 }];
      return all.length;
    });
  const slots = {
    ofDays: (_groups: readonly number[], dates: readonly string[]) =>
      step(() => all.filter((slot) => dates.includes(slot.date))),
    add,
    addMissing: async (planned: readonly Omit<Slot, 'slotId'>[]) => {
      for (const slot of planned.filter((wanted) => wanted.date === date)) await add(slot);
      return 0;
    },
    byKey: (of: Parameters<typeof slotKey>[0]) =>
      step((): HeldSlot | null => {
        const slot = all.find((one) => slotKey(one) === slotKey(of));
        return slot ? { slot, holds: [], line: [], rev: slot.rev } : null;
      }),
    change: ({ rev }: HeldSlot, slot: Slot) =>
      step(() => {
        const isSame = all.some((one) => one.slotId === slot.slotId && one.rev === rev);
        if (isSame) put(slot.slotId, slot);
        return isSame;
      }),
    byId: (slotId: number) =>
      step((): HeldSlot | null => {
        const slot = all.find((one) => one.slotId === slotId);
        return slot ? { slot, holds: [], line: [], rev: slot.rev } : null;
      }),
    setClosedByStaff: (slotId: number, isClosedByStaff: boolean) =>
      step(() => {
        put(slotId, { isClosedByStaff });
      }),
    setDay: (slotId: number, dayClosedFor: Slot['dayClosedFor']) =>
      step(() => {
        put(slotId, { dayClosedFor });
      }),
  } as unknown as SlotStore;
  const plans = {
    groups: () => step(() => [plan]),
    group: () => step(() => plan),
    saveGroup: (to: GroupTemplate, { rev }: { rev: number }) =>
      step(() => {
        plan = { ...to, rev: rev + 1 };
        return true;
      }),
    blackoutDays: () =>
      step(() => new Set([...closedDays].filter(([, { closed }]) => closed).map(([day]) => day))),
    blackoutDay: (of: { date: string }) => step(() => closedDays.get(of.date) ?? null),
    saveBlackoutDay: (day: BlackoutDay, before: StoredBlackoutDay | null) =>
      step(() => {
        const stands = closedDays.get(day.date);
        if (stands?.rev !== before?.rev) return false;
        closedDays.set(day.date, { ...day, rev: (stands?.rev ?? 0) + 1 });
        return true;
      }),
  } as unknown as PlanStore;
  const areas = {
    all: () => Promise.resolve([group]),
    byId: () => Promise.resolve(group),
  } as unknown as AreaStore;
  return {
    needs: { slots, plans, areas, clock: () => kolkata('09:00') },
    isBlackout: () => closedDays.get(date)?.closed === true,
    reasons: () => [...new Set(all.map(({ dayClosedFor }) => dayClosedFor))],
    hands: () => all.map(({ isClosedByStaff }) => isClosedByStaff),
  };
};
type Shop = ReturnType<typeof shopOf>;

const close = ({ needs: deps }: Shop) =>
  saveBlackoutDay(deps, { groupId: 1, date, closed: true, reason: '' });
const open = ({ needs: deps }: Shop) =>
  saveBlackoutDay(deps, { groupId: 1, date, closed: false, reason: '' });
const roll = ({ needs: deps }: Shop) => rollSlots(deps);
const single = ({ needs: deps }: Shop) =>
  saveSlots(deps, {
    groupId: 1,
    companyId: 1,
    slots: [{ ...window, date, capacity, itemCapacity: null }],
  });
const byHand =
  (isClosed: boolean) =>
  ({ needs: deps }: Shop) =>
    closeByHand(deps, { slotId: 1, isClosed });
const templates = ({ needs: deps }: Shop) =>
  saveTemplates(deps, {
    groupId: 1,
    weeklyOff: [],
    templates: group.templates,
    rev: undefined,
    applied: group.templates,
  });

describe('a day that is closed while its slots are made or changed', () => {
  it.each<[string, readonly ((shop: Shop) => Promise<unknown>)[], (readonly Slot[])?]>([
    ['days roll', [roll, close]],
    ['a single slot is saved', [single, close]],
    ['a slot is saved again that is there', [roll, single, close]],
    ['templates are saved', [templates, close]],
    ['it is opened again at the same time', [roll, close, open]],
    ['it is opened again, its slots being there', [close, open], [aSlot({ slotId: 1, date })]],
    [
      'a slot is opened by hand',
      [byHand(false), close],
      [aSlot({ slotId: 1, date, isClosedByStaff: true })],
    ],
    ['a slot is closed by hand', [byHand(true), close], [aSlot({ slotId: 1, date })]],
    [
      'a slot is opened by hand, and the day at the same time',
      [byHand(false), close, open],
      [aSlot({ slotId: 1, date, isClosedByStaff: true })],
    ],
    ['two close it at the same time', [close, close], [aSlot({ slotId: 1, date })]],
    ['two processes roll, and another closes and saves', [roll, roll, single, close]],
  ])(
    '%s, whatever comes first, day and slots agree at the end',
    async (...[, writers, there = []]) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const shop = shopOf(scheduler, there);
          const all = Promise.all<unknown>(writers.map((write) => write(shop)));
          await scheduler.waitFor(all);
          expect(shop.reasons()).toEqual([shop.isBlackout() ? 'blackout' : '']);
        }),
        { numRuns: writers.length === 2 ? 500 : 100, seed: 6 },
      );
    },
  );
  it.each([
    ['closed', true],
    ['opened', false],
  ])(
    'a slot is %s by hand, whatever comes first, it is as it was answered while its day is closed and it is saved',
    async (_way, isClosed) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const shop = shopOf(scheduler, [aSlot({ slotId: 1, date, isClosedByStaff: !isClosed })]);
          let isDone = false;
          const hand = async () => {
            isDone = (await byHand(isClosed)(shop)).ok;
          };
          await scheduler.waitFor(Promise.all([hand(), close(shop), single(shop)]));
          // Opening a slot on a day that is closed already is refused.
          expect([shop.hands(), shop.reasons(), isDone || !isClosed]).toEqual([
            [isDone ? isClosed : !isClosed],
            ['blackout'],
            true,
          ]);
        }),
        { numRuns: 200, seed: 6 },
      );
    },
  );
});
