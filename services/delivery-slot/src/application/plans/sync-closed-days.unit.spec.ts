import fc from 'fast-check';
import type { BlackoutDay, StoredBlackoutDay } from '../../domain/plans/blackout-days.ts';
import type { AreaPlan } from '../../domain/plans/slot-templates.ts';
import { type Slot, slotKey } from '../../domain/slots/slot.ts';
import { buildSlot, atKolkata } from '../../testing/fixtures.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import type { SlotStore } from '../ports/slots.ts';
import { setSlotClosedByStaff } from '../slots/set-slot-closed-by-staff.ts';
import { saveSlots } from '../slots/save-slots.ts';
import { createPlannedSlots } from './create-planned-slots.ts';
import { saveBlackoutDay } from './save-blackout-day.ts';
import { saveTemplates } from './save-templates.ts';

const date = '2026-11-25';
const {
  slotId: _slotId,
  companyId: _companyId,
  groupId: _groupId,
  freeCapacity: _freeCapacity,
  waitlistLength: _waiting,
  termsRev: _termsRev,
  isClosedByStaff: _isClosedByStaff,
  configuredCapacity: _wanted,
  dayClosureReason: _dayClosedFor,
  capacity,
  piecesFree: _piecesFree,
  date: _date,
  ...window
} = buildSlot();
const group: AreaPlan = {
  groupId: 1,
  companyId: 1,
  weeklyOff: [],
  templates: [
    { ...window, weekdays: [0, 1, 2, 3, 4, 5, 6], count: 5, itemCount: null },
    { ...window, start: '07:00', weekdays: [0, 1, 2, 3, 4, 5, 6], count: 5, itemCount: null },
  ],
};

const createFixture = (scheduler: fc.Scheduler, initialSlots: readonly Slot[]) => {
  const interleave = <Value>(action: () => Value): Promise<Value> =>
    scheduler.schedule(Promise.resolve()).then(action);
  let all: (Slot & { readonly rev: number })[] = initialSlots.map((slot) => ({ ...slot, rev: 0 }));
  let plan = { ...group, rev: 1 };
  const closedDays = new Map<string, StoredBlackoutDay>();
  const updateSlot = (slotId: number, to: Partial<Slot>) => {
    all = all.map((slot) =>
      slot.slotId === slotId ? { ...slot, ...to, rev: slot.rev + 1 } : slot,
    );
  };
  const add = (slot: Omit<Slot, 'slotId'>): Promise<number | null> =>
    interleave(() => {
      if (all.some((other) => slotKey(other) === slotKey(slot))) return null;
      all = [...all, { ...slot, slotId: all.length + 1, rev: 0 }];
      return all.length;
    });
  const slots = {
    findByDays: (_groups: readonly number[], dates: readonly string[]) =>
      interleave(() => all.filter((slot) => dates.includes(slot.date))),
    add,
    addMissing: async (planned: readonly Omit<Slot, 'slotId'>[]) => {
      for (const slot of planned.filter((plannedSlot) => plannedSlot.date === date))
        await add(slot);
      return 0;
    },
    findByKey: (slotToFind: Parameters<typeof slotKey>[0]) =>
      interleave((): SlotAggregate | null => {
        const slot = all.find((candidate) => slotKey(candidate) === slotKey(slotToFind));
        return slot ? { slot, holds: [], waitlist: [], rev: slot.rev } : null;
      }),
    update: ({ rev }: SlotAggregate, slot: Slot) =>
      interleave(() => {
        const isSame = all.some(
          (candidate) => candidate.slotId === slot.slotId && candidate.rev === rev,
        );
        if (isSame) updateSlot(slot.slotId, slot);
        return isSame;
      }),
    findById: (slotId: number) =>
      interleave((): SlotAggregate | null => {
        const slot = all.find((candidate) => candidate.slotId === slotId);
        return slot ? { slot, holds: [], waitlist: [], rev: slot.rev } : null;
      }),
    setClosedByStaff: (slotId: number, isClosedByStaff: boolean) =>
      interleave(() => {
        updateSlot(slotId, { isClosedByStaff });
      }),
    setDayClosureReason: (slotId: number, dayClosureReason: Slot['dayClosureReason']) =>
      interleave(() => {
        updateSlot(slotId, { dayClosureReason });
      }),
  } as unknown as SlotStore;
  const plans = {
    listPlans: () => interleave(() => [plan]),
    findPlan: () => interleave(() => plan),
    savePlan: (to: AreaPlan, { rev }: { rev: number }) =>
      interleave(() => {
        plan = { ...to, rev: rev + 1 };
        return true;
      }),
    listBlackoutDates: () =>
      interleave(
        () => new Set([...closedDays].filter(([, { closed }]) => closed).map(([day]) => day)),
      ),
    findBlackoutDay: (slotToFind: { date: string }) =>
      interleave(() => closedDays.get(slotToFind.date) ?? null),
    saveBlackoutDay: (day: BlackoutDay, before: StoredBlackoutDay | null) =>
      interleave(() => {
        const stored = closedDays.get(day.date);
        if (stored?.rev !== before?.rev) return false;
        closedDays.set(day.date, { ...day, rev: (stored?.rev ?? 0) + 1 });
        return true;
      }),
  } as unknown as PlanStore;
  const areas = {
    findAll: () => Promise.resolve([group]),
    findById: () => Promise.resolve(group),
  } as unknown as AreaStore;
  return {
    deps: { slots, plans, areas, clock: () => atKolkata('09:00') },
    isBlackout: () => closedDays.get(date)?.closed === true,
    closureReasons: () => [...new Set(all.map(({ dayClosureReason }) => dayClosureReason))],
    staffDecisions: () => all.map(({ isClosedByStaff }) => isClosedByStaff),
  };
};
type Fixture = ReturnType<typeof createFixture>;

