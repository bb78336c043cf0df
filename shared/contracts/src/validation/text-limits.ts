export const maxNameLength = 100;
export const categoryNameLength = 100;
export const maxMobileLength = 20;
export const maxAddressLength = 400;
export const maxBusinessNameLength = 100;
export const maxDeclineReasonLength = 300;
export const maxNoteLength = 300;
export const maxCouponCodeLength = 40;
export const couponNameLength = 100;
export const offerNameLength = 60;
export const offerNarrationLength = 300;
export const maxRefundReferenceLength = 60;
export const maxRefundReasonLength = 120;

export const maxOrderSearchLength = 60;
export const maxPaymentSearchLength = 60;
export const maxItemSearchLength = 100;
export const maxPersonSearchLength = 100;
export const maxPromotionSearchLength = 60;

export const maxAddressesPerPerson = 20;
export const maxFavouritesPerPerson = 200;
export const maxMessagesPerOrder = 200;
