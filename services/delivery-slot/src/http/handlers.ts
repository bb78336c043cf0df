import type { slotOperations } from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import { areaHandlers } from './area-handlers.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { slotHandlers } from './slot-handlers.ts';

/** Binds the rows of the contract to the use cases. */
export const handlers = (needs: HandlerNeeds): BoundHandlers => createHandlers<typeof slotOperations>({ ...slotHandlers(needs), ...areaHandlers(needs) });
