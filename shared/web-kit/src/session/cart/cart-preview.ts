import { cartOperations, type CartResponse } from '@tokri/contracts/http';
import { callApi } from '../../platform/api/api-client.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '../../platform/query.ts';
import { withSeen, type LocalLine } from './local-line.ts';
import { updateSession, session, useSession } from '../store/store.ts';

const keepSeen = ({ Lines }: CartResponse): void => {
  const { localLines } = session();
  const seen = withSeen(localLines, Lines);
  if (seen !== localLines) updateSession({ localLines: seen });
};

/** Lines of this device priced by the server with GST and charges (C7), for who is not signed in; told what the device showed of each, it answers what has changed since. */
export const useCartPreview = (
  lines: readonly LocalLine[],
  { isWanted = true }: { readonly isWanted?: boolean } = {},
): UseQueryResult<CartResponse> => {
  const pincode = useSession((state) => state.pincode);
  const day = useSession((state) => state.deliveryDate);
  // What was seen is no part of the key: to remember it is no change of the cart.
  const wished = lines.map(({ LineKey, ItemId, UnitId, OfferId, Quantity }) => ({
    LineKey,
    ItemId,
    UnitId,
    OfferId,
    Quantity,
  }));
  return useQuery({
    queryKey: [cartOperations.previewCart.operationId, pincode, day, wished],
    queryFn: async ({ signal }) => {
      const { localLines } = session();
      const Lines = wished.map((line) => {
        const { SeenRateWithTax, SeenOfferIds } =
          localLines.find(({ LineKey }) => LineKey === line.LineKey) ?? {};
        return {
          ...line,
          ...(SeenRateWithTax === undefined ? {} : { SeenRateWithTax }),
          ...(SeenOfferIds === undefined ? {} : { SeenOfferIds: [...SeenOfferIds] }),
        };
      });
      const cart = await callApi(cartOperations.previewCart, {
        body: { Lines, Pincode: pincode, ...(day ? { PDate: day } : {}) },
        signal,
      });
      keepSeen(cart);
      return cart;
    },
    enabled: isWanted && lines.length > 0,
    placeholderData: keepPreviousData,
  });
};
