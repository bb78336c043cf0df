import { findServiceArea, type PincodeRange } from './service-area.ts';

/** Serves every area that names no other one, so that a shop with one location needs no setting. */
export const defaultLocationId = 1;
/** Until staff name it. */
export const defaultLocationName = 'Main shop';

/** Areas, quotes and orders from before locations existed name none. */
export const locationIdOf = (
  record: { readonly locationId?: number | undefined } | null | undefined,
): number => record?.locationId ?? defaultLocationId;

/** Without a served pincode a customer sees what the default location has. */
export const findLocationId = (
  areas: Iterable<{
    readonly ranges: readonly PincodeRange[];
    readonly locationId?: number | undefined;
  }>,
  pincode: string | null | undefined,
): number => (pincode ? locationIdOf(findServiceArea(areas, pincode)) : defaultLocationId);

/** Ordered by id; the default location serves where there is no area yet. An area without pincodes serves nobody. */
export const listServingLocations = (
  areas: Iterable<{
    readonly ranges: readonly PincodeRange[];
    readonly locationId?: number | undefined;
  }>,
): readonly number[] => {
  const ids = new Set([...areas].filter(({ ranges }) => ranges.length > 0).map(locationIdOf));
  return ids.size === 0 ? [defaultLocationId] : [...ids].sort((a, b) => a - b);
};
