import { createPersonErasure } from '@tokri/service-kit/erasure';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { leaveWaitlists } from './application/waitlist/leave-waitlists.ts';

/** Holds and bookings have ids only. */
export const composeErasure = (
  { connection, clock }: ServiceContext,
  deps: Parameters<typeof leaveWaitlists>[0],
) =>
  createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({ waitlist: (await deps.slots.findWaitlistedBy(userId)).length }),
    erase: (userId) => leaveWaitlists(deps, userId),
  });
