import type { areaSnapshot, EventData, slotSnapshot } from '@tokri/contracts/events';

export type Area = EventData<typeof areaSnapshot>;
export type Slot = EventData<typeof slotSnapshot>;
