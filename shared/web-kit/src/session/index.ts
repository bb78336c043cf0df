export {
  accountCartQuery,
  cartWish,
  chosenOffer,
  keepServerCart,
  readServerCart,
} from './account-cart.ts';
export type { CartWish } from './account-cart.ts';
export { checkLastBookingDate, noteBooking } from './booking-date.ts';
export { onCartChange, quantityOf, setQuantity, useCartQuantity } from './cart.ts';
export type { QuantityOutcome } from './cart.ts';
export { useCartPreview } from './cart-preview.ts';
export { uploadLines } from './cart-upload.ts';
export type { UploadReport } from './cart-upload.ts';
export { onLive } from './live/live-bus.ts';
export type { LiveType } from './live/live-bus.ts';
export { openLive } from './live/live-client.ts';
export { countOf } from './local-line.ts';
export type { CartThing, LocalLine } from './local-line.ts';
export { useNextSlots } from './next-slots.ts';
export {
  askPincode,
  askPincodeFor,
  closePincodeQuestion,
  usePincodeQuestion,
} from './pincode-question.ts';
export { signIn } from './sign-in.ts';
export { signInPath, useSignInPath } from './sign-in-path.ts';
export { forgetSession, logOut } from './sign-out.ts';
export { clearStorage, readText, writeText } from './storage.ts';
export {
  changeSession,
  followOtherTabs,
  noCartChoice,
  reloadSession,
  session,
  useSession,
} from './store.ts';
export type { CartChoice, NavigationFlags, ServerLine, Session } from './store.ts';
export { keepToken } from './token.ts';
export { claimsOf } from './token-claims.ts';
export type { SessionUser } from './user.ts';
