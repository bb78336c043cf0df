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
import { slotWaitOperations } from './slot-wait.ts';
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
  slotWaitOperations,
  userOperations,
};
export type { BillAnswer } from './billing.ts';
export { liveEvents } from './bff.ts';
export type { LiveEvents } from './bff.ts';
export { cartChangeCodes } from './cart.ts';
export type {
  CartAnswer,
  CartChangeCode,
  CartLineBody,
  LineTrouble,
  PricedLineAnswer,
  TotalsAnswer,
} from './cart.ts';
export type { ConversationAnswer, MessageAnswer } from './chat.ts';
export type {
  ImportState,
  Item,
  ItemBody,
  ItemGroup,
  ItemReportRow,
  ItemType,
  Suggestion,
} from './item.ts';
export type { DeadLetterAnswer } from './messaging.ts';
export type { InboxEntryAnswer, SentMessageAnswer } from './notification.ts';
export type {
  CouponBody,
  OfferAnswer,
  OfferBanner,
  OfferBody,
  UsedCoupon,
  UserCoupon,
} from './offer.ts';
export { placeRefusals } from './order.ts';
export type { PlaceRefusal } from './order.ts';
export {
  presentQuotedCoupon,
  presentQuotedLine,
  presentQuotedTax,
  presentQuotedTotals,
} from './present-quote.ts';
export type { LineNow } from './present-quote.ts';
export type { OrderAnswer, PaymentAnswer } from './order.ts';
export { slotReasons, slotStates } from './slot.ts';
export type { SlotAnswer } from './slot.ts';
export type { SlotFill, SlotWaiter, TemplatesOfGroup } from './slot-admin.ts';
export type { OwnWait } from './slot-wait.ts';
export type { AddressAnswer, UserRecord } from './user.ts';

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
  slotWaitOperations,
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
