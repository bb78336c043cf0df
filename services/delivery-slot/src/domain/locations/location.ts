import { err, ok, type Result } from '@tokri/contracts/result';
import { defaultLocationId, defaultLocationName, maxLocations } from '@tokri/contracts/slots';

/** A shop or warehouse that has stock of its own. */
export interface Location {
  readonly locationId: number;
  readonly name: string;
}

export interface StoredLocation extends Location {
  /** Null while it is open. */
  readonly closedAt: Date | null;
  readonly rev: number;
}

/** Exists in every installation, stored or not. */
const defaultLocation: StoredLocation = {
  locationId: defaultLocationId,
  name: defaultLocationName,
  closedAt: null,
  rev: 0,
};

export const withDefaultLocation = (
  stored: readonly StoredLocation[],
): readonly StoredLocation[] =>
  stored.some(({ locationId }) => locationId === defaultLocationId)
    ? stored
    : [defaultLocation, ...stored];

export const newLocationId = 0;

export interface SaveLocationCommand extends Location {
  /** Revision on which the change was decided. */
  readonly rev: number;
}

export type SaveLocationError =
  'unknown-location' | 'location-name-taken' | 'location-changed' | 'too-many-locations';

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Locations are never deleted, so ids are not reused. */
const nextLocationId = (locations: readonly Location[]): number =>
  Math.max(...locations.map(({ locationId }) => locationId)) + 1;

export const decideSaveLocation = (
  locations: readonly StoredLocation[],
  { locationId, name, rev }: SaveLocationCommand,
): Result<Location, SaveLocationError> => {
  const isNew = locationId === newLocationId;
  const existing = locations.find((location) => location.locationId === locationId);
  if (!isNew && !existing) return err('unknown-location');
  if (existing && existing.rev !== rev) return err('location-changed');
  if (isNew && locations.length >= maxLocations) return err('too-many-locations');
  if (locations.some((other) => other !== existing && isSameName(other.name, name)))
    return err('location-name-taken');
  return ok({ locationId: isNew ? nextLocationId(locations) : locationId, name });
};

export interface LocationStateCommand {
  readonly locationId: number;
  /** Revision on which the change was decided. */
  readonly rev: number;
  readonly isClosed: boolean;
  /** The location that takes over the areas; 0 for none. */
  readonly moveAreasTo: number;
}

export type LocationStateError =
  | 'unknown-location'
  | 'location-changed'
  | 'default-location'
  | 'location-serves-areas'
  | 'location-closed';

export const findOpenLocation = (
  locations: readonly StoredLocation[],
  locationId: number,
): Result<StoredLocation, 'unknown-location' | 'location-closed'> => {
  const found = locations.find((location) => location.locationId === locationId);
  if (!found) return err('unknown-location');
  return found.closedAt ? err('location-closed') : ok(found);
};

/** Returns the areas to move before the location is closed. */
export const decideLocationState = (
  locations: readonly StoredLocation[],
  areas: readonly { readonly groupId: number; readonly locationId: number }[],
  { locationId, rev, isClosed, moveAreasTo }: LocationStateCommand,
): Result<readonly number[], LocationStateError> => {
  const location = locations.find((one) => one.locationId === locationId);
  if (!location) return err('unknown-location');
  if (locationId === defaultLocationId) return err('default-location');
  if (location.rev !== rev) return err('location-changed');
  const served = areas.filter((area) => area.locationId === locationId);
  if (!isClosed || served.length === 0) return ok([]);
  if (moveAreasTo === 0 || moveAreasTo === locationId) return err('location-serves-areas');
  const target = findOpenLocation(locations, moveAreasTo);
  return target.ok ? ok(served.map(({ groupId }) => groupId)) : target;
};
