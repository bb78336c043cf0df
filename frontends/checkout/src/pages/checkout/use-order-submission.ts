import {
  billingOperations,
  cartOperations,
  orderOperations,
  slotOperations,
  type CartResponse,
} from '@tokri/contracts/api';
import type { PaymentMethod } from '@tokri/contracts/orders';
import { useNavigate, useQueryClient } from '@tokri/web-kit/platform';
import {
  updateSession,
  noCheckoutSelection,
  fetchServerCart,
  session,
} from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, formatPrice, showDialog } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetCachedCart } from '../../features/cart/cached-cart.ts';
import {
  usePlaceOrder,
  type PlaceOrderResult,
  type PlaceOrderBody,
  type PlaceOrderState,
  type ShortLine,
} from '../../features/place-order/use-place-order.ts';
import { readHold, storeHold } from '../../features/slots/hold/hold-storage.ts';
import type { Hold } from '../../features/slots/hold/hold.ts';
import { t } from '../../labels.ts';
import { focusSection } from './focus-section.ts';
import { useAcceptChanges, type AcceptedChanges } from './use-accept-changes.ts';
import type { CustomerCart } from './use-customer-cart.ts';

export interface OrderSubmission extends AcceptedChanges {
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
      ? {
          ...stored,
          ...hold,
          replaces: 0,
          replacesKey: '',
          askedAt: '',
          previous: null,
          placingSince,
        }
      : { ...stored, placingSince },
  );
};

export interface OrderSubmissionOptions {
  readonly userId: number;
  readonly cart: CustomerCart;
  readonly note: string;
  readonly method: PaymentMethod;
}

type RejectedOrder = Extract<PlaceOrderResult, { kind: 'rejected' }>;

const useGoToOrder = (): ((orderId: number, method: PaymentMethod) => Promise<void>) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isPlaced = useRef(false);
  // While it is open, the checkout stores each cart that it shows.
  useEffect(
    () => () => {
      if (isPlaced.current) forgetCachedCart();
    },
    [],
  );
  return async (orderId, method) => {
    isPlaced.current = true;
    for (const { operationId } of [
      cartOperations.readCart,
      orderOperations.listOrdersOfUser,
      billingOperations.readPartyCredit,
    ])
      void client.invalidateQueries({ queryKey: [operationId], refetchType: 'none' });
    updateSession({ checkoutSelection: noCheckoutSelection });
    void fetchServerCart().catch(() => undefined);
    await navigate(`/order-status?Id=${orderId}${method === 'online' ? '&Pay=1' : ''}`, {
      replace: true,
    });
  };
};

const reloadCart = async (
  { query, compareWith }: CustomerCart,
  previousCart: CartResponse,
): Promise<CartResponse | undefined> => {
  const { data } = await query.refetch();
  if (data) compareWith(previousCart, data);
  return data;
};

interface Recovery {
  readonly options: OrderSubmissionOptions;
  readonly client: ReturnType<typeof useQueryClient>;
  readonly setShortLines: (lines: readonly ShortLine[]) => void;
  readonly submit: (draft: OrderDraft) => Promise<void>;
  readonly reset: () => void;
}

const offerSamePrice = async (
  result: RejectedOrder,
  draft: OrderDraft,
  { options, submit, reset }: Recovery,
): Promise<void> => {
  const updatedCart = await reloadCart(options.cart, draft.cart);
  const isSamePrice = updatedCart?.Totals.Payable === draft.cart.Totals.Payable;
  if (!updatedCart?.Quote || result.isHoldConsumed || !isSamePrice) return;
  const dialogResult = await showDialog({
    type: dialogTypes.confirmation,
    message: t('place.priceUnchanged', { sum: formatPrice(updatedCart.Totals.Payable) }),
  });
  return isConfirmed(dialogResult) ? submit({ ...draft, cart: updatedCart }) : reset();
};

const recover = async (
  result: RejectedOrder,
  draft: OrderDraft,
  recovery: Recovery,
): Promise<void> => {
  const { cart } = recovery.options;
  if (result.isHoldConsumed && result.recovery !== 'slot') cart.hold.takeBack();
  switch (result.recovery) {
    case 'requote':
      return offerSamePrice(result, draft, recovery);
    case 'review':
      await reloadCart(cart, draft.cart);
      return focusSection('cart');
    case 'lines':
      recovery.setShortLines(result.shortLines);
      await reloadCart(cart, draft.cart);
      return focusSection('cart');
    case 'slot':
      cart.hold.dropAndRelease(draft.hold);
      void recovery.client.invalidateQueries({
        queryKey: [slotOperations.listSlotsOfPincode.operationId],
      });
      return focusSection('slots');
    case 'show-message':
      void recovery.client.invalidateQueries({
        queryKey: [billingOperations.readPartyCredit.operationId],
      });
      return undefined;
    case 'retry':
    case 'pay-online':
      return undefined;
  }
};

export const useOrderSubmission = (options: OrderSubmissionOptions): OrderSubmission => {
  const { userId, cart, note, method } = options;
  const { hold } = cart;
  const client = useQueryClient();
  const goToOrder = useGoToOrder();
  const [shortLines, setShortLines] = useState<readonly ShortLine[]>([]);
  const { state, place, reset } = usePlaceOrder();
  const lastDraft = useRef<OrderDraft>(undefined);

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
    if (result && result.kind !== 'unknown-outcome') storePlacingSince(userId, draft.hold, '');
    if (result?.kind === 'rejected')
      await recover(result, draft, { options, client, setShortLines, submit, reset });
  };

  const draftFrom = (quotedCart: CartResponse): OrderDraft | undefined =>
    quotedCart.Quote && hold.current && cart.address
      ? { cart: quotedCart, hold: hold.current, addressId: cart.address.Id, note, method }
      : undefined;
  const submitCart = async (quotedCart: CartResponse | undefined): Promise<void> => {
    const draft = quotedCart && draftFrom(quotedCart);
    if (draft) await submit(draft);
  };
  const again = useAcceptChanges(cart, {
    rejectedCart: () => lastDraft.current && { cart: lastDraft.current.cart, shortLines },
    submit: submitCart,
  });

  return {
    state,
    shortLines,
    reset,
    ...again,
    retry: async () => {
      if (lastDraft.current) await submit(lastDraft.current);
    },
    place: () => submitCart(cart.quotedCart),
  };
};
