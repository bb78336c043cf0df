import { cartOperations, type CartResponse } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '../../platform/query.ts';
import { withShownPrices, type LocalLine } from './local-line.ts';
import { updateSession, session, useSession } from '../store/store.ts';

const rememberShownPrices = ({ Lines }: CartResponse): void => {
  const { localLines } = session();
  const updatedLines = withShownPrices(localLines, Lines);
  if (updatedLines !== localLines) updateSession({ localLines: updatedLines });
};

export const useCartPreview = (
  lines: readonly LocalLine[],
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): UseQueryResult<CartResponse> => {
  const pincode = useSession((state) => state.pincode);
  const day = useSession((state) => state.deliveryDate);
  // Shown prices are not part of the query key: remembering them does not change the cart.
  const requestedLines = lines.map(({ LineKey, ItemId, UnitId, OfferId, Quantity }) => ({
    LineKey,
    ItemId,
    UnitId,
    OfferId,
    Quantity,
  }));
  return useQuery({
    queryKey: [cartOperations.previewCart.operationId, pincode, day, requestedLines],
    queryFn: async ({ signal }) => {
      const { localLines } = session();
      const Lines = requestedLines.map((line) => {
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
      rememberShownPrices(cart);
      return cart;
    },
    enabled: isEnabled && lines.length > 0,
    placeholderData: keepPreviousData,
  });
};