const closeDay = ({ deps }: Fixture) =>
  saveBlackoutDay(deps, { groupId: 1, date, closed: true, reason: '' });
const reopenDay = ({ deps }: Fixture) =>
  saveBlackoutDay(deps, { groupId: 1, date, closed: false, reason: '' });
const createSlots = ({ deps }: Fixture) => createPlannedSlots(deps);
const saveSingleSlot = ({ deps }: Fixture) =>
  saveSlots(deps, {
    groupId: 1,
    companyId: 1,
    slots: [{ ...window, date, capacity, pieceCapacity: null }],
  });
const setClosed =
  (isClosed: boolean) =>
  ({ deps }: Fixture) =>
    setSlotClosedByStaff(deps, { slotId: 1, isClosed });
const applyTemplates = ({ deps }: Fixture) =>
  saveTemplates(deps, {
    groupId: 1,
    weeklyOff: [],
    templates: group.templates,
    rev: undefined,
    appliedTemplates: group.templates,
  });

describe('closing a day while its slots are created or changed', () => {
  it.each<[string, readonly ((fixture: Fixture) => Promise<unknown>)[], (readonly Slot[])?]>([
    ['planned slots are created', [createSlots, closeDay]],
    ['a single slot is saved', [saveSingleSlot, closeDay]],
    ['an existing slot is saved again', [createSlots, saveSingleSlot, closeDay]],
    ['templates are saved', [applyTemplates, closeDay]],
    ['the day is reopened at the same time', [createSlots, closeDay, reopenDay]],
    [
      'the day of existing slots is reopened',
      [closeDay, reopenDay],
      [buildSlot({ slotId: 1, date })],
    ],
    [
      'a slot is opened manually',
      [setClosed(false), closeDay],
      [buildSlot({ slotId: 1, date, isClosedByStaff: true })],
    ],
    ['a slot is closed manually', [setClosed(true), closeDay], [buildSlot({ slotId: 1, date })]],
    [
      'a slot is opened manually and the day is reopened',
      [setClosed(false), closeDay, reopenDay],
      [buildSlot({ slotId: 1, date, isClosedByStaff: true })],
    ],
    ['two requests close the day', [closeDay, closeDay], [buildSlot({ slotId: 1, date })]],
    [
      'two processes create planned slots while another closes the day and saves a slot',
      [createSlots, createSlots, saveSingleSlot, closeDay],
    ],
  ])(
    'leaves day and slots consistent, whatever the interleaving: %s',
    async (...[, writers, initialSlots = []]) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const fixture = createFixture(scheduler, initialSlots);
          const all = Promise.all<unknown>(writers.map((write) => write(fixture)));
          await scheduler.waitFor(all);
          expect(fixture.closureReasons()).toEqual([fixture.isBlackout() ? 'blackout' : '']);
        }),
        { numRuns: writers.length === 2 ? 500 : 100, seed: 6 },
      );
    },
  );
  it.each([
    ['closed', true],
    ['opened', false],
  ])(
    "keeps the staff's decision for a slot that is %s manually while its day is closed, whatever the interleaving",
    async (_action, isClosed) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const fixture = createFixture(scheduler, [
            buildSlot({ slotId: 1, date, isClosedByStaff: !isClosed }),
          ]);
          let isDone = false;
          const applyStaffDecision = async () => {
            isDone = (await setClosed(isClosed)(fixture)).ok;
          };
          await scheduler.waitFor(
            Promise.all([applyStaffDecision(), closeDay(fixture), saveSingleSlot(fixture)]),
          );
          expect([fixture.staffDecisions(), fixture.closureReasons(), isDone || !isClosed]).toEqual(
            [[isDone ? isClosed : !isClosed], ['blackout'], true],
          );
        }),
        { numRuns: 200, seed: 6 },
      );
    },
  );
});
