import { err, ok, type Result } from '@tokri/contracts/result';
import { defaultLocationId, maxLocations } from '@tokri/contracts/slots';

/** A shop or warehouse that has stock of its own. */
export interface Location {
  readonly locationId: number;
  readonly name: string;
}

export interface StoredLocation extends Location {
  readonly rev: number;
}

/** Exists in every installation, stored or not. */
const defaultLocation: StoredLocation = {
  locationId: defaultLocationId,
  name: 'Main shop',
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
