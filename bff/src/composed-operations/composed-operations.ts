import {
  auditOperations,
  bffOperations,
  billingOperations,
  erasureOperations,
  itemOperations,
  offerOperations,
  orderOperations,
  slotOperations,
} from '@tokri/contracts/api';
import { listAuditEntries } from './audit-entries.ts';
import type { ComposedOperation } from './composed-operation.ts';
import { listBoughtItems, listFavourites, markFavourites } from './item-lists.ts';
import { placeOrder } from './place-order.ts';
import { readErasure } from './read-erasure.ts';
import { setLocationClosed } from './set-location-closed.ts';
import { verifyPayment } from './verify-payment.ts';

export const composedOperations: Readonly<Record<string, ComposedOperation>> = {
  [orderOperations.placeOrder.operationId]: placeOrder,
  [orderOperations.placeOrderWithoutPayment.operationId]: placeOrder,
  [billingOperations.verifyPayment.operationId]: verifyPayment,
  [slotOperations.setLocationClosed.operationId]: setLocationClosed,
  [erasureOperations.readErasure.operationId]: readErasure,
  [auditOperations.listAuditEntries.operationId]: listAuditEntries,
  [bffOperations.listFavourites.operationId]: listFavourites,
  [bffOperations.listBoughtItems.operationId]: listBoughtItems,
  [itemOperations.filterItems.operationId]: markFavourites,
  [itemOperations.listItemsOnSale.operationId]: markFavourites,
  [itemOperations.listItemsForPlace.operationId]: markFavourites,
  [offerOperations.listItemsWithAnyOffer.operationId]: markFavourites,
  [offerOperations.listItemsOfOffer.operationId]: markFavourites,
};
