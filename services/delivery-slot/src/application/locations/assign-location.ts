import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { AreaStore } from '../ports/areas.ts';
import type { LocationStore } from '../ports/locations.ts';

export type AssignLocationError = 'unknown-location' | 'unknown-group';

/** Locations are never deleted, so the one that was found cannot be gone when the area is saved. */
export const assignLocation = async (
  { areas, locations }: { readonly areas: AreaStore; readonly locations: LocationStore },
  { groupId, locationId }: { readonly groupId: number; readonly locationId: number },
): Promise<Result<number, AssignLocationError>> => {
  const known = await locations.findAll();
  if (!known.some((location) => location.locationId === locationId)) return err('unknown-location');
  return updateAggregate({
    load: () => areas.findById(groupId),
    decide: (area) => area && { ...area, locationId },
    save: async (area, changed): Promise<Result<number, AssignLocationError> | typeof conflict> => {
      if (!changed) return err('unknown-group');
      return (await areas.save(changed, area)) ? ok(groupId) : conflict;
    },
  });
};
