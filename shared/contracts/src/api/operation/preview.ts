import type { Permission } from '../../platform/names.ts';
import type { AuthRule, Operation } from './operation.ts';

/**
 * What only the customer may read, and staff see in a preview, with the permission that the admin
 * pages ask for the same. Nothing else of this kind is open.
 */
const readsOfCustomer: ReadonlyMap<string, Permission> = new Map([
  ['check-coupon', 'users'],
  ['list-addresses', 'users'],
  ['list-bought-item-ids', 'transactions'],
  ['list-bought-items', 'transactions'],
  ['list-coupons-for-user', 'users'],
  ['list-favourite-ids', 'users'],
  ['list-favourites', 'users'],
  ['list-items-for-place', 'users'],
  ['list-items-of-offer', 'users'],
  ['list-messages', 'chat'],
  ['list-offer-items', 'users'],
  ['list-orders-of-user', 'transactions'],
  ['list-own-conversations', 'chat'],
  ['list-own-holds', 'users'],
  ['list-own-waits', 'users'],
  ['list-party-bills', 'payments'],
  ['list-used-coupons', 'users'],
  ['read-bill', 'transactions'],
  ['read-bills-of-order', 'transactions'],
  ['read-cart', 'users'],
  ['read-inbox', 'transactions'],
  ['read-ledger', 'payments'],
  ['read-nearest-cart', 'users'],
  ['read-offer-stock', 'users'],
  ['read-order', 'transactions'],
  ['read-party-bill', 'payments'],
  ['read-party-credit', 'payments'],
  ['read-profile', 'users'],
  ['read-stock', 'users'],
  ['read-user', 'users'],
  ['track-order', 'transactions'],
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

/** A preview shows no more of a customer than the admin pages show this member of staff. */
export const isPermittedInPreview = (
  { auth, operationId }: Operation,
  permissions: readonly Permission[],
): boolean => {
  if (auth.kind === 'anon') return true;
  const needed = readsOfCustomer.get(operationId);
  return needed !== undefined && permissions.includes(needed);
};
