import { areaSnapshot, locationSnapshot, slotSnapshot } from '@tokri/contracts/events';
import { snapshotSource, type SnapshotSource } from '@tokri/service-kit/outbox';
import type { ChargeStore } from './application/ports/charges.ts';
import type { AreaDocument, areaModel } from './persistence/areas/area-repository.ts';
import { toAreaSnapshot } from './persistence/areas/area-snapshot.ts';
import {
  toLocationSnapshot,
  type LocationDocument,
  type locationModel,
} from './persistence/locations/location-repository.ts';
import type { SlotDocument, slotModel } from './persistence/slots/slot-model.ts';
import { toSlotSnapshot } from './persistence/slots/slot-snapshot.ts';

const minSlotSnapshotIntervalMs = 1_000;

export const createSnapshotSources = (
  models: {
    readonly areas: ReturnType<typeof areaModel>;
    readonly locations: ReturnType<typeof locationModel>;
    readonly slots: ReturnType<typeof slotModel>;
  },
  charges: ChargeStore,
): readonly SnapshotSource[] => [
  snapshotSource<AreaDocument, typeof areaSnapshot>({
    model: models.areas,
    event: areaSnapshot,
    key: ({ groupId }) => String(groupId),
    toSnapshot: toAreaSnapshot(charges),
  }),
  snapshotSource<LocationDocument, typeof locationSnapshot>({
    model: models.locations,
    event: locationSnapshot,
    key: ({ _id }) => `location:${_id}`,
    toSnapshot: toLocationSnapshot,
  }),
  snapshotSource<SlotDocument, typeof slotSnapshot>({
    model: models.slots,
    event: slotSnapshot,
    key: ({ _id }) => String(_id),
    toSnapshot: toSlotSnapshot,
    minIntervalMs: minSlotSnapshotIntervalMs,
  }),
];
