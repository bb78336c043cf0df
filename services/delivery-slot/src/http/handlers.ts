import type {
  slotAdminOperations,
  slotOperations,
  slotWaitOperations,
} from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import { slotAdminHandlers } from './admin-handlers.ts';
import { areaHandlers } from './area-handlers.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { slotHandlers } from './slot-handlers.ts';
import { waitHandlers } from './wait-handlers.ts';

/** Binds the rows of the contract to the use cases. */
export const handlers = (deps: HandlerNeeds): BoundHandlers =>
  createHandlers<typeof slotOperations & typeof slotAdminOperations & typeof slotWaitOperations>({
    ...slotHandlers(deps),
    ...areaHandlers(deps),
    ...slotAdminHandlers(deps),
    ...waitHandlers(deps),
  });
