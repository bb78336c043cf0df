export { maxAddressTermLength, minAddressTermLength } from './address-term.ts';
export { closedLocationMessage } from './closed-location-messages.ts';
export { coordinateDecimals } from './coordinates.ts';
export {
  defaultLocationId,
  defaultLocationName,
  findLocationId,
  listServingLocations,
  locationIdOf,
} from './location.ts';
export { findServiceArea, isPincodeServed } from './service-area.ts';
export type { PincodeRange } from './service-area.ts';
export {
  fewLeftThreshold,
  isSlotSelectable,
  listingReason,
  slotDisplayState,
} from './slot-display-state.ts';
export type { SlotDisplayState } from './slot-display-state.ts';
export { isSlotErrorCode, slotErrorMessage } from './slot-error-messages.ts';
export type { SlotErrorCode } from './slot-error-messages.ts';
export { slotFeeFor } from './slot-fee.ts';
export type { SlotFees } from './slot-fee.ts';
export {
  extensionMinutes,
  holdMinutes,
  maxClosedDayReasonLength,
  maxClosedDaysAhead,
  maxCutOffMinutes,
  maxGroupIdGap,
  maxGroupNameLength,
  maxLocationNameLength,
  maxLocations,
  maxOrdersPerHold,
  maxPartyFees,
  maxPincodesPerRequest,
  maxSlotCapacity,
  maxSlotPieces,
  maxSlotReportDays,
  returnedHoldMinutes,
  slotDaysAhead,
  waitlistOfferMinutes,
} from './slot-limits.ts';
export { sortByTimeDistance } from './sort-by-time-distance.ts';
