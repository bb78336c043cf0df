import { ok, type Result } from '@tokri/contracts/result';
import { type PincodeRange } from '@tokri/contracts/slots';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  changeArea,
  openRangeForArea,
  activeReservations,
  type Area,
  type ChangePincodesError,
  type OpenedRange,
  type RangeReservation,
  type OpenPincodesError,
  type OpenRangeCommand,
  type ServiceAreas,
  type StoredArea,
} from '../../domain/areas/area.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { RangeReservationStore } from '../ports/range-reservations.ts';

interface ChangeAreasDeps {
  readonly areas: AreaStore;
  readonly rangeReservations: RangeReservationStore;
  readonly clock: Clock;
}

interface LoadedServiceAreas extends ServiceAreas {
  readonly areas: readonly StoredArea[];
  readonly rev: number;
}

/**
 * Read reservations before areas: a reservation that is gone by then is already part of its area.
 */
const loadServiceAreas = async ({
  areas,
  rangeReservations,
  clock,
}: ChangeAreasDeps): Promise<LoadedServiceAreas> => {
  const stored = await rangeReservations.read();
  return {
    rev: stored.rev,
    reservations: activeReservations(stored.reservations, clock()),
    areas: await areas.findAll(),
  };
};

interface AreaChange {
  readonly area: Area;
  readonly range: PincodeRange | null;
}

/**
 * Reserves the range first, so that two areas that open the same pincodes at the same time see
 * each other. A reservation whose writer died expires.
 */
const saveArea = async (
  { areas, rangeReservations, clock }: ChangeAreasDeps,
  served: LoadedServiceAreas,
  { area, range }: AreaChange,
): Promise<boolean> => {
  const before = served.areas.find(({ groupId }) => groupId === area.groupId) ?? null;
  if (range === null) return areas.save(area, before);
  const reservation: RangeReservation = { groupId: area.groupId, range, at: clock() };
  if (!(await rangeReservations.replace([...served.reservations, reservation], served.rev)))
    return false;
  const isSaved = await areas.save(area, before);
  await rangeReservations.remove(reservation);
  return isSaved;
};

export const openPincodes = (
  deps: ChangeAreasDeps,
  command: OpenRangeCommand,
): Promise<Result<OpenedRange, OpenPincodesError>> =>
  updateAggregate({
    load: () => loadServiceAreas(deps),
    decide: (served) => openRangeForArea(served, command),
    save: async (
      served,
      decision,
    ): Promise<Result<OpenedRange, OpenPincodesError> | typeof conflict> => {
      if (!decision.ok) return decision;
      return (await saveArea(deps, served, { area: decision.value.area, range: command.range }))
        ? decision
        : conflict;
    },
  });

export const changePincodes = (
  deps: ChangeAreasDeps,
  command: Omit<OpenRangeCommand, 'companyId'> & { readonly isOpen: boolean },
): Promise<Result<number, ChangePincodesError>> =>
  updateAggregate({
    load: () => loadServiceAreas(deps),
    decide: (served) => changeArea(served, command),
    save: async (
      served,
      decision,
    ): Promise<Result<number, ChangePincodesError> | typeof conflict> => {
      if (!decision.ok) return decision;
      return (await saveArea(deps, served, {
        area: decision.value,
        range: command.isOpen ? command.range : null,
      }))
        ? ok(command.groupId)
        : conflict;
    },
  });
