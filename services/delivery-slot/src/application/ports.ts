import type { Area, Opening } from '../domain/area.ts';
import type { Claim } from '../domain/claims.ts';
import type { GroupTemplate, Plan } from '../domain/template.ts';

export type Clock = () => Date;

export interface AreaStore {
  nextChargeId(): Promise<number>;
  all(): Promise<readonly Area[]>;
  byId(groupId: number): Promise<Area | null>;
  /** Creates or replaces a group as it is decided; false when another was faster. */
  save(area: Area, before: Area | null): Promise<boolean>;
}

/** Ranges that groups are about to get, on the one document that all groups have in common. */
export interface OpeningStore {
  read(): Promise<{ readonly rev: number; readonly openings: readonly Opening[] }>;
  /** Keeps these only; false when another has written since. */
  keep(openings: readonly Opening[], rev: number): Promise<boolean>;
  drop(opening: Opening): Promise<void>;
}

/** What a customer claims: the id of a hold, or of a slot that they wait for. */
export interface ClaimOf {
  readonly kind: 'holds' | 'waits';
  readonly userId: number;
  readonly thing: number;
}

export interface ClaimStore {
  /** One guarded write: false when the customer has `max` of them, or this one, already. */
  add(of: ClaimOf, by: { readonly at: Date; readonly max: number }): Promise<boolean>;
  read(of: Omit<ClaimOf, 'thing'>): Promise<{ readonly rev: number; readonly claims: readonly Claim[] }>;
  /** Keeps these only, unless another has written since. */
  keep(of: Omit<ClaimOf, 'thing'>, left: { readonly rev: number; readonly claims: readonly Claim[] }): Promise<void>;
  drop(of: ClaimOf): Promise<void>;
}

export interface PlanStore {
  groups(): Promise<readonly Plan[]>;
  /** Replaces what was read, or makes what was not there; false when another was faster. */
  saveGroup(group: GroupTemplate, before: Plan | null): Promise<boolean>;
  /** Blackout days of a group; days of group 0 count for all. */
  blackoutDays(groupId: number): Promise<ReadonlySet<string>>;
  group(groupId: number): Promise<Plan | null>;
  /** Closed days of all groups from a day on, by date. */
  closedDaysFrom(date: string): Promise<readonly { readonly groupId: number; readonly date: string; readonly reason: string }[]>;
  saveBlackoutDay(day: { readonly groupId: number; readonly date: string; readonly closed: boolean; readonly reason: string }): Promise<void>;
}
