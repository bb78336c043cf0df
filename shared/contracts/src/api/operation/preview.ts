import type { AuthRule, Operation } from './operation.ts';

/** What only the customer may read, and staff see in a preview. Nothing else of this kind is open. */
const readsOfCustomer: ReadonlySet<string> = new Set([
  'check-coupon',
  'list-addresses',
  'list-bought-item-ids',
  'list-bought-items',
  'list-coupons-for-user',
  'list-favourite-ids',
  'list-favourites',
  'list-items-for-place',
  'list-items-of-offer',
  'list-messages',
  'list-offer-items',
  'list-orders-of-user',
  'list-own-conversations',
  'list-own-holds',
  'list-own-waits',
  'list-party-bills',
  'list-used-coupons',
  'read-bill',
  'read-bills-of-order',
  'read-cart',
  'read-inbox',
  'read-nearest-cart',
  'read-offer-stock',
  'read-order',
  'read-party-bill',
  'read-party-credit',
  'read-profile',
  'read-stock',
  'read-user',
  'track-order',
]);

const customerAuthKinds: ReadonlySet<AuthRule['kind']> = new Set([
  'anon-or-self',
  'self',
  'owner',
  'party',
]);

const isPlainRead = ({ method, hasSideEffects, isSecret, responseKind }: Operation): boolean =>
  method === 'GET' && !hasSideEffects && !isSecret && responseKind === 'json';

/**
 * Whether staff who see the shop as a customer may call the operation: reads that guests may call,
 * and listed reads of the customer. A list alone would admit one that writes by mistake.
 */
export const isOpenToPreviews = (operation: Operation): boolean =>
  isPlainRead(operation) &&
  (operation.auth.kind === 'anon' ||
    (customerAuthKinds.has(operation.auth.kind) && readsOfCustomer.has(operation.operationId)));
