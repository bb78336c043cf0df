import { Problem } from '@tokri/contracts';
import type { itemAdminOperations, itemOperations, offerOperations } from '@tokri/contracts/http';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { couponHandlers } from './coupon-handlers.ts';
import { departmentHandlers } from './department-handlers.ts';
import { importHandlers } from './import-handlers.ts';
import { itemAdminHandlers } from './item-admin-handlers.ts';
import { offerHandlers } from './offer-handlers.ts';
import { shelfHandlers } from './shelf-handlers.ts';
import { staffHandlers } from './staff-handlers.ts';

type Needs = Parameters<typeof shelfHandlers>[0] &
  Parameters<typeof staffHandlers>[0] &
  Parameters<typeof departmentHandlers>[0] &
  Parameters<typeof importHandlers>[0] &
  Parameters<typeof offerHandlers>[0] &
  Parameters<typeof itemAdminHandlers>[0] &
  Parameters<typeof couponHandlers>[0] & {
    /** False while the catalogue is being filled: an empty shelf would be a lie. */
    readonly isOpen: () => boolean;
  };

const retryAfterSeconds = 1;

const whenOpen = (handlers: BoundHandlers, isOpen: Needs['isOpen']): BoundHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (call: never) => {
        if (!isOpen())
          throw new Problem('unavailable', 'The catalogue is being loaded.', { retryAfterSeconds });
        return handle(call);
      },
    ]),
  );

/** All rows of the contract that this service serves. */
export const catalogHandlers = (needs: Needs): BoundHandlers =>
  whenOpen(
    createHandlers<typeof itemOperations & typeof itemAdminOperations & typeof offerOperations>({
      ...shelfHandlers(needs),
      ...staffHandlers(needs),
      ...departmentHandlers(needs),
      ...importHandlers(needs),
      ...offerHandlers(needs),
      ...couponHandlers(needs),
      ...itemAdminHandlers(needs),
    }),
    needs.isOpen,
  );
