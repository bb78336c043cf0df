import { happened, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { conflict, loadDecideSave } from '@tokri/service-kit/use-case';
import { changedSlot, newSlot, slotWishRefusal, type SlotWish, type SlotWishRefusal } from '../domain/save-slot.ts';
import { dayClosedFor, templatesEndAfterStart, type GroupTemplate } from '../domain/template.ts';
import type { AreaStore, Clock, PlanStore, SlotStore } from './ports.ts';
import { rollSlots } from './roll-slots.ts';

interface Needs {
  readonly slots: SlotStore;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

/** Sets what rolls ahead for a group, and makes the days that are missing at once. */
export const saveTemplates = async (needs: Needs, group: Omit<GroupTemplate, 'companyId'>): Promise<Outcome<number, 'unknown-group' | 'end-before-start'>> => {
  const area = await needs.areas.byId(group.groupId);
  if (!area) return refusal('unknown-group');
  if (!templatesEndAfterStart(group.templates)) return refusal('end-before-start');
  await needs.plans.saveGroup({ ...group, companyId: area.companyId });
  await rollSlots(needs);
  return happened(group.groupId);
};

/** Closes or opens a day for one group or all (0). Bookings of the day stay. */
export const saveBlackoutDay = async (needs: Needs, day: { groupId: number; date: string; closed: boolean; reason: string }): Promise<Outcome<number, 'unknown-group'>> => {
  if (day.groupId !== 0 && !(await needs.areas.byId(day.groupId))) return refusal('unknown-group');
  await needs.plans.saveBlackoutDay(day);
  const groups = (await needs.plans.groups()).filter(({ groupId }) => day.groupId === 0 || day.groupId === groupId);
  for (const group of groups) {
    await needs.slots.closeDay(group.groupId, day.date, dayClosedFor(day.date, { weeklyOff: group.weeklyOff, blackoutDays: await needs.plans.blackoutDays(group.groupId) }));
  }
  return happened(day.groupId);
};

/** A slot is there or it is not, and both may change while it is saved: decided anew then, a bounded number of times. */
const saveSlot = ({ slots }: Needs, wish: SlotWish): Promise<number> =>
  loadDecideSave({
    load: () => slots.byKey(wish),
    decide: (held) => (held ? changedSlot(held, wish) : newSlot(wish)),
    save: async (held, slot) => {
      if (!held) return (await slots.add(slot)) ?? conflict;
      return (await slots.change(held, { ...slot, slotId: held.slot.slotId })) ? held.slot.slotId : conflict;
    },
  });

export type SlotSaved = Outcome<number, SlotWishRefusal | 'unknown-group'>;

/** Creates or changes single slots (row S9), one outcome each. */
export const saveSlots = async (needs: Needs, { groupId, companyId, slots }: { groupId: number; companyId: number; slots: readonly Omit<SlotWish, 'groupId' | 'companyId'>[] }): Promise<readonly SlotSaved[]> => {
  const area = await needs.areas.byId(groupId);
  const today = kolkataDate(needs.clock());
  const outcomes: SlotSaved[] = [];
  for (const slot of slots) {
    const wish = { ...slot, groupId, companyId };
    const refused = area ? slotWishRefusal(wish, today) : 'unknown-group';
    outcomes.push(refused ? refusal(refused) : happened(await saveSlot(needs, wish)));
  }
  return outcomes;
};
