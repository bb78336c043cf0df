import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { findOpenLocation } from '../../domain/locations/location.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { LocationStore } from '../ports/locations.ts';

export type AssignLocationError =
  'unknown-location' | 'location-closed' | 'unknown-group' | 'area-changed';

export interface AssignLocationCommand {
  readonly groupId: number;
  readonly locationId: number;
  /** The location that served the area when staff decided. */
  readonly before: number;
}

/** Repeated when something else of the area changed meanwhile, such as its pincodes. */
const giveBack = (
  areas: AreaStore,
  { groupId, locationId, before }: AssignLocationCommand,
): Promise<void> =>
  updateAggregate({
    load: () => areas.findById(groupId),
    decide: (area) =>
      area?.locationId === locationId ? { ...area, locationId: before } : undefined,
    save: async (area, changed) => {
      if (area && changed && !(await areas.save(changed, area))) return conflict;
    },
  });

/**
 * A location can be closed while an area is given to it. Both writers look for the other one after
 * their own write, so that no closed location keeps an area.
 */
export const assignLocation = async (
  { areas, locations }: { readonly areas: AreaStore; readonly locations: LocationStore },
  { groupId, locationId, before }: AssignLocationCommand,
): Promise<Result<number, AssignLocationError>> => {
  const readOpen = async () => findOpenLocation(await locations.findAll(), locationId);
  const open = await readOpen();
  if (!open.ok) return open;
  return updateAggregate({
    load: () => areas.findById(groupId),
    decide: (area) => area && { ...area, locationId },
    save: async (area, changed): Promise<Result<number, AssignLocationError> | typeof conflict> => {
      if (!area || !changed) return err('unknown-group');
      if (area.locationId === locationId) return ok(groupId);
      if (area.locationId !== before) return err('area-changed');
      if (!(await areas.save(changed, area))) return conflict;
      const stillOpen = await readOpen();
      if (stillOpen.ok) return ok(groupId);
      await giveBack(areas, { groupId, locationId, before });
      return stillOpen;
    },
  });
};
