import { areaState } from '@tokri/contracts/events';
import { stateTable } from '@tokri/service-kit/kafka';
import type { StateTable } from '@tokri/service-kit/kafka';
import type { Areas } from '../application/ports.ts';
import type { Area } from '../domain/area.ts';

/** Served pincodes as delivery-slot publishes them, whole in memory and ready before the service is. */
export const areaTable = (): Areas & { readonly table: StateTable } => {
  const areas = new Map<string, Area>();
  const table = stateTable({
    event: areaState,
    name: 'areas',
    apply: (key, area) => {
      if (area) areas.set(key, area);
      else areas.delete(key);
    },
  });
  return { table, all: () => areas.values() };
};
