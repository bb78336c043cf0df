import type { GroupPlan, StoredPlan } from '../../domain/plans/slot-templates.ts';
import type { StoredBlackoutDay } from '../../domain/plans/blackout-days.ts';
import type { BlackoutDay } from '../../domain/plans/blackout-days.ts';

export interface PlanStore {
  listPlans(): Promise<readonly StoredPlan[]>;
  /** Replaces what was read, or makes what was not there; false when another was faster. */
  savePlan(findPlan: GroupPlan, stored: StoredPlan | null): Promise<boolean>;
  /** Blackout days of a group; days of group 0 count for all. */
  listBlackoutDates(groupId: number): Promise<ReadonlySet<string>>;
  findPlan(groupId: number): Promise<StoredPlan | null>;
  /** Closed days of all groups from a day on, by date. */
  listBlackoutDaysFrom(
    date: string,
  ): Promise<
    readonly { readonly groupId: number; readonly date: string; readonly reason: string }[]
  >;
  findBlackoutDay(key: Pick<BlackoutDay, 'groupId' | 'date'>): Promise<StoredBlackoutDay | null>;
  /** Replaces the version that was read, or makes what was not there; false when another was faster. */
  saveBlackoutDay(day: BlackoutDay, stored: StoredBlackoutDay | null): Promise<boolean>;
}
