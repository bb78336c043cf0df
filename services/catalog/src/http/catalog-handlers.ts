import { ProblemError } from '@tokri/contracts/problems';
import {
  catalogCouponOperations,
  itemAdminOperations,
  itemFileOperations,
  itemOperations,
  offerOperations,
  promotionOperations,
} from '@tokri/contracts/api';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { createBulkChangeHandlers } from './bulk-changes/bulk-change-handlers.ts';
import { createPrepareHandlers } from './bulk-changes/prepare-handlers.ts';
import { createPriceHandlers } from './rates/price-handlers.ts';
import { createSaveRateHandlers } from './rates/save-rate-handlers.ts';
import { createSavedViewHandlers } from './views/saved-view-handlers.ts';
import { createCouponHandlers } from './coupons/coupon-handlers.ts';
import { createCategoryHandlers } from './categories/category-handlers.ts';
import { createStaffCategoryHandlers } from './categories/staff-category-handlers.ts';
import { createSlideHandlers, createStaffSlideHandlers } from './images/slide-handlers.ts';
import { createImportHandlers } from './import/import-handlers.ts';
import { createItemFileHandlers } from './import/item-file-handlers.ts';
import { createItemAdminHandlers } from './items/item-admin-handlers.ts';
import { createItemFormHandlers } from './items/item-form-handlers.ts';
import { createItemHistoryHandlers } from './items/item-history-handlers.ts';
import { createStaffItemHandlers } from './items/staff-item-handlers.ts';
import { createRateHandlers } from './rates/rate-handlers.ts';
import { createTaxHandlers } from './rates/tax-handlers.ts';
import { createDayLimitHandlers } from './stock/day-limit-handlers.ts';
import { createStockFileHandlers } from './stock/stock-file-handlers.ts';
import { createStockMovementHandlers } from './stock/stock-movement-handlers.ts';
import { createStaffCouponHandlers } from './promotions/staff-coupon-handlers.ts';
import { createStaffOfferHandlers } from './promotions/staff-offer-handlers.ts';
import { createOfferHandlers } from './offers/offer-handlers.ts';
import { createItemListHandlers } from './search/item-list-handlers.ts';
import { createItemHandlers } from './items/item-handlers.ts';

export const catalogOperations = {
  ...itemOperations,
  ...itemAdminOperations,
  ...itemFileOperations,
  ...offerOperations,
  ...catalogCouponOperations,
  ...promotionOperations,
};

type Deps = Parameters<typeof createItemListHandlers>[0] &
  Parameters<typeof createItemHandlers>[0] &
  Parameters<typeof createCategoryHandlers>[0] &
  Parameters<typeof createSlideHandlers>[0] &
  Parameters<typeof createTaxHandlers>[0] &
  Parameters<typeof createBulkChangeHandlers>[0] &
  Parameters<typeof createPrepareHandlers>[0] &
  Parameters<typeof createSaveRateHandlers>[0] &
  Parameters<typeof createSavedViewHandlers>[0] &
  Parameters<typeof createDayLimitHandlers>[0] &
  Parameters<typeof createStockMovementHandlers>[0] &
  Parameters<typeof createStockFileHandlers>[0] &
  Parameters<typeof createImportHandlers>[0] &
  Parameters<typeof createItemFileHandlers>[0] &
  Parameters<typeof createOfferHandlers>[0] &
  Parameters<typeof createStaffOfferHandlers>[0] &
  Parameters<typeof createStaffCouponHandlers>[0] &
  Parameters<typeof createItemAdminHandlers>[0] &
  Parameters<typeof createItemHistoryHandlers>[0] &
  Parameters<typeof createCouponHandlers>[0] & {
    readonly isLoaded: () => boolean;
  };

const retryAfterSeconds = 1;

const whenLoaded = (handlers: BoundHandlers, isLoaded: Deps['isLoaded']): BoundHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (request: never) => {
        if (!isLoaded())
          throw new ProblemError(
            'unavailable',
            {
              en: 'The catalogue is being loaded. Try again in a moment.',
              hi: 'सामान की सूची लोड हो रही है। थोड़ी देर में फिर से कोशिश करें।',
            },
            {
              retryAfterSeconds,
            },
          );
        return handle(request);
      },
    ]),
  );

export const createCatalogHandlers = (deps: Deps): BoundHandlers =>
  whenLoaded(
    createHandlers<typeof catalogOperations>({
      ...createItemListHandlers(deps),
      ...createItemHandlers(deps),
      ...createCategoryHandlers(deps),
      ...createStaffCategoryHandlers(deps),
      ...createSlideHandlers(deps),
      ...createRateHandlers(deps),
      ...createTaxHandlers(deps),
      ...createPriceHandlers(deps),
      ...createSaveRateHandlers(deps),
      ...createPrepareHandlers(deps),
      ...createBulkChangeHandlers(deps),
      ...createSavedViewHandlers(deps),
      ...createDayLimitHandlers(deps),
      ...createStockMovementHandlers(deps),
      ...createStockFileHandlers(deps),
      ...createImportHandlers(deps),
      ...createItemFileHandlers(deps),
      ...createOfferHandlers(deps),
      ...createCouponHandlers(deps),
      ...createStaffOfferHandlers(deps),
      ...createStaffCouponHandlers(deps),
      ...createStaffSlideHandlers(deps),
      ...createItemAdminHandlers(deps),
      ...createStaffItemHandlers(deps),
      ...createItemFormHandlers(deps),
      ...createItemHistoryHandlers(deps),
    }),
    deps.isLoaded,
  );
