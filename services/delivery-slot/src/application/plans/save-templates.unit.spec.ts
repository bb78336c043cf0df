import { addDays } from '@tokri/contracts/dates';
import { slotKey, type Slot } from '../../domain/slots/slot.ts';
import type { StoredPlan, SlotTemplate } from '../../domain/plans/slot-templates.ts';
import { buildSlot, atKolkata } from '../../testing/fixtures.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotStore } from '../ports/slots.ts';
import { saveTemplates } from './save-templates.ts';

const window: SlotTemplate = {
  start: '16:00',
  end: '19:00',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  count: 9,
  itemCount: null,
  feePaise: 0,
  partyFees: [],
  minimumOrderPaise: 0,
  cutOffMinutes: 120,
  cutOffHour: null,
};
const group = { groupId: 1, companyId: 2, name: 'Bengaluru' };

const createFixture = () => {
  let plan: StoredPlan | null = { groupId: 1, companyId: 2, weeklyOff: [], templates: [], rev: 6 };
  const existingSlots = [0, 1, 2].map((days) =>
    buildSlot({
      slotId: days + 1,
      companyId: days === 1 ? 1 : 2,
      date: addDays('2026-11-22', days),
    }),
  );
  const changed: Slot[] = [];
  const slots = {
    findByDays: () => Promise.resolve(existingSlots),
    addMissing: () => Promise.resolve(0),
    setDayClosureReason: () => Promise.resolve(),
    findByKey: (slotToFind: Parameters<typeof slotKey>[0]) =>
      Promise.resolve({
        slot: existingSlots.find((slot) => slotKey(slot) === slotKey(slotToFind)),
        holds: [],
        waitlist: [],
        rev: 0,
      }),
    update: (_before: unknown, slot: Slot) => {
      if (slot.slotId === 3) return Promise.resolve(false);
      changed.push(slot);
      return Promise.resolve(true);
    },
  } as unknown as SlotStore;
  const plans = {
    findPlan: () => Promise.resolve(plan),
    listPlans: () => Promise.resolve([]),
    listBlackoutDates: () => Promise.resolve(new Set()),
    savePlan: (to: StoredPlan, before: StoredPlan | null) => {
      plan = { ...to, rev: (before?.rev ?? 0) + 1 };
      return Promise.resolve(true);
    },
  } as unknown as PlanStore;
  const areas = { findById: () => Promise.resolve(group) } as unknown as AreaStore;
  return {
    deps: { slots, plans, areas, clock: () => atKolkata('09:00') },
    changed,
    plan: () => plan,
  };
};
const command = {
  groupId: 1,
  weeklyOff: [],
  templates: [window],
  rev: 6,
  appliedTemplates: [window],
};

describe('saveTemplates with templates applied to existing slots', () => {
  it("changes only slots of the area's company and reports the slot that could not be saved", async () => {
    const { deps, changed, plan } = createFixture();
    expect(await saveTemplates(deps, command)).toEqual({
      ok: true,
      value: {
        groupId: 1,
        rev: 7,
        changed: 1,
        unchanged: [{ date: '2026-11-24', start: '16:00', code: 'slot-busy' }],
      },
    });
    expect(changed).toMatchObject([{ slotId: 1, companyId: 2, capacity: 9 }]);
    expect(plan()).toMatchObject({ companyId: 2, templates: [window] });
  });
  it('completes after a crash and keeps the version', async () => {
    const { deps, changed } = createFixture();
    await saveTemplates(deps, { ...command, appliedTemplates: [] });
    expect(await saveTemplates(deps, command)).toMatchObject({
      ok: true,
      value: { rev: 7, changed: 1 },
    });
    expect(changed).toHaveLength(1);
  });
  it('changes nothing when the version is outdated', async () => {
    const { deps, changed, plan } = createFixture();
    expect(await saveTemplates(deps, { ...command, rev: 5 })).toEqual({
      ok: false,
      code: 'plan-changed',
    });
    expect([changed, plan()?.templates]).toEqual([[], []]);
  });
  it('changes no slot when no template is applied', async () => {
    const { deps, changed } = createFixture();
    expect(await saveTemplates(deps, { ...command, appliedTemplates: [] })).toMatchObject({
      value: { changed: 0, unchanged: [] },
    });
    expect(changed).toEqual([]);
  });
});
