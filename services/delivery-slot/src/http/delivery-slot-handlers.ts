import type { slotAdminOperations, slotOperations, waitlistOperations } from '@tokri/contracts/api';
import { type BoundHandlers, createHandlers } from '@tokri/service-kit/http';
import { createAddressLookupHandlers } from './areas/address-lookup-handlers.ts';
import { createAreaHandlers } from './areas/area-handlers.ts';
import { createChargeHandlers } from './charges/charge-handlers.ts';
import type { HandlerDeps } from './handler-deps.ts';
import { createHoldHandlers } from './holds/hold-handlers.ts';
import { createLocationHandlers } from './locations/location-handlers.ts';
import { createPincodeLookupHandlers } from './areas/pincode-lookup-handlers.ts';
import { createPlanHandlers } from './plans/plan-handlers.ts';
import { createSlotHandlers } from './slots/slot-handlers.ts';
import { createSlotReportHandlers } from './slots/slot-report-handlers.ts';
import { createWaitlistHandlers } from './waitlist/waitlist-handlers.ts';

export const createDeliverySlotHandlers = (deps: HandlerDeps): BoundHandlers =>
  createHandlers<typeof slotOperations & typeof slotAdminOperations & typeof waitlistOperations>({
    ...createSlotHandlers(deps),
    ...createSlotReportHandlers(deps),
    ...createAddressLookupHandlers(deps),
    ...createAreaHandlers(deps),
    ...createChargeHandlers(deps),
    ...createHoldHandlers(deps),
    ...createLocationHandlers(deps),
    ...createPincodeLookupHandlers(deps),
    ...createPlanHandlers(deps),
    ...createWaitlistHandlers(deps),
  });
