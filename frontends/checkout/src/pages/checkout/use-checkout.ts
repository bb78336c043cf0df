import type { PaymentMethod } from '@tokri/contracts/orders';
import { extensionMinutes } from '@tokri/contracts/slots';
import { type AddressMode } from '@tokri/web-kit/address';
import { isApiProblem, siteConfig, useOnline } from '@tokri/web-kit/platform';
import { showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useUnpaidOrders } from '../../features/order/order-queries.ts';
import { findUnpaidOrder, type UnpaidOrder } from '../../features/order/unpaid-order.ts';
import { loadProvider } from '@tokri/web-kit/online-payment';
import { findOrderBlocker } from '../../features/place-order/order-blocker.ts';
import { useSlots } from '../../features/slots/picker/slot-queries.ts';
import { useHoldsElsewhere } from '../../features/slots/hold/use-holds-elsewhere.ts';
import { usePendingSlot } from '../../features/slots/hold/use-pending-slot.ts';
import { t } from '../../labels.ts';
import { toOrderConditions } from './order-conditions.ts';
import { useAddressChoice } from './use-address-choice.ts';
import { useCustomerCart, type CustomerCart } from './use-customer-cart.ts';
import { useHoldEffects } from './use-hold-effects.ts';
import { useOrderSubmission } from './use-order-submission.ts';

const useHoldExtension = (extend: ReturnType<typeof useCustomerCart>['hold']['extend']) => {
  const [isExtending, setExtending] = useState(false);
  const extendHold = async (): Promise<void> => {
    setExtending(true);
    const result = await extend().finally(() => setExtending(false));
    if (result?.kind === 'granted')
      showToast({ text: t('hold.extended', { minutes: extensionMinutes }) });
    else if (result) showToast({ text: result.error.message });
  };
  return {
    isExtending,
    extend: () =>
      void extendHold().catch((error: unknown) =>
        showToast({ text: isApiProblem(error) ? error.message : t('failed') }),
      ),
  };
};

const usePaymentMethod = () => {
  const [method, setMethod] = useState<PaymentMethod>('cod');
  const chooseMethod = (next: PaymentMethod): void => {
    if (next === 'online') void loadProvider(siteConfig().paymentMode).catch(() => undefined);
    setMethod(next);
  };
  return { method, chooseMethod };
};

const useUnpaidOrder = (userId: number, { hold, displayed }: CustomerCart): UnpaidOrder | null =>
  findUnpaidOrder(useUnpaidOrders(userId), hold.current?.slot.date ?? displayed.cart?.PDate ?? '');

export const useCheckout = (userId: number) => {
  const [note, setNote] = useState('');
  const { method, chooseMethod } = usePaymentMethod();
  const [sheet, setSheet] = useState<AddressMode | null>(null);
  const addressChoice = useAddressChoice(userId);
  const cart = useCustomerCart(userId, addressChoice);
  const slots = useSlots(cart.deliveryPincode);
  const heldElsewhere = useHoldsElsewhere(userId, cart.hold.state);
  const pendingSlot = usePendingSlot();
  const submission = useOrderSubmission({ userId, cart, note, method });
  useHoldEffects(userId, cart, pendingSlot);
  const unpaidOrder = useUnpaidOrder(userId, cart);
  const blocker = findOrderBlocker(
    toOrderConditions(cart, {
      isOnline: useOnline(),
      hasUnpaidOrder: unpaidOrder?.isBlocking ?? false,
    }),
  );
  return {
    note,
    setNote,
    method,
    chooseMethod,
    sheet,
    setSheet,
    addressChoice,
    cart,
    slots,
    heldElsewhere,
    pendingSlot,
    submission,
    unpaidOrder,
    blocker,
    holdExtension: useHoldExtension(cart.hold.extend),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
