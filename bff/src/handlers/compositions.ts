import {
  bffOperations,
  itemOperations,
  offerOperations,
  orderOperations,
} from '@tokri/contracts/http';
import type { Composition } from './composition.ts';
import { listBoughtItems, listFavourites, markFavourites } from './item-lists.ts';
import { placeOrder } from './place-order.ts';

/** Rows whose answers need more than the service that owns them, by operation. */
export const compositions: Readonly<Record<string, Composition>> = {
  [orderOperations.placeOrder.id]: placeOrder,
  [orderOperations.placeOrderWithoutPayment.id]: placeOrder,
  [bffOperations.listFavourites.id]: listFavourites,
  [bffOperations.listBoughtItems.id]: listBoughtItems,
  [itemOperations.filterItems.id]: markFavourites,
  [itemOperations.listItemsOnSale.id]: markFavourites,
  [itemOperations.listItemsForPlace.id]: markFavourites,
  [offerOperations.listOfferItems.id]: markFavourites,
  [offerOperations.listItemsOfOffer.id]: markFavourites,
};
