import type { slotOperations } from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import type { AreaStore, Clock, PlanStore, ReadQuote, SlotStore } from '../application/ports.ts';
import { areaHandlers } from './area-handlers.ts';
import { slotHandlers } from './slot-handlers.ts';

export interface HandlerNeeds {
  readonly slots: SlotStore;
  readonly areas: AreaStore;
  readonly plans: PlanStore;
  readonly readQuote: ReadQuote;
  readonly clock: Clock;
}

/** Binds the rows of the contract to the use cases. */
export const handlers = (needs: HandlerNeeds): BoundHandlers => createHandlers<typeof slotOperations>({ ...slotHandlers(needs), ...areaHandlers(needs) });
