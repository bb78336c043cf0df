import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import {
  decideLocationState,
  type LocationStateCommand,
  type LocationStateError,
} from '../../domain/locations/location.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { LocationStore } from '../ports/locations.ts';
import { assignLocation, type AssignLocationError } from './assign-location.ts';

export type SetLocationClosedError = LocationStateError | AssignLocationError;

interface Deps {
  readonly areas: AreaStore;
  readonly locations: LocationStore;
  readonly clock: Clock;
}

/** An area that was given to the location meanwhile keeps it open. */
const reopenIfItServes = async (
  { areas, locations }: Deps,
  { locationId }: LocationStateCommand,
): Promise<Result<number, SetLocationClosedError>> => {
  const isServing = (await areas.findAll()).some((area) => area.locationId === locationId);
  if (!isServing) return ok(locationId);
  await updateAggregate({
    load: async () =>
      (await locations.findAll()).find((location) => location.locationId === locationId),
    decide: (location) => location,
    save: async (location) => {
      if (location?.closedAt && !(await locations.setClosed(location, null))) return conflict;
    },
  });
  return err('location-serves-areas');
};

/** As far as the location is open: one that somebody else has closed must not get areas back. */
const giveAreasBack = async (
  deps: Deps,
  { locationId, moveAreasTo }: LocationStateCommand,
  moved: readonly number[],
): Promise<void> => {
  for (const groupId of moved)
    await assignLocation(deps, { groupId, locationId, before: moveAreasTo });
};

const moveAreasAndClose = async (
  deps: Deps,
  command: LocationStateCommand,
  moved: number[],
): Promise<Result<number, SetLocationClosedError>> => {
  const { locationId, isClosed, moveAreasTo } = command;
  const [locations, areas] = await Promise.all([deps.locations.findAll(), deps.areas.findAll()]);
  const decision = decideLocationState(locations, areas, command);
  if (!decision.ok) return decision;
  for (const groupId of decision.value) {
    const result = await assignLocation(deps, {
      groupId,
      locationId: moveAreasTo,
      before: locationId,
    });
    if (!result.ok) return result;
    moved.push(groupId);
  }
  if (!(await deps.locations.setClosed(command, isClosed ? deps.clock() : null)))
    return err('location-changed');
  return isClosed ? reopenIfItServes(deps, command) : ok(locationId);
};

/**
 * Moves the areas first: after a crash in between, the same command finishes the rest. A refusal
 * gives them back, as when two locations are closed at once and each was to take over the other's.
 */
export const setLocationClosed = async (
  deps: Deps,
  command: LocationStateCommand,
): Promise<Result<number, SetLocationClosedError>> => {
  const moved: number[] = [];
  const result = await moveAreasAndClose(deps, command, moved);
  if (!result.ok) await giveAreasBack(deps, command, moved);
  return result;
};
