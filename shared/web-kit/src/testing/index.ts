export { aCart } from './a-cart.ts';
export { anAddress } from './an-address.ts';
export { fakeNetwork, noNetwork, problem, reply } from './fake-network.ts';
export type { FakeNetwork, SeenCall } from './fake-network.ts';
export { aUser, givenSession } from './given-session.ts';
export { watchNear } from './near.ts';
export { hindiGaps } from './hindi-gaps.ts';
export { renderPage } from './render-page.tsx';
export { anItem, aUnit } from './shelf-data.ts';
