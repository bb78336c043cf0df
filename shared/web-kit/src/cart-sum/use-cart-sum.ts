import { cartOperations, type CartAnswer } from '@tokri/contracts/http';
import { call, useQuery, useSettled } from '@tokri/web-kit/platform';
import { useCartPreview, useSession } from '@tokri/web-kit/session';

/** Taps that follow each other faster than this are priced together. */
const settleMs = 250;

export interface CartSum {
  /** Of the last cart that was priced. */
  readonly totals: CartAnswer['Totals'] | undefined;
  /** False while a newer price is on its way. */
  readonly isCurrent: boolean;
}

/** The price of a visitor's local lines, from the server like any other (C7). */
const useVisitorSum = (isWanted: boolean): CartSum => {
  const lines = useSession((state) => state.localLines);
  const settled = useSettled(lines, settleMs);
  const preview = useCartPreview(settled, { isWanted });
  return { totals: preview.data?.Totals, isCurrent: settled === lines && !preview.isPlaceholderData && !preview.isFetching };
};

/** The price of the account's cart (C2, C3). */
const useAccountSum = (userId: number): CartSum => {
  const companyId = useSession((state) => state.companyId);
  const day = useSession((state) => state.deliveryDate);
  const pincode = useSession((state) => state.pincode);
  const count = useSession((state) => state.cartCount);
  const place = pincode ? { Pincode: pincode } : {};
  const cart = useQuery({
    queryKey: [day ? cartOperations.readCart.id : cartOperations.readNearestCart.id, userId, day, pincode, 'bar'],
    queryFn: ({ signal }): Promise<CartAnswer> =>
      day
        ? call(cartOperations.readCart, { query: { UId: userId, PDate: day, ...place }, signal })
        : call(cartOperations.readNearestCart, { query: { UserId: userId, CompanyId: companyId, ...place }, signal }),
    enabled: userId > 0 && count > 0,
  });
  return { totals: cart.data?.Totals, isCurrent: !cart.isFetching && cart.data?.Count === count };
};

/** What the cart comes to with everything; whoever shows it shares one answer of the server. */
export const useCartSum = (): CartSum => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const account = useAccountSum(userId);
  const visitor = useVisitorSum(userId === 0);
  return userId > 0 ? account : visitor;
};
