import { err, ok, type Result } from '@tokri/contracts/result';
import { defaultLocationId, maxGroupIdGap, type PincodeRange } from '@tokri/contracts/slots';
import { pendingWriteTtlMs } from '../holds/quota.ts';
import {
  closeRange,
  openRange,
  overlaps,
  validateRange,
  type PincodeRangeError,
} from './pincode-ranges.ts';

/**
 * Pincodes that share slots. The State is configured: pincode prefixes do not map to
 * States.
 */
export interface Area {
  readonly groupId: number;
  readonly companyId: number;
  readonly name: string;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
  /** The location whose stock is sold in the area. */
  readonly locationId: number;
}

export interface StoredArea extends Area {
  readonly rev: number;
}

export const validateRangeForArea = (
  areas: readonly Pick<Area, 'groupId' | 'ranges'>[],
  { groupId, range }: { readonly groupId: number; readonly range: PincodeRange },
): PincodeRangeError | 'other-group' | null =>
  validateRange(range) ??
  (areas.some(
    (area) => area.groupId !== groupId && area.ranges.some((other) => overlaps(other, range)),
  )
    ? 'other-group'
    : null);

export interface RangeReservation {
  readonly groupId: number;
  readonly range: PincodeRange;
  readonly at: Date;
}

export const activeReservations = (
  reservations: readonly RangeReservation[],
  now: Date,
): readonly RangeReservation[] =>
  reservations.filter(({ at }) => now.getTime() - at.getTime() < pendingWriteTtlMs);

export interface ServiceAreas {
  readonly areas: readonly Area[];
  readonly reservations: readonly RangeReservation[];
}

const validateWithReservations = (
  { areas, reservations }: ServiceAreas,
  command: Pick<OpenRangeCommand, 'groupId' | 'range'>,
): ReturnType<typeof validateRangeForArea> =>
  validateRangeForArea(
    [...areas, ...reservations.map(({ groupId, range }) => ({ groupId, ranges: [range] }))],
    command,
  );

export type OpenPincodesError =
  PincodeRangeError | 'other-group' | 'state-needed' | 'other-state' | 'unknown-group';

export const newAreaId = 0;

/** Areas are never deleted, so ids are not reused. */
const nextAreaId = (areas: readonly Pick<Area, 'groupId'>[]): number =>
  Math.max(newAreaId, ...areas.map(({ groupId }) => groupId)) + 1;

export interface OpenRangeCommand {
  readonly groupId: number;
  readonly companyId: number;
  readonly range: PincodeRange;
  readonly name?: string | undefined;
  readonly stateCode?: string | undefined;
}

export interface OpenedRange {
  readonly area: Area;
  readonly added: number;
  readonly alreadyOpen: number;
}

/**
 * Opens a pincode range for a service area. A new area needs a State; an existing area keeps its own,
 * because its orders are taxed by it.
 */
export const openRangeForArea = (
  served: ServiceAreas,
  { groupId: requestedAreaId, companyId, range, name, stateCode }: OpenRangeCommand,
): Result<OpenedRange, OpenPincodesError> => {
  const { areas } = served;
  const next = nextAreaId(areas);
  if (requestedAreaId >= next + maxGroupIdGap) return err('unknown-group');
  const groupId = requestedAreaId === newAreaId ? next : requestedAreaId;
  const error = validateWithReservations(served, { groupId, range });
  if (error) return err(error);
  const existing = areas.find((area) => area.groupId === groupId);
  const state = existing?.stateCode ?? stateCode;
  if (state === undefined) return err('state-needed');
  if (stateCode !== undefined && stateCode !== state) return err('other-state');
  const { ranges, ...counts } = openRange(existing?.ranges ?? [], range);
  return ok({
    area: {
      groupId,
      companyId,
      name: name ?? existing?.name ?? `Group ${groupId}`,
      stateCode: state,
      ranges,
      locationId: existing?.locationId ?? defaultLocationId,
    },
    ...counts,
  });
};

export type ChangePincodesError = PincodeRangeError | 'other-group' | 'unknown-group';

export const changeArea = (
  served: ServiceAreas,
  {
    groupId,
    range,
    name,
    stateCode,
    isOpen,
  }: Omit<OpenRangeCommand, 'companyId'> & { readonly isOpen: boolean },
): Result<Area, ChangePincodesError> => {
  if (range.from > range.to) return err('range-crossed');
  const error = isOpen ? validateWithReservations(served, { groupId, range }) : null;
  if (error) return err(error);
  const existing = served.areas.find((area) => area.groupId === groupId);
  if (!existing) return err('unknown-group');
  const ranges = isOpen
    ? openRange(existing.ranges, range).ranges
    : closeRange(existing.ranges, range);
  return ok({
    ...existing,
    name: name ?? existing.name,
    stateCode: stateCode ?? existing.stateCode,
    ranges,
  });
};
