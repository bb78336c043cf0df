import { AddressSheet } from '@tokri/web-kit/address';
import { announce, formatDeadline } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { canPayOnline } from '@tokri/web-kit/online-payment';
import { PriceSummary, PriceSummarySkeleton } from '../../features/place-order/price-summary.tsx';
import { PlaceOrderBar, PlaceOrderButton } from '../../features/place-order/place-order-button.tsx';
import type { PlaceOrderButtonProps } from '../../features/place-order/place-order-button.tsx';
import { cartChangeLabel } from '../../features/cart/cart-change-labels.ts';
import { PlaceOrderNotes } from '../../features/place-order/place-order-notes.tsx';
import { shortLineMessages } from '../../features/place-order/short-line-messages.ts';
import { sectionForBlocker, type OrderBlocker } from '../../features/place-order/order-blocker.ts';
import { HeldBar, HoldExpiryTimer } from '../../features/slots/hold/held-note.tsx';
import { t } from '../../labels.ts';
import styles from './checkout.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { focusSection } from './focus-section.ts';
import { CheckoutLayout } from './checkout-layout.tsx';
import { useCheckout, type Checkout } from './use-checkout.ts';
import { CheckoutSections } from './checkout-sections.tsx';

interface OrderControlsProps {
  readonly checkout: Checkout;
  readonly buttonProps: Omit<PlaceOrderButtonProps, 'totals' | 'placement'>;
  readonly notes: ReactNode;
}

const CheckoutSidebar = ({ checkout, buttonProps, notes }: OrderControlsProps) => {
  const { displayed, hold, isRecalculating } = checkout.cart;
  if (!displayed.cart) return <PriceSummarySkeleton />;
  const heldSlotId = hold.current?.slot.slotId;
  const cutOffAt = checkout.slots.data?.find(({ Id }) => Id === heldSlotId)?.CutOffAt;
  return (
    <PriceSummary
      cart={displayed.cart}
      count={displayed.cart.Count}
      isRecalculating={isRecalculating}
      isLocationKnown={buttonProps.isLocationKnown}
    >
      <div className={`${styles.summaryNotes} wide-only`}>{notes}</div>
      <PlaceOrderButton {...buttonProps} totals={displayed.cart.Totals} placement="bill" />
      <p className={`fine-print ${styles.agreement}`}>
        {cutOffAt ? t('place.cancelUntil', { time: formatDeadline(cutOffAt) }) : t('place.terms')}
      </p>
    </PriceSummary>
  );
};

const CheckoutBar = ({ checkout, buttonProps, notes }: OrderControlsProps) => {
  const { displayed, hold } = checkout.cart;
  return displayed.cart ? (
    <PlaceOrderBar {...buttonProps} totals={displayed.cart.Totals} notes={notes}>
      {hold.current && <HeldBar hold={hold.current} />}
    </PlaceOrderBar>
  ) : null;
};

const CheckoutAddressSheet = ({
  checkout,
  userId,
}: {
  readonly checkout: Checkout;
  readonly userId: number;
}) => {
  const { cart, addressChoice, sheet, setSheet } = checkout;
  return sheet ? (
    <AddressSheet
      userId={userId}
      addresses={addressChoice.addresses.data ?? []}
      chosenId={cart.address?.Id ?? 0}
      initialMode={sheet}
      onSaved={addressChoice.selectSavedAddress}
      onClose={() => setSheet(null)}
      onChoose={(address) => {
        addressChoice.choose(address);
        setSheet(null);
      }}
    />
  ) : null;
};

const showBlocker = (blocker: OrderBlocker, { addressChoice, setSheet }: Checkout): void => {
  const section = sectionForBlocker(blocker);
  if (section) focusSection(section);
  const addresses = addressChoice.addresses.data;
  if (blocker === 'address' && addresses)
    setSheet(addresses.length > 0 ? { kind: 'list' } : { kind: 'edit', address: null });
};

const payOnline = ({ chooseMethod, submission }: Checkout): void => {
  chooseMethod('online');
  submission.reset();
  announce(t('pay.onlineChosen'));
  focusSection('payment');
};

const CheckoutNotes = ({ checkout }: { readonly checkout: Checkout }) => {
  const { cart, submission } = checkout;
  const { displayed, hold } = cart;
  return (
    <PlaceOrderNotes
      state={submission.state}
      onRetry={() => void submission.retry()}
      onPayOnline={canPayOnline() ? () => payOnline(checkout) : undefined}
      again={{
        changes: [
          ...shortLineMessages(submission.shortLines, displayed.cart?.Lines ?? []),
          ...cart.differences.map(cartChangeLabel),
        ],
        keptUntil: hold.current?.until ?? '',
        kind: 'secondary',
        isBusy: submission.isOrderingAgain,
        onOrderAgain: () => void submission.orderAgain(),
      }}
    />
  );
};

export const CustomerCheckout = ({ userId }: { readonly userId: number }) => {
  const checkout = useCheckout(userId);
  const { cart, submission } = checkout;
  const { displayed, hold, deliveryPincode } = cart;
  const isPlacing = submission.state.kind === 'placing';
  const notes = <CheckoutNotes checkout={checkout} />;
  if (
    displayed.cart?.Lines.length === 0 &&
    !isPlacing &&
    submission.state.kind !== 'unknown-outcome'
  )
    return <EmptyCart pincode={deliveryPincode} notes={notes} waitlist={cart.waitlist} />;

  const buttonProps = {
    isLocationKnown: deliveryPincode !== '',
    blocker: isPlacing ? null : checkout.blocker,
    isPaidOnline: checkout.method === 'online',
    isPlacing,
    onPlace: () => void submission.place(),
    onBlocked: (blocker: OrderBlocker) => showBlocker(blocker, checkout),
  };
  const controls = { checkout, buttonProps, notes };
  return (
    <>
      <CheckoutLayout
        pincode={deliveryPincode}
        main={<CheckoutSections checkout={checkout} userId={userId} />}
        sidebar={<CheckoutSidebar {...controls} />}
        bar={<CheckoutBar {...controls} />}
      />
      {hold.current && (
        <HoldExpiryTimer key={hold.current.holdKey} hold={hold.current} onExpire={hold.expire} />
      )}
      <CheckoutAddressSheet checkout={checkout} userId={userId} />
    </>
  );
};
