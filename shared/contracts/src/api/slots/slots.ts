import { pincodeOperations } from './pincodes.ts';
import { pincodeLookupOperations } from './pincode-lookup.ts';
import { addressLookupOperations } from './address-lookup.ts';
import { locationOperations } from './locations.ts';
import { slotListingOperations } from './slot-listings.ts';
import { slotPlanOperations } from './slot-plans.ts';
import { deliveryChargeOperations } from './delivery-charges.ts';
import { holdOperations } from './holds.ts';

export const slotOperations = {
  ...pincodeOperations,
  ...pincodeLookupOperations,
  ...addressLookupOperations,
  ...locationOperations,
  ...slotListingOperations,
  ...slotPlanOperations,
  ...deliveryChargeOperations,
  ...holdOperations,
};
