import type { AreaPlan, StoredPlan } from '../../domain/plans/slot-templates.ts';
import type { BlackoutDay, StoredBlackoutDay } from '../../domain/plans/blackout-days.ts';

export interface PlanStore {
  listPlans(): Promise<readonly StoredPlan[]>;
  savePlan(plan: AreaPlan, stored: StoredPlan | null): Promise<boolean>;
  listBlackoutDates(groupId: number): Promise<ReadonlySet<string>>;
  findPlan(groupId: number): Promise<StoredPlan | null>;
  listBlackoutDaysFrom(
    date: string,
  ): Promise<
    readonly { readonly groupId: number; readonly date: string; readonly reason: string }[]
  >;
  findBlackoutDay(key: Pick<BlackoutDay, 'groupId' | 'date'>): Promise<StoredBlackoutDay | null>;
  saveBlackoutDay(day: BlackoutDay, stored: StoredBlackoutDay | null): Promise<boolean>;
}
