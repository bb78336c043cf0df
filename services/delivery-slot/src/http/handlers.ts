import type { slotAdminOperations, slotOperations, waitlistOperations } from '@tokri/contracts/api';
import { type BoundHandlers, createHandlers } from '@tokri/service-kit/http';
import { areaHandlers } from './areas/area-handlers.ts';
import { chargeHandlers } from './charges/charge-handlers.ts';
import type { HandlerDeps } from './handler-deps.ts';
import { holdHandlers } from './holds/hold-handlers.ts';
import { planHandlers } from './plans/plan-handlers.ts';
import { slotHandlers } from './slots/slot-handlers.ts';
import { waitlistHandlers } from './waitlist/waitlist-handlers.ts';

export const createSlotHandlers = (deps: HandlerDeps): BoundHandlers =>
  createHandlers<typeof slotOperations & typeof slotAdminOperations & typeof waitlistOperations>({
    ...slotHandlers(deps),
    ...areaHandlers(deps),
    ...chargeHandlers(deps),
    ...holdHandlers(deps),
    ...planHandlers(deps),
    ...waitlistHandlers(deps),
  });
