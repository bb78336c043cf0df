import { areaSnapshot, locationSnapshot, type EventData } from '@tokri/contracts/events';
import { defaultLocationId, findLocationId, listServingLocations } from '@tokri/contracts/slots';
import { materializedView, type MaterializedView } from '@tokri/service-kit/kafka';
import type { LocationView } from '../application/ports/locations.ts';

export const createLocationView = (): LocationView & {
  readonly views: readonly MaterializedView[];
} => {
  const areas = new Map<string, EventData<typeof areaSnapshot>>();
  const locationIds = new Set<number>([defaultLocationId]);
  return {
    views: [
      materializedView({
        event: areaSnapshot,
        name: 'areas',
        apply: (key, area) => {
          if (area) areas.set(key, area);
          else areas.delete(key);
        },
      }),
      materializedView({
        event: locationSnapshot,
        name: 'locations',
        // Locations are never deleted.
        apply: (_key, location) => {
          if (location) locationIds.add(location.locationId);
        },
      }),
    ],
    findLocationId: (pincode) => findLocationId(areas.values(), pincode),
    listServing: () => listServingLocations(areas.values()),
    isKnown: (locationId) => locationIds.has(locationId),
  };
};
