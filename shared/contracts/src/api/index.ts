import { auditOperations } from './audit/audit-entries.ts';
import { dataCopyOperations } from './privacy/data-copies.ts';
import { erasureOperations } from './privacy/erasures.ts';
import { bffOperations } from './bff.ts';
import { billingOperations } from './billing/billing.ts';
import { cartOperations } from './cart/cart-operations.ts';
import { catalogCouponOperations, couponOperations } from './catalog/coupons.ts';
import { itemAdminOperations } from './catalog/item-admin.ts';
import { itemExportOperations } from './catalog/item-files/item-export.ts';
import { itemFileOperations } from './catalog/item-files/item-file.ts';
import { itemOperations } from './catalog/items.ts';
import { offerOperations } from './catalog/offers.ts';
import { promotionOperations } from './catalog/promotions/promotions.ts';
import { chatOperations } from './messages/chat.ts';
import { messagingOperations } from './messages/dead-letters.ts';
import { lowStockOperations } from './messages/low-stock-settings.ts';
import { messageTemplateOperations } from './messages/message-templates.ts';
import { notificationPreferenceOperations } from './messages/notification-preferences.ts';
import { notificationOperations } from './messages/notifications.ts';
import type { Operation } from './operation/operation.ts';
import { orderAdminOperations } from './orders/order-admin.ts';
import { orderOperations } from './orders/orders.ts';
import { slotAdminOperations } from './slots/slot-admin.ts';
import { slotReportOperations } from './slots/slot-reports.ts';
import { slotOperations } from './slots/slots.ts';
import { waitlistOperations } from './slots/waitlist.ts';
import { userOperations } from './users/users.ts';

