import {
  auditOperations,
  bffOperations,
  billingOperations,
  dataCopyOperations,
  erasureOperations,
  itemOperations,
  offerOperations,
  orderOperations,
  slotOperations,
} from '@tokri/contracts/api';
import { listAuditEntries } from './audit-entries.ts';
import type { RenderPdf } from '@tokri/service-kit/pdf';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PrintedDataCopy } from '../data-copy/printed-data-copy.ts';
import type { ComposedOperation } from './composed-operation.ts';
import { createDataCopyReader, createDataCopyRenderer } from './data-copies.ts';
import { listBoughtItems, listFavourites, markFavourites } from './item-lists.ts';
import { placeOrder } from './place-order.ts';
import { readErasure } from './read-erasure.ts';
import { setLocationClosed } from './set-location-closed.ts';
import { verifyPayment } from './verify-payment.ts';

interface ComposedOperationsDeps {
  readonly clock: Clock;
  readonly renderDataCopy: RenderPdf<PrintedDataCopy>;
}

export const createComposedOperations = ({
  clock,
  renderDataCopy,
}: ComposedOperationsDeps): Readonly<Record<string, ComposedOperation>> => ({
  [orderOperations.placeOrder.operationId]: placeOrder,
  [orderOperations.placeOrderWithoutPayment.operationId]: placeOrder,
  [billingOperations.verifyPayment.operationId]: verifyPayment,
  [slotOperations.setLocationClosed.operationId]: setLocationClosed,
  [erasureOperations.readErasure.operationId]: readErasure,
  [dataCopyOperations.readDataCopy.operationId]: createDataCopyReader(clock),
  [dataCopyOperations.renderDataCopy.operationId]: createDataCopyRenderer(clock, renderDataCopy),
  [auditOperations.listAuditEntries.operationId]: listAuditEntries,
  [bffOperations.listFavourites.operationId]: listFavourites,
  [bffOperations.listBoughtItems.operationId]: listBoughtItems,
  [itemOperations.filterItems.operationId]: markFavourites,
  [itemOperations.listItemsOnSale.operationId]: markFavourites,
  [itemOperations.listItemsForPlace.operationId]: markFavourites,
  [offerOperations.listItemsWithAnyOffer.operationId]: markFavourites,
  [offerOperations.listItemsOfOffer.operationId]: markFavourites,
});
