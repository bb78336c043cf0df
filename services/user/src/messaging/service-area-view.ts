import { areaSnapshot } from '@tokri/contracts/events';
import { materializedView } from '@tokri/service-kit/kafka';
import type { MaterializedView } from '@tokri/service-kit/kafka';
import type { ServiceAreas } from '../application/ports/addresses.ts';
import type { ServiceArea } from '../domain/addresses/service-area.ts';

export const createServiceAreaView = (): ServiceAreas & { readonly view: MaterializedView } => {
  const areas = new Map<string, ServiceArea>();
  const view = materializedView({
    event: areaSnapshot,
    name: 'areas',
    apply: (key, area) => {
      if (area) areas.set(key, area);
      else areas.delete(key);
    },
  });
  return { view, all: () => areas.values() };
};
