import type { Permission } from '@tokri/contracts/platform';
import { itemSearch } from '../features/catalog/items/item-search.ts';
import { customerSearch } from '../features/people/customers/customer-search.ts';
import { orderSearch } from '../features/orders/order-search.ts';
import { partySearch } from '../features/parties/party-search.ts';
import { paymentSearch } from '../features/payments/payment-search.ts';
import { priceSearch } from '../features/catalog/prices/price-search.ts';
import type { RecordSearch } from './record-search.ts';

const recordSearches: readonly RecordSearch[] = [
  orderSearch,
  itemSearch,
  priceSearch,
  paymentSearch,
  partySearch,
  customerSearch,
];

export const listRecordSearches = (permissions: readonly Permission[]): readonly RecordSearch[] =>
  recordSearches.filter(
    ({ name, permission }) =>
      permissions.includes(permission) &&
      // Staff who open items find prices there: each item would be listed twice.
      (name !== priceSearch.name || !permissions.includes(itemSearch.permission)),
  );
