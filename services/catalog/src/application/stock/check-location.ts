import { err, ok, type Result } from '@tokri/contracts/result';
import type { LocationView } from '../ports/locations.ts';

export type LocationError = 'unknown-location' | 'location-closed';

/** A closed location keeps its stock as it is, for history. */
export const checkLocation = (
  locations: Pick<LocationView, 'findState'>,
  locationId: number,
): Result<null, LocationError> => {
  const state = locations.findState(locationId);
  if (state === 'unknown') return err('unknown-location');
  return state === 'closed' ? err('location-closed') : ok(null);
};
