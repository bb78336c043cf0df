import { areaSnapshot, locationSnapshot, type EventData } from '@tokri/contracts/events';
import { defaultLocationId, findLocationId, listServingLocations } from '@tokri/contracts/slots';
import { materializedView, type MaterializedView } from '@tokri/service-kit/kafka';
import type { LocationState, LocationView } from '../application/ports/locations.ts';

export const createLocationView = (): LocationView & {
  readonly views: readonly MaterializedView[];
} => {
  const areas = new Map<string, EventData<typeof areaSnapshot>>();
  const states = new Map<number, LocationState>([[defaultLocationId, 'open']]);
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
          if (location) states.set(location.locationId, location.closed ? 'closed' : 'open');
        },
      }),
    ],
    findLocationId: (pincode) => findLocationId(areas.values(), pincode),
    listServing: () => listServingLocations(areas.values()),
    findState: (locationId) => states.get(locationId) ?? 'unknown',
  };
};
