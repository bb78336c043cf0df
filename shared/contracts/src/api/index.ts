import { bffOperations } from './bff.ts';
import { billingOperations } from './billing/billing.ts';
import { cartOperations } from './cart/cart.ts';
import { chatOperations } from './messages/chat.ts';
import { itemAdminOperations } from './catalog/item-admin.ts';
import { itemOperations } from './catalog/items.ts';
import { messagingOperations } from './messages/dead-letters.ts';
import { notificationOperations } from './messages/notifications.ts';
import { couponOperations, offerOperations } from './catalog/offers.ts';
import type { Operation } from './operation/operation.ts';
import { orderAdminOperations } from './orders/order-admin.ts';
import { orderOperations } from './orders/orders.ts';
import { slotAdminOperations } from './slots/slot-admin.ts';
import { waitlistOperations } from './slots/waitlist.ts';
import { slotOperations } from './slots/slots.ts';
import { userOperations } from './users/users.ts';

export * from './operation/authorize.ts';
export * from './operation/match-operation.ts';
export type * from './operation/operation.ts';
export * as fields from './operation/fields.ts';
export * from './operation/command-response.ts';
export {
  bffOperations,
  billingOperations,
  cartOperations,
  chatOperations,
  couponOperations,
  itemAdminOperations,
  itemOperations,
  messagingOperations,
  notificationOperations,
  offerOperations,
  orderAdminOperations,
  orderOperations,
  slotAdminOperations,
  slotOperations,
  waitlistOperations,
  userOperations,
};
export type { BillResponse } from './billing/billing.ts';
export { liveEvents } from './bff.ts';
export type { LiveEvents } from './bff.ts';
export { cartChangeCodes } from './cart/cart.ts';
export type {
  CartResponse,
  CartChangeCode,
  CartLineBody,
  CartLineIssue,
  CartLineResponse,
  TotalsResponse,
} from './cart/cart.ts';
export type { ConversationResponse, MessageResponse } from './messages/chat.ts';
export type {
  ImportStatusResponse,
  ItemResponse,
  ItemBody,
  ItemGroup,
  ItemReportRow,
  ItemType,
  Suggestion,
} from './catalog/items.ts';
export type { DeadLetterResponse } from './messages/dead-letters.ts';
export type { InboxEntryResponse, SentMessageResponse } from './messages/notifications.ts';
export type {
  CouponBody,
  OfferResponse,
  OfferBanner,
  OfferBody,
  UsedCoupon,
  UserCoupon,
} from './catalog/offers.ts';
export { placeOrderErrorCodes } from './orders/orders.ts';
export type { PlaceOrderErrorCode } from './orders/orders.ts';
export {
  toCouponResponse,
  toLineResponse,
  toTaxSummaryResponse,
  toTotalsResponse,
} from './cart/quote-response.ts';
export type { CurrentLineState } from './cart/quote-response.ts';
export type { OrderResponse, PaymentResponse } from './orders/orders.ts';
export { slotClosedReasons, slotStates } from './slots/slots.ts';
export type { SlotResponse } from './slots/slots.ts';
export type {
  SlotUsageResponse,
  WaitlistEntryResponse,
  TemplatesOfGroup,
} from './slots/slot-admin.ts';
export type { OwnWaitlistEntry } from './slots/waitlist.ts';
export type { AddressResponse, UserResponse } from './users/users.ts';

const groups = [
  itemOperations,
  itemAdminOperations,
  offerOperations,
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
  bffOperations,
];

/** The only registry of operations; anything else is rejected. */
export const operations: readonly Operation[] = groups.flatMap(
  (group) => Object.values(group) as Operation[],
);

export const publicOperations: readonly Operation[] = operations.filter(({ path }) =>
  path.startsWith('/api/'),
);
