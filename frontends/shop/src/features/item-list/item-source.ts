import { itemOperations, offerOperations, type Item } from '@tokri/contracts/http';
import { call, callPage, type Answer } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import { queryOf, type ListWish } from './model.ts';

export const itemsPerPage = 30;

export type Facets = Answer<typeof itemOperations.filterItems>['Facets'];

export interface ItemPage {
  readonly items: readonly Item[];
  /** Count of the whole list. */
  readonly total: number;
  readonly facets?: Facets;
}

/** Where the items of a list come from, a page of `itemsPerPage` at a time. */
export interface ItemSource {
  /** Another list has another key. Prices and hearts may be the person's own, so it names the person. */
  readonly key: readonly unknown[];
  readonly read: (page: number, signal: AbortSignal) => Promise<ItemPage>;
}

const userId = (): number => session().user?.Id ?? 0;

/** The items of a wish (F3). */
export const wishedItems = (wish: ListWish, pincode: string): ItemSource => {
  const query = queryOf(wish, pincode);
  return {
    key: [itemOperations.filterItems.id, 'pages', userId(), query],
    read: async (page, signal) => {
      const { Items, Total, Facets } = await call(itemOperations.filterItems, {
        query: { ...query, page, pageSize: itemsPerPage },
        signal,
      });
      return { items: Items, total: Total, facets: Facets };
    },
  };
};

/** The items of one running offer (P5), or with 0 of all of them (P4). */
export const offeredItems = (offerId: number): ItemSource => ({
  key: [offerOperations.listItemsOfOffer.id, userId(), offerId],
  read: async (page, signal) => {
    const paging = { UserId: userId(), page, pageSize: itemsPerPage };
    const { rows, total } =
      offerId > 0
        ? await callPage(offerOperations.listItemsOfOffer, {
            query: { ...paging, OfferId: offerId },
            signal,
          })
        : await callPage(offerOperations.listOfferItems, { query: paging, signal });
    return { items: rows, total };
  },
});
