export { checkReportSpan, maxReportDays } from './report-span.ts';
export { ledgerTypes } from './billing/ledger-types.ts';
export type { AdjustmentCause, LedgerType, MoneyAccount } from './billing/ledger-types.ts';
export {
  maxBillsPerPayment,
  maxRemindedParties,
  minOnlineDuesRupees,
  recordedPaymentWays,
} from './billing/party-payments.ts';
export type {
  PartyPaymentState,
  PartyPaymentWay,
  RecordedPaymentWay,
} from './billing/party-payments.ts';
export { maxBatchBills, maxBatchEntries, maxBatchStatements } from './billing/document-batches.ts';
export { refundWays } from './billing/note-payments.ts';
export type { NotePaymentKind, RefundWay } from './billing/note-payments.ts';
export {
  importedBillLimits,
  importedBillNumberPattern,
  mixedTaxMessages,
} from './billing/imported-bill.ts';
export type { BookDifferenceKind } from './billing/book-differences.ts';
export {
  cancelReasons,
  composeCancelReason,
  maxCancelReasonLength,
  translateCancelReason,
} from './cancel-reasons.ts';
export type { CancelReasonAudience } from './cancel-reasons.ts';
export { cartFullMessage } from './cart-full-message.ts';
export {
  isLowStock,
  maxCartDates,
  maxCartLines,
  lowStockThreshold,
  maxLineQuantity,
} from './cart-limits.ts';
export { stockPath, stockStates } from './stock-path.ts';
export type { StockState } from './stock-path.ts';
export { availableOnDay, dayLimitId, isOfOtherLocation, stockId } from './day-stock.ts';
export { maxLimitLiftDays, maxLimitLiftReasonLength } from '../api/orders/limit-lift.ts';
export { maxOrderableQuantity } from './max-orderable-quantity.ts';
export { canCancel } from './cancel-rule.ts';
export {
  isCancelledOrRejected,
  isOrderStatus,
  orderProgress,
  orderProgressSteps,
  orderStatus,
  orderStatusLabel,
  sortActiveFirst,
} from './order-status.ts';
export type { OrderStatus, OrderStatusName } from './order-status.ts';
export {
  canPaymentStatusTransition,
  canOrderTransition,
  isActiveStatus,
  isFinalStatus,
  orderTransitions,
} from './order-transitions.ts';
export {
  isPaymentOutstanding,
  isRefundStatus,
  paymentStatus,
  paymentStatusLabel,
} from './payment-status.ts';
export type { PaymentStatus, PaymentStatusName } from './payment-status.ts';
export { isNote, isVoucherKind, issuedBillKinds } from './billing/bill-kind.ts';
export type { BillKind, IssuedDocumentKind, VoucherKind } from './billing/bill-kind.ts';
export {
  billPrefixPattern,
  billPrefixesOf,
  billSeries,
  defaultBillPrefixes,
  formatBillNumber,
  listBillPrefixes,
  nextFinancialYear,
  receiptPrefix,
  voucherPrefixes,
} from './billing/bill-numbers.ts';
export type { BillPrefixes, DatedBillPrefixes, NumberedBillKind } from './billing/bill-numbers.ts';
export { lateAuthorizationMs, paymentInstruments } from './payment-method.ts';
export type { CreditRejectionReason, PaymentInstrument, PaymentMethod } from './payment-method.ts';
export {
  isPlaceOrderErrorCode,
  placeOrderErrorCodes,
  placeOrderErrors,
} from './place-order-errors.ts';
export type {
  PlaceOrderErrorCode,
  RecoveryAction,
  UnpaidLimitErrorCode,
} from './place-order-errors.ts';
export { validateTransitions } from './validate-transitions.ts';
export {
  captureTimeoutMinutes,
  paymentReservationMinutes,
  paymentTimeoutMinutes,
  sagaTimeoutMinutes,
} from './order-timeouts.ts';
export { classifyUnknownOrder } from './unknown-order.ts';
