export { brandSeparator, maxBrandLength, maxBrands, splitBrands } from './brand-names.ts';
export {
  bulkChangeKinds,
  maxImportErrors,
  maxImportRows,
  maxPricePercent,
  priceRoundings,
} from './bulk-changes.ts';
export type { BulkChangeKind, PriceRounding } from './bulk-changes.ts';
export { maxLowStockRecipients } from './low-stock-recipients.ts';
export { maxSavedViews, maxViewNameLength } from './saved-views.ts';
export {
  maxSlidePictures,
  slideLinkLength,
  slideLinkPattern,
  slideLinkTextLength,
  slideTextLength,
  slideTitleLength,
} from './slide-fields.ts';
export {
  canPrintUpiId,
  companyPatterns,
  companyTextLimits,
  hasFoodLicence,
} from './company-fields.ts';
export {
  findHiddenCharacter,
  foldToSingleLine,
  hasLetterOrDigit,
  toPrintableLine,
} from './free-text.ts';
export { maskGstins } from './gstin-in-text.ts';
export {
  lastPlannableDate,
  maxId,
  maxJsonBodyBytes,
  maxOrdersPerRead,
  maxPageSize,
  maxQuoteTokenLength,
  maxTermsDays,
} from './limits.ts';
export {
  checkRupees,
  parseRupees,
  parseWholeNumber,
  removeGrouping,
  type RupeesError,
} from './typed-numbers.ts';
export { mailboxKey } from './mailbox-key.ts';
export {
  maxMessageLength,
  maxMessageLines,
  validateMessageText,
  type MessageTextError,
} from './message-text.ts';
export {
  categoryNameLength,
  maxAddressesPerPerson,
  maxAddressLength,
  maxBusinessNameLength,
  maxDeclineReasonLength,
  couponNameLength,
  maxCouponCodeLength,
  offerNameLength,
  offerNarrationLength,
  maxFavouritesPerPerson,
  maxItemSearchLength,
  maxMessagesPerOrder,
  maxMobileLength,
  maxNameLength,
  maxNoteLength,
  maxOrderSearchLength,
  maxPersonSearchLength,
  maxPromotionSearchLength,
  maxPaymentSearchLength,
  maxRefundReasonLength,
  maxRefundReferenceLength,
} from './text-limits.ts';
export {
  errorFileColumns,
  itemFileColumns,
  unitFileColumns,
  type ItemFileCells,
  type ItemFileColumn,
} from './item-file-columns.ts';
export {
  correctionReasons,
  maxMovementAgeSeconds,
  maxMovementNoteLength,
  maxUnitStock,
  staffMovementKinds,
} from './stock-movements.ts';
export type { CorrectionReason, StaffMovementKind } from './stock-movements.ts';
export { checkDeliveryCode } from './delivery-codes/delivery-code.ts';
export {
  checkOptionalUkMobile,
  checkPostcode,
  postcodeMessage,
} from './delivery-codes/united-kingdom.ts';
export { isUuid } from './uuid.ts';
export {
  checkAddress,
  checkCode,
  checkEmail,
  checkFilled,
  checkMandatory,
  checkSelected,
  checkMobile,
  checkName,
  checkOptionalEmail,
  maxEmailLength,
  minAddressLength,
  receivesSms,
  validationMessages,
} from './validation.ts';
export { isWebPushToken, parseWebPushToken, toWebPushToken } from './web-push.ts';
export type { WebPushSubscription } from './web-push.ts';
