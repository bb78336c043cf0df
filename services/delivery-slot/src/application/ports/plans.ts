import type { BlackoutDay, GroupTemplate, Plan, StoredBlackoutDay } from '../../domain/template.ts';

export interface PlanStore {
  groups(): Promise<readonly Plan[]>;
  /** Replaces what was read, or makes what was not there; false when another was faster. */
  saveGroup(group: GroupTemplate, before: Plan | null): Promise<boolean>;
  /** Blackout days of a group; days of group 0 count for all. */
  blackoutDays(groupId: number): Promise<ReadonlySet<string>>;
  group(groupId: number): Promise<Plan | null>;
  /** Closed days of all groups from a day on, by date. */
  closedDaysFrom(
    date: string,
  ): Promise<
    readonly { readonly groupId: number; readonly date: string; readonly reason: string }[]
  >;
  blackoutDay(of: Pick<BlackoutDay, 'groupId' | 'date'>): Promise<StoredBlackoutDay | null>;
  /** Replaces the version that was read, or makes what was not there; false when another was faster. */
  saveBlackoutDay(day: BlackoutDay, before: StoredBlackoutDay | null): Promise<boolean>;
}
