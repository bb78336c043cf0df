import type { SupportedPaymentMethod } from '@tokri/contracts/orders';
import { extensionMinutes } from '@tokri/contracts/slots';
import { type AddressMode } from '@tokri/web-kit/address';
import { isApiProblem, siteConfig, useOnline } from '@tokri/web-kit/platform';
import { showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { loadProvider } from '../../features/payment/provider-script.ts';
import { findOrderBlocker } from '../../features/place-order/order-blocker.ts';
import { useSlots } from '../../features/slots/picker/slot-queries.ts';
import { useHoldsElsewhere } from '../../features/slots/hold/use-holds-elsewhere.ts';
import { usePendingSlot } from '../../features/slots/hold/use-pending-slot.ts';
import { t } from '../../labels.ts';
import { toOrderConditions } from './order-conditions.ts';
import { useAddressChoice } from './use-address-choice.ts';
import { useCustomerCart } from './use-customer-cart.ts';
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
  const [method, setMethod] = useState<SupportedPaymentMethod>('cod');
  const chooseMethod = (next: SupportedPaymentMethod): void => {
    if (next === 'online') void loadProvider(siteConfig().paymentMode).catch(() => undefined);
    setMethod(next);
  };
  return { method, chooseMethod };
};

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
  const blocker = findOrderBlocker(toOrderConditions(cart, useOnline()));
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
    blocker,
    holdExtension: useHoldExtension(cart.hold.extend),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