export {
  anonymousAuthKinds,
  authorize,
  authorizeCaller,
  hasPermission,
  limitedUserId,
  staffPermissions,
} from './operation/authorize.ts';
export { isOpenToPreviews } from './operation/preview.ts';
export type { Caller, OperationCaller } from './operation/authorize.ts';
export type { EditedItem } from './catalog/item-form.ts';
export { commandFailed, commandSucceeded, errorFields } from './operation/command-response.ts';
export type { CommandResponseEntry } from './operation/command-response.ts';
export * as fields from './operation/fields.ts';
export {
  commonParams,
  describeParamSets,
  matchOperation,
  paginationParams,
} from './operation/match-operation.ts';
export type {
  AuthRule,
  HttpMethod,
  Operation,
  RequestBody,
  RequestQuery,
  ResponseBody,
} from './operation/operation.ts';
export {
  erasureOperations,
  auditOperations,
  bffOperations,
  billingOperations,
  cartOperations,
  catalogCouponOperations,
  chatOperations,
  dataCopyOperations,
  couponOperations,
  itemAdminOperations,
  itemExportOperations,
  itemFileOperations,
  itemOperations,
  lowStockOperations,
  messagingOperations,
  messageTemplateOperations,
  notificationOperations,
  notificationPreferenceOperations,
  offerOperations,
  orderAdminOperations,
  orderOperations,
  promotionOperations,
  slotAdminOperations,
  slotReportOperations,
  slotOperations,
  waitlistOperations,
  userOperations,
};
export { servicePageOfAudit } from './audit/audit-entries.ts';
export { erasureOfService, readAccountErasure } from './privacy/erasures.ts';
export type { ErasedRecord, ServiceErasure } from './privacy/erasures.ts';
export { dataCopyPartOf, dataCopyParts } from './privacy/data-copies.ts';
export type { DataCopyPart, DataCopyResponse } from './privacy/data-copies.ts';
export type { AuditEntryResponse, AuditPage, AuditPageQuery } from './audit/audit-entries.ts';
export { findSubjects, maxSubjects, toSubject } from './audit/audit-subjects.ts';
export { classifyInputField, classifyRecordField, maskPersonal } from './audit/personal-data.ts';
export type { LiveEvents, OperationsOverview, SignState } from './bff.ts';
export { duesPaymentOperations } from './billing/dues-payments.ts';
export type { DuesReminderResponse, DuesReminderResult } from './billing/dues-reminders.ts';
export type { DuesPaymentResponse } from './billing/dues-payments.ts';
export type { BillResponse, PartyCreditResponse } from './billing/bill-schemas.ts';
export type { IssuedCreditNote } from './billing/credit-notes.ts';
export type {
  DailyComparisonDetailsResponse,
  DailyComparisonResponse,
} from './billing/daily-comparisons.ts';
export type { DebitRequestResponse } from './billing/debit-notes.ts';
export type { BillSeriesResponse } from './billing/bill-series.ts';
export type { BillBatchResponse, StatementBatchResponse } from './billing/document-batches.ts';
export type { GstReturnResponse } from './billing/gst-returns.ts';
export type { TaxGroupResponse } from './catalog/item-admin.ts';
export type { LedgerEntryResponse, LedgerResponse } from './billing/ledger.ts';
export type { PartyBalanceResponse, PartyBalancesResponse } from './billing/party-balances.ts';
export type { OwnBillResponse, OwnPaymentResponse } from './billing/own-records.ts';
export { paymentStates } from './billing/payment-admin.ts';
export type { PaymentDetailsResponse, PaymentEntryResponse } from './billing/payment-admin.ts';
export type { CartLineBody, OwnCartResponse } from './cart/cart-operations.ts';
export type {
  CartChangeCode,
  CartLineResponse,
  CartResponse,
  TotalsResponse,
} from './cart/cart-schemas.ts';
export {
  toCouponResponse,
  toLineResponse,
  toTaxSummaryResponse,
  toTotalsResponse,
} from './cart/quote-response.ts';
export type { ItemGroup, ItemType } from './catalog/categories/categories.ts';
export { exportPartSize } from './catalog/prices.ts';
export type {
  ItemPricesResponse,
  PricedItemResponse,
  PriceRowResponse,
  UnitRateResponse,
} from './catalog/prices.ts';
export type { ItemHistoryEntryResponse } from './audit/item-history.ts';
export type { BulkChangeResponse, BulkChangeRowResponse } from './catalog/bulk-changes.ts';
export type {
  StockAlertsResponse,
  StockCountResponse,
  StockMovementResponse,
} from './catalog/stock/stock-movements.ts';
export type { ExportedStockResponse } from './catalog/item-files/stock-files.ts';
export type { SavedViewResponse } from './catalog/saved-views.ts';
export type { CouponBody, UsedCoupon, UserCoupon } from './catalog/coupons.ts';
export {
  type ImportRowError,
  type ImportRowKind,
  type ImportRowResponse,
  type ItemImportResponse,
} from './catalog/item-files/item-file.ts';
export { importSampleRows } from './catalog/item-files/import-file.ts';
export { itemExportPageSize } from './catalog/item-files/item-export.ts';
export type { ImportStatusResponse } from './catalog/item-files/item-import.ts';
export type { ItemBody, ItemReportRow, ItemResponse } from './catalog/item-schemas.ts';
export type { StaffItemGroup, StaffItemType } from './catalog/categories/staff-categories.ts';
export { staffItemSorts, type StaffItemResponse } from './catalog/staff-items.ts';
export type { Suggestion } from './catalog/item-search.ts';
export { offerKinds, offerScopes } from './catalog/offer-schemas.ts';
export type { OfferBanner, OfferBody, OfferResponse } from './catalog/offer-schemas.ts';
export type { StaffCouponResponse } from './catalog/promotions/staff-coupons.ts';
export type { StaffOfferDetails, StaffOfferResponse } from './catalog/promotions/staff-offers.ts';
export type { StaffSlideResponse } from './catalog/promotions/staff-slides.ts';
export type {
  ConversationCustomerResponse,
  ConversationResponse,
  MessageResponse,
} from './messages/chat.ts';
export type { DeadLetterResponse } from './messages/dead-letters.ts';
export { deliveryStates } from './messages/notifications.ts';
export type {
  InboxEntryResponse,
  PushSubscriptionResponse,
  SentMessageResponse,
} from './messages/notifications.ts';
export type { NotificationPreferencesResponse } from './messages/notification-preferences.ts';
export type { LowStockSettingsResponse } from './messages/low-stock-settings.ts';
export type {
  MessageTemplateResponse,
  MessageTemplatesResponse,
} from './messages/message-templates.ts';
export type { CashDueResponse } from './orders/cash-due.ts';
export type { DayProgressResponse } from './orders/day-progress.ts';
export type {
  ItemSalesResponse,
  SalesReportResponse,
  salesReportOperations,
} from './orders/sales-reports.ts';
export type { SlotFillReportResponse } from './slots/slot-reports.ts';
export type { OrderResponse, PaymentResponse } from './orders/order-schemas.ts';
export type {
  SlotUsageResponse,
  TemplatesOfGroup,
  WaitlistEntryResponse,
} from './slots/slot-admin.ts';
export type { AddressLookupCode, AddressSuggestionResponse } from './slots/address-lookup.ts';
export type { PincodeLookupCode } from './slots/pincode-lookup.ts';
export type { LocationResponse } from './slots/locations.ts';
export type { SlotResponse } from './slots/slot-schemas.ts';
export type { OwnWaitlistEntry } from './slots/waitlist.ts';
export type { CompanySettingsResponse } from './users/company-settings.ts';
export type { CustomerDetailsResponse, CustomerEntryResponse } from './users/customer-admin.ts';
export type { OwnSessionResponse } from './users/company-and-sessions.ts';
export type { InvitationResponse, StaffMemberResponse } from './users/staff-admin.ts';
export type {
  PolicyDetailsResponse,
  PolicyResponse,
  PolicySummary,
  PolicyVersionResponse,
} from './users/policies.ts';
export * from './users/business-customers.ts';
export type { PartyNameResponse } from './users/party-names.ts';
export type { AddressResponse } from './users/profile.ts';
export type { UserResponse } from './users/user-schemas.ts';

const groups = [
  itemOperations,
  itemAdminOperations,
  itemFileOperations,
  itemExportOperations,
  offerOperations,
  catalogCouponOperations,
  promotionOperations,
  cartOperations,
  couponOperations,
  orderOperations,
  orderAdminOperations,
  billingOperations,
  messagingOperations,
  chatOperations,
  slotOperations,
  slotAdminOperations,
  waitlistOperations,
  userOperations,
  notificationOperations,
  notificationPreferenceOperations,
  messageTemplateOperations,
  lowStockOperations,
  auditOperations,
  erasureOperations,
  dataCopyOperations,
  bffOperations,
];

export const operations: readonly Operation[] = groups.flatMap(
  (group) => Object.values(group) as Operation[],
);

export const publicOperations: readonly Operation[] = operations.filter(({ path }) =>
  path.startsWith('/api/'),
);
