import { itemsPerPage } from '@tokri/contracts/platform';
import { offerOperations } from '@tokri/contracts/api';
import { callApiPage } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import type { ItemSource } from '../../item-grid/item-source.ts';

const currentUserId = (): number => session().user?.Id ?? 0;

export const toOfferItemSource = (offerId: number): ItemSource => ({
  key: [offerOperations.listItemsOfOffer.operationId, currentUserId(), offerId],
  fetchPage: async (page, signal) => {
    const query = { UserId: currentUserId(), page, pageSize: itemsPerPage };
    const { rows, total } =
      offerId > 0
        ? await callApiPage(offerOperations.listItemsOfOffer, {
            query: { ...query, OfferId: offerId },
            signal,
          })
        : await callApiPage(offerOperations.listItemsWithAnyOffer, { query, signal });
    return { items: rows, total };
  },
});
