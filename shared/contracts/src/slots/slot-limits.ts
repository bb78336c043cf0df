export const holdMinutes = 10;
export const extensionMinutes = 5;
/** How long a customer keeps the capacity of an order that was rejected or not paid in time. */
export const returnedHoldMinutes = 5;
export const maxOrdersPerHold = 5;
export const waitlistOfferMinutes = 10;

export const maxSlotCapacity = 500;
export const maxSlotPieces = 999_999;
export const maxCutOffMinutes = 20_160;
export const maxPartyFees = 50;
export const maxSlotTemplates = 200;
export const slotDaysAhead = 15;
export const maxClosedDaysAhead = 400;
export const maxClosedDayReasonLength = 100;
export const maxGroupNameLength = 60;
export const maxLocationNameLength = 60;
export const maxLocations = 50;
export const maxSlotReportDays = 31;
export const maxGroupIdGap = 100;
export const maxPincodesPerRequest = 5000;
