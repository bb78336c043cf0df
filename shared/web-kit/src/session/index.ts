export {
  accountCartQuery,
  cartQueryParams,
  chosenOfferId,
  applyServerCart,
  fetchServerCart,
} from './cart/account-cart.ts';
export type { CartQueryParams } from './cart/account-cart.ts';
export {
  checkLastBookingDate,
  readBookingDay,
  recordBookingDate,
} from './delivery/booking-date.ts';
export {
  onCartChange,
  cartQuantity,
  sendUnsentChanges,
  setQuantity,
  useCartLines,
  useCartQuantity,
} from './cart/set-quantity.ts';
export { setQuantities } from './cart/set-quantities.ts';
export type { SetQuantityResult } from './cart/set-quantity.ts';
export { useCartPreview } from './cart/cart-preview.ts';
export { uploadLocalLines } from './cart/cart-upload.ts';
export type { CartUploadResult } from './cart/cart-upload.ts';
export { onLiveEvent } from './live/live-bus.ts';
export { connectLiveStream } from './live/live-client.ts';
export { findQuantity, totalQuantity } from './cart/local-line.ts';
export type { CartItemRef } from './cart/local-line.ts';
export { useNextSlots } from './delivery/next-slots.ts';
export {
  openPincodePrompt,
  requirePincode,
  closePincodePrompt,
  usePincodePrompt,
} from './delivery/pincode-prompt.ts';
export { signIn } from './auth/sign-in.ts';
export {
  isOpenedFromReturnPage,
  signInPath,
  useSignInLink,
  useSignInPath,
} from './auth/sign-in-path.ts';
export { discardSession, signOut } from './auth/sign-out.ts';
export {
  isPushOffered,
  offerPushLater,
  pushPermission,
  requestPush,
  type PushAnswer,
} from './push/push-offer.ts';
export { isDeviceRegistered, turnPushOff, updatePushToken } from './push/push-token.ts';
export { clearStorage, holdStorageKey, unsentPrefix } from './store/storage.ts';
export {
  updateSession,
  syncSessionAcrossTabs,
  noCheckoutSelection,
  session,
  useSession,
} from './store/store.ts';
export type { CheckoutSelection } from './store/store.ts';
export { configurePreviewToken, preparePreview } from './auth/preview-session.ts';
export { configureTokenRefresh, renewToken } from './auth/token-refresh.ts';
export { decodeTokenClaims, tokenPartyId, tokenSessionId } from './auth/token-claims.ts';
export type { SessionUser } from './auth/user.ts';
