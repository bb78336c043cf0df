import { ProblemError } from '@tokri/contracts/problems';
import type {
  catalogCouponOperations,
  itemAdminOperations,
  itemOperations,
  offerOperations,
} from '@tokri/contracts/api';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { couponHandlers } from './coupons/coupon-handlers.ts';
import { categoryHandlers } from './categories/category-handlers.ts';
import { slideHandlers } from './images/slide-handlers.ts';
import { importHandlers } from './import/import-handlers.ts';
import { itemAdminHandlers } from './items/item-admin-handlers.ts';
import { rateHandlers } from './rates/rate-handlers.ts';
import { taxHandlers } from './rates/tax-handlers.ts';
import { dayLimitHandlers } from './stock/day-limit-handlers.ts';
import { offerHandlers } from './offers/offer-handlers.ts';
import { itemListHandlers } from './search/item-list-handlers.ts';
import { itemHandlers } from './items/item-handlers.ts';

type Deps = Parameters<typeof itemListHandlers>[0] &
  Parameters<typeof itemHandlers>[0] &
  Parameters<typeof categoryHandlers>[0] &
  Parameters<typeof slideHandlers>[0] &
  Parameters<typeof taxHandlers>[0] &
  Parameters<typeof dayLimitHandlers>[0] &
  Parameters<typeof importHandlers>[0] &
  Parameters<typeof offerHandlers>[0] &
  Parameters<typeof itemAdminHandlers>[0] &
  Parameters<typeof couponHandlers>[0] & {
    readonly isLoaded: () => boolean;
  };

const retryAfterSeconds = 1;

const whenLoaded = (handlers: BoundHandlers, isLoaded: Deps['isLoaded']): BoundHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (request: never) => {
        if (!isLoaded())
          throw new ProblemError('unavailable', 'The catalogue is being loaded.', {
            retryAfterSeconds,
          });
        return handle(request);
      },
    ]),
  );

export const catalogHandlers = (deps: Deps): BoundHandlers =>
  whenLoaded(
    createHandlers<
      typeof itemOperations &
        typeof itemAdminOperations &
        typeof offerOperations &
        typeof catalogCouponOperations
    >({
      ...itemListHandlers(deps),
      ...itemHandlers(deps),
      ...categoryHandlers(deps),
      ...slideHandlers(deps),
      ...rateHandlers(deps),
      ...taxHandlers(deps),
      ...dayLimitHandlers(deps),
      ...importHandlers(deps),
      ...offerHandlers(deps),
      ...couponHandlers(deps),
      ...itemAdminHandlers(deps),
    }),
    deps.isLoaded,
  );
