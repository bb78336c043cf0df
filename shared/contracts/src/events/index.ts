import * as billing from './billing.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as chat from './chat.ts';
import type { EventType, Topic } from './envelope.ts';
import * as erasure from './erasure.ts';
import * as notification from './notification.ts';
import * as order from './order.ts';
import * as slot from './slot.ts';
import * as user from './user.ts';

export {
  billingEvents,
  billIssued,
  creditRejected,
  duesReminderSent,
  creditReserved,
  openRefundsChanged,
  paymentAttemptFailed,
  paymentAuthorized,
  paymentCaptured,
  paymentRefundDue,
  paymentRefunded,
  paymentRejected,
  paymentRequested,
} from './billing.ts';
export {
  cartChanged,
  cartReserved,
  cartEmptied,
  cartEvents,
  cartRejected,
  cartRepriced,
  cartReleased,
} from './cart.ts';
export {
  catalogEvents,
  catalogItems,
  catalogLowStock,
  catalogOffers,
  catalogStock,
  couponRedeemed,
  couponRejected,
  couponReleased,
  couponSnapshot,
  dayStockSnapshot,
  locationDayStockSnapshot,
  locationStockSnapshot,
  itemSnapshot,
  offerSnapshot,
  stockLow,
  stockRefilled,
  stockRejected,
  stockReleased,
  stockReserved,
  stockSnapshot,
} from './catalog.ts';
export { chatEvents, messageRead, messageSent } from './chat.ts';
export {
  compactedTopic,
  deadLetterTopic,
  envelope,
  event,
  shortLivedTopic,
  topic,
} from './envelope.ts';
export type { Envelope, EventData, EventType, Topic } from './envelope.ts';
export {
  accountClosed,
  accountClosingMs,
  orderClosures,
  ordersSettled,
  personErased,
  userErasures,
} from './erasure.ts';
export {
  deliveryReasons,
  invitationEnded,
  notificationChannels,
  notificationKinds,
  notificationEvents,
  notificationFailed,
  notificationPurposes,
  notificationSent,
} from './notification.ts';
export type {
  DeliveryReason,
  NotificationChannel,
  NotificationKind,
  NotificationPurpose,
} from './notification.ts';
export {
  orderAwaitingPayment,
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderEvents,
  orderPaymentAccepted,
  orderPaymentChanged,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  sale,
} from './order.ts';
export type { OrderSale } from './order.ts';
export {
  areaSnapshot,
  chargeRule,
  locationSnapshot,
  slotAreas,
  slotBooked,
  slotEvents,
  slotExpired,
  slotHeld,
  slotOffered,
  slotRejected,
  slotReleased,
  slotReservedForPayment,
  slotSlots,
  slotSnapshot,
} from './slot.ts';
export type { ChargeRule } from './slot.ts';
export {
  businessApplicationDecided,
  codeRequested,
  secondFactorChanged,
  staffInvited,
  companySnapshot,
  contactKey,
  contactSnapshot,
  partySnapshot,
  tokensRevoked,
  sealedAddress,
  sealedCode,
  sealedContacts,
  sealedInvitation,
  sealedParty,
  sealedPerson,
  userChanged,
  userCompanies,
  userContacts,
  userEvents,
  userOtp,
  userPermissions,
  userRegistered,
  sessionEnded,
} from './user.ts';

const exportsByModule = [
  billing,
  cart,
  catalog,
  chat,
  erasure,
  notification,
  order,
  slot,
  user,
].map((module) => Object.values(module) as unknown[]);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTopic = (value: unknown): value is Topic =>
  isObject(value) && 'producer' in value && 'cleanup' in value;
const isEventType = (value: unknown): value is EventType =>
  isObject(value) && 'topic' in value && 'type' in value && 'data' in value;

export const topics: readonly Topic[] = exportsByModule.flatMap((values) => values.filter(isTopic));
export const eventTypes: readonly EventType[] = exportsByModule.flatMap((values) =>
  values.filter(isEventType).sort((a, b) => (a.type < b.type ? -1 : 1)),
);
