import {
  groupIdGapMax,
  ok,
  refusal,
  type Outcome,
  type PincodeRange,
} from '@tokri/contracts';
import { claimLifeMs } from './claims.ts';
import {
  closeRange,
  openRange,
  overlaps,
  rangeRefusal,
  type RangeRefusal,
} from './pincode-ranges.ts';

/** A group of pincodes that share slots, with its State: never derived from the prefix (facts.md 3.1). */
export interface Area {
  readonly groupId: number;
  readonly companyId: number;
  readonly name: string;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
}

/** A group as it stands, with the version that whoever changes it has read. */
export interface StoredArea extends Area {
  readonly rev: number;
}

/** Whether a group may serve a range: well formed, not too large, and no code of it another group's. Null when it may. */
export const openRefusal = (
  areas: readonly Pick<Area, 'groupId' | 'ranges'>[],
  { groupId, range }: { readonly groupId: number; readonly range: PincodeRange },
): RangeRefusal | 'other-group' | null =>
  rangeRefusal(range) ??
  (areas.some(
    (area) => area.groupId !== groupId && area.ranges.some((other) => overlaps(other, range)),
  )
    ? 'other-group'
    : null);

/** A range that a group is about to get: noted before its group is written, so that of two groups that open a code side by side only one gets it. */
export interface Opening {
  readonly groupId: number;
  readonly range: PincodeRange;
  readonly at: Date;
}

/** One that nobody has taken back counts as long as any claim: longer than any call works on it. */
export const stillOpening = (openings: readonly Opening[], now: Date): readonly Opening[] =>
  openings.filter(({ at }) => now.getTime() - at.getTime() < claimLifeMs);

/** What groups serve, and what they are about to. */
export interface Served {
  readonly areas: readonly Area[];
  readonly openings: readonly Opening[];
}

const openRefusalAmong = (
  { areas, openings }: Served,
  wish: Pick<OpenWish, 'groupId' | 'range'>,
): ReturnType<typeof openRefusal> =>
  openRefusal(
    [...areas, ...openings.map(({ groupId, range }) => ({ groupId, ranges: [range] }))],
    wish,
  );

export type OpenRefusal =
  RangeRefusal | 'other-group' | 'state-needed' | 'other-state' | 'unknown-group';

/** Stands for a group that is not there yet. */
export const newGroup = 0;

/** Groups are never taken away, so no id is given twice; who saves a group that another has just made, decides again. */
const nextGroupId = (areas: readonly Pick<Area, 'groupId'>[]): number =>
  Math.max(newGroup, ...areas.map(({ groupId }) => groupId)) + 1;

/** A range that a group is to serve. */
export interface OpenWish {
  /** One that is there or is to get this id, or `newGroup`. */
  readonly groupId: number;
  readonly companyId: number;
  readonly range: PincodeRange;
  readonly name?: string | undefined;
  readonly stateCode?: string | undefined;
}

export interface Opened {
  readonly area: Area;
  /** Codes that are new, and those that the group served before. */
  readonly added: number;
  readonly alreadyOpen: number;
}

/** Opens a range (row S1). A new group gets its id, or has the one asked for unless that is far beyond the last and needs its State; one that is there keeps its State, by which its orders are taxed. */
export const openedArea = (
  served: Served,
  { groupId: wished, companyId, range, name, stateCode }: OpenWish,
): Outcome<Opened, OpenRefusal> => {
  const { areas } = served;
  const next = nextGroupId(areas);
  if (wished >= next + groupIdGapMax) return refusal('unknown-group');
  const groupId = wished === newGroup ? next : wished;
  const refused = openRefusalAmong(served, { groupId, range });
  if (refused) return refusal(refused);
  const before = areas.find((area) => area.groupId === groupId);
  const state = before?.stateCode ?? stateCode;
  if (state === undefined) return refusal('state-needed');
  if (stateCode !== undefined && stateCode !== state) return refusal('other-state');
  const { ranges, ...counts } = openRange(before?.ranges ?? [], range);
  return ok({
    area: {
      groupId,
      companyId,
      name: name ?? before?.name ?? `Group ${groupId}`,
      stateCode: state,
      ranges,
    },
    ...counts,
  });
};

export type ChangeRefusal = RangeRefusal | 'other-group' | 'unknown-group';

/** Changes a group's name or State, opens (by the rules of S1) or closes a range of it (row S4). */
export const changedArea = (
  served: Served,
  {
    groupId,
    range,
    name,
    stateCode,
    isOpen,
  }: Omit<OpenWish, 'companyId'> & { readonly isOpen: boolean },
): Outcome<Area, ChangeRefusal> => {
  if (range.from > range.to) return refusal('range-crossed');
  const refused = isOpen ? openRefusalAmong(served, { groupId, range }) : null;
  if (refused) return refusal(refused);
  const before = served.areas.find((area) => area.groupId === groupId);
  if (!before) return refusal('unknown-group');
  const ranges = isOpen ? openRange(before.ranges, range).ranges : closeRange(before.ranges, range);
  return ok({
    ...before,
    name: name ?? before.name,
    stateCode: stateCode ?? before.stateCode,
    ranges,
  });
};
