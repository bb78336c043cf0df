import type { Area, Opening, StoredArea } from '../domain/area.ts';
import type { Charges, ChargeRule } from '../domain/charges.ts';
import type { Claim } from '../domain/claims.ts';
import type { BlackoutDay, GroupTemplate, Plan, StoredBlackoutDay } from '../domain/template.ts';

export type Clock = () => Date;

export interface AreaStore {
  all(): Promise<readonly StoredArea[]>;
  byId(groupId: number): Promise<StoredArea | null>;
  /** Replaces the version that was read, or makes what was not there; false when another was faster. */
  save(area: Area, before: StoredArea | null): Promise<boolean>;
  /** Groups that were told under older charges than of this version are told anew. */
  tellCharges(chargesRev: number): Promise<void>;
}

export interface ChargeStore {
  nextId(): Promise<number>;
  read(): Promise<Charges>;
  /** Keeps these in place of the version that was read; false when another was faster. */
  keep(rules: readonly ChargeRule[], rev: number): Promise<boolean>;
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
  blackoutDay(of: Pick<BlackoutDay, 'groupId' | 'date'>): Promise<StoredBlackoutDay | null>;
  /** Replaces the version that was read, or makes what was not there; false when another was faster. */
  saveBlackoutDay(day: BlackoutDay, before: StoredBlackoutDay | null): Promise<boolean>;
}
