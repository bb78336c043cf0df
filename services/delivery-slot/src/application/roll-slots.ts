import { kolkataDate } from '@tokri/contracts';
import { daysFrom, plannedSlots } from '../domain/template.ts';
import { closeDays } from './close-days.ts';
import type { Clock } from './ports/clock.ts';
import type { PlanStore } from './ports/plans.ts';
import type { SlotPlanning, SlotReads } from './ports/slots.ts';

/** Makes the slots of the days ahead that are missing, for every group. Repeating makes none twice. A day that was closed while its slots were made is closed in them, too. */
export const rollSlots = async ({
  slots,
  plans,
  clock,
}: {
  slots: Pick<SlotReads, 'ofDays'> & Pick<SlotPlanning, 'addMissing' | 'setDay'>;
  plans: Pick<PlanStore, 'groups' | 'group' | 'blackoutDays'>;
  clock: Clock;
}): Promise<number> => {
  const today = kolkataDate(clock());
  let made = 0;
  for (const group of await plans.groups()) {
    made += await slots.addMissing(
      plannedSlots(group, { today, blackoutDays: await plans.blackoutDays(group.groupId) }),
    );
    await closeDays({ slots, plans }, group.groupId, daysFrom(today));
  }
  return made;
};
