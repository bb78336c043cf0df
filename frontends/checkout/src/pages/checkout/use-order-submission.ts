import {
  cartOperations,
  orderOperations,
  slotOperations,
  type CartResponse,
} from '@tokri/contracts/api';
import { useNavigate, useQueryClient } from '@tokri/web-kit/platform';
import {
  updateSession,
  noCheckoutSelection,
  fetchServerCart,
  session,
} from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, formatPrice, showDialog } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import type { PaymentMethod } from '../../features/payment/payment-method-panel.tsx';
import {
  usePlaceOrder,
  type PlaceOrderResult,
  type PlaceOrderBody,
  type PlaceOrderState,
  type ShortLine,
} from '../../features/place-order/use-place-order.ts';
import { releaseHold } from '../../features/slot-hold/hold-requests.ts';
import { readHold, storeHold } from '../../features/slot-hold/hold-storage.ts';
import type { Hold } from '../../features/slot-hold/hold.ts';
import type { PendingSlot } from '../../features/slot-hold/use-pending-slot.ts';
import { t } from '../../texts.ts';
import { focusSection } from './focus-section.ts';
import type { CustomerCart } from './use-customer-cart.ts';

export interface OrderSubmission {
  readonly state: PlaceOrderState;
  readonly shortLines: readonly ShortLine[];
  readonly place: () => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly reset: () => void;
}

interface OrderDraft {
  readonly cart: CartResponse;
  readonly hold: Hold;
  readonly addressId: number;
  readonly note: string;
  readonly method: PaymentMethod;
}

const toPlaceOrderBody = (
  { cart, hold, addressId, note, method }: OrderDraft,
  userId: number,
): PlaceOrderBody => ({
  UserId: userId,
  CompanyId: session().companyId,
  PDate: hold.slot.date,
  QuoteToken: cart.Quote?.Token ?? '',
  HoldId: hold.holdId,
  AddressId: addressId,
  PaymentMethod: method,
  Note: note.trim(),
  ...(cart.Coupon ? { CouponCode: cart.Coupon.Code } : {}),
});

const storePlacingSince = (userId: number, hold: Hold, placingSince: string): void => {
  const stored = readHold(userId);
  if (!stored) return;
  storeHold(
    stored.until === ''
      ? { ...stored, ...hold, replaces: 0, askedAt: '', previous: null, placingSince }
      : { ...stored, placingSince },
  );
};

export interface OrderSubmissionOptions {
  readonly userId: number;
  readonly cart: CustomerCart;
  readonly pendingSlot: PendingSlot;
  readonly note: string;
  readonly method: PaymentMethod;
}

type RejectedOrder = Extract<PlaceOrderResult, { kind: 'refused' }>;

const useGoToOrder = (): ((orderId: number, method: PaymentMethod) => Promise<void>) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (orderId, method) => {
    for (const { operationId } of [cartOperations.readCart, orderOperations.listOrdersOfUser])
      void client.invalidateQueries({ queryKey: [operationId], refetchType: 'none' });
    updateSession({ checkoutSelection: noCheckoutSelection });
    void fetchServerCart().catch(() => undefined);
    await navigate(`/order-status?Id=${orderId}${method === 'online' ? '&Pay=1' : ''}`, {
      replace: true,
    });
  };
};

export const useOrderSubmission = ({
  userId,
  cart,
  pendingSlot,
  note,
  method,
}: OrderSubmissionOptions): OrderSubmission => {
  const { hold, query, compareWith } = cart;
  const client = useQueryClient();
  const goToOrder = useGoToOrder();
  const [shortLines, setShortLines] = useState<readonly ShortLine[]>([]);
  const { state, place, reset } = usePlaceOrder();
  const lastDraft = useRef<OrderDraft>(undefined);

  const holdAgain = (previousHold: Hold): void => {
    releaseHold(previousHold.holdId);
    hold.drop();
    pendingSlot.set(previousHold.slot);
  };

  const reloadCart = async (previousCart: CartResponse): Promise<CartResponse | undefined> => {
    const { data } = await query.refetch();
    if (data) compareWith(previousCart, data);
    return data;
  };

  const recover = async (result: RejectedOrder, draft: OrderDraft): Promise<void> => {
    if (result.isHoldGone && result.recovery !== 'slot') holdAgain(draft.hold);
    switch (result.recovery) {
      case 'requote': {
        const updatedCart = await reloadCart(draft.cart);
        if (
          !updatedCart?.Quote ||
          result.isHoldGone ||
          updatedCart.Totals.Payable !== draft.cart.Totals.Payable
        )
          return;
        const dialogResult = await showDialog({
          type: dialogTypes.confirmation,
          message: t('place.same', { sum: formatPrice(updatedCart.Totals.Payable) }),
        });
        return isConfirmed(dialogResult) ? submit({ ...draft, cart: updatedCart }) : reset();
      }
      case 'review':
        await reloadCart(draft.cart);
        return focusSection('cart');
      case 'lines':
        setShortLines(result.shortLines);
        await reloadCart(draft.cart);
        return focusSection('cart');
      case 'slot':
        hold.drop();
        releaseHold(draft.hold.holdId);
        void client.invalidateQueries({
          queryKey: [slotOperations.listSlotsOfPincode.operationId],
        });
        return focusSection('slots');
      case 'again':
      case 'say':
        return undefined;
    }
  };

  const submit = async (draft: OrderDraft): Promise<void> => {
    setShortLines([]);
    lastDraft.current = draft;
    storePlacingSince(userId, draft.hold, new Date().toISOString());
    const result = await place(toPlaceOrderBody(draft, userId));
    if (result?.kind === 'placed') {
      hold.drop();
      cart.waitlist.refresh();
      cart.coupon.choose('');
      return goToOrder(result.orderId, draft.method);
    }
    if (result && result.kind !== 'unsure') storePlacingSince(userId, draft.hold, '');
    if (result?.kind === 'refused') await recover(result, draft);
  };

  return {
    state,
    shortLines,
    reset: reset,
    retry: async () => {
      if (lastDraft.current) await submit(lastDraft.current);
    },
    place: async () => {
      if (cart.quotedCart?.Quote && hold.current && cart.address)
        await submit({
          cart: cart.quotedCart,
          hold: hold.current,
          addressId: cart.address.Id,
          note,
          method,
        });
    },
  };
};
