import { locationSnapshot } from '@tokri/contracts/events';
import { defaultLocationId, defaultLocationName } from '@tokri/contracts/slots';
import { materializedView, type MaterializedView } from '@tokri/service-kit/kafka';
import type { LocationNames } from '../application/ports/low-stock.ts';

export const createLocationNames = (): LocationNames & { readonly view: MaterializedView } => {
  const names = new Map([[defaultLocationId, defaultLocationName]]);
  return {
    view: materializedView({
      event: locationSnapshot,
      name: 'locations',
      // Locations are never deleted.
      apply: (_key, location) => {
        if (location) names.set(location.locationId, location.name);
      },
    }),
    isLocation: (locationId) => names.has(locationId),
    findName: (locationId) => names.get(locationId) ?? String(locationId),
  };
};
