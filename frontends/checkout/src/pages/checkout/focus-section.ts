import { addressHeadingId } from '../../features/address/address-panel.tsx';
import { unpaidOrderHeadingId } from '../../features/order/unpaid-order-note.tsx';
import { paymentHeadingId } from '../../features/payment/payment-method-panel.tsx';
import type { CheckoutSection } from '../../features/place-order/order-blocker.ts';
import { slotHeadingId } from '../../features/slots/picker/slot-panel.tsx';

const headings: Readonly<Record<CheckoutSection, string>> = {
  'unpaid-order': unpaidOrderHeadingId,
  address: addressHeadingId,
  slots: slotHeadingId,
  cart: 'h-cart',
  payment: paymentHeadingId,
};

export const focusSection = (section: CheckoutSection): void => {
  const heading = document.getElementById(headings[section]);
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  heading?.focus({ preventScroll: true });
};
