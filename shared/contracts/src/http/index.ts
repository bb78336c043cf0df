import { bffOperations } from './bff.ts';
import { billingOperations } from './billing.ts';
import { cartOperations } from './cart.ts';
import { chatOperations } from './chat.ts';
import { itemAdminOperations } from './item-admin.ts';
import { itemOperations } from './item.ts';
import { messagingOperations } from './messaging.ts';
import { notificationOperations } from './notification.ts';
import { couponOperations, offerOperations } from './offer.ts';
import type { Operation } from './operation.ts';
import { orderAdminOperations } from './order-admin.ts';
import { orderOperations } from './order.ts';
import { slotAdminOperations } from './slot-admin.ts';
import { waitlistOperations } from './slot-wait.ts';
import { slotOperations } from './slot.ts';
import { userOperations } from './user.ts';

export * from './authorize.ts';
export * from './choose.ts';
export type * from './operation.ts';
export * as fields from './fields.ts';
export * from './result.ts';
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
export type { BillResponse } from './billing.ts';
export { liveEvents } from './bff.ts';
export type { LiveEvents } from './bff.ts';
export { cartChangeCodes } from './cart.ts';
export type {
  CartResponse,
  CartChangeCode,
  CartLineBody,
  CartLineIssue,
  CartLineResponse,
  TotalsResponse,
} from './cart.ts';
export type { ConversationResponse, MessageResponse } from './chat.ts';
export type {
  ImportStatusResponse,
  ItemResponse,
  ItemBody,
  ItemGroup,
  ItemReportRow,
  ItemType,
  Suggestion,
} from './item.ts';
export type { DeadLetterResponse } from './messaging.ts';
export type { InboxEntryResponse, SentMessageResponse } from './notification.ts';
export type {
  CouponBody,
  OfferResponse,
  OfferBanner,
  OfferBody,
  UsedCoupon,
  UserCoupon,
} from './offer.ts';
export { placeOrderErrorCodes } from './order.ts';
export type { PlaceOrderErrorCode } from './order.ts';
export {
  toCouponResponse,
  toLineResponse,
  toTaxSummaryResponse,
  toTotalsResponse,
} from './present-quote.ts';
export type { CurrentLineState } from './present-quote.ts';
export type { OrderResponse, PaymentResponse } from './order.ts';
export { slotClosedReasons, slotStates } from './slot.ts';
export type { SlotResponse } from './slot.ts';
export type { SlotUsageResponse, WaitlistEntryResponse, TemplatesOfGroup } from './slot-admin.ts';
export type { OwnWaitlistEntry } from './slot-wait.ts';
export type { AddressResponse, UserResponse } from './user.ts';

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

/** Every operation that is served, the only registry: what is not here is refused. */
export const operations: readonly Operation[] = groups.flatMap(
  (group) => Object.values(group) as Operation[],
);

/** Those that the bff serves to the world. */
export const publicOperations: readonly Operation[] = operations.filter(({ path }) =>
  path.startsWith('/api/'),
);
