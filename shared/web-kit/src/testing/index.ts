export { buildCart } from './cart-fixture.ts';
export { buildAddress } from './address-fixture.ts';
export {
  fakeNetwork,
  rejectAsOffline,
  invalidFieldResponse,
  problemResponse,
  jsonResponse,
} from './fake-network.ts';
export type { FakeNetwork } from './fake-network.ts';
export { fakeRazorpay, type OpenedDialog } from './fake-razorpay.ts';
export { fakeStripe } from './fake-stripe.ts';
export { testUser, setupSession } from './session-fixture.ts';
export { mockIntersectionObserver } from './intersection-observer.ts';
export { findTranslationGaps } from './translation-gaps.ts';
export { renderPage } from './render-page.tsx';
export { buildItem, buildUnit } from './item-fixture.ts';

export { emitLiveEvent } from '../session/live/live-bus.ts';
export { simulateNativeBridge } from './simulate-native-bridge.ts';
