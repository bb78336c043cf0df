import { waitlistOfferMinutes } from '@tokri/contracts/slots';
import { useOnline } from '@tokri/web-kit/platform';
import { totalQuantity, useCartPreview, useSession, useSignInLink } from '@tokri/web-kit/session';
import {
  Clock,
  announce,
  ButtonLink,
  formatTime,
  ErrorPanel,
  Icon,
  LogIn,
  Note,
} from '@tokri/web-kit/ui';
import { CartPanel, CartPanelSkeleton } from '../../features/cart/cart-panel.tsx';
import { filterCheckoutNotices } from '../../features/cart/cart-lines.ts';
import { useDisplayedCart, type DisplayedCart } from '../../features/cart/use-displayed-cart.ts';
import { PriceSummary, PriceSummarySkeleton } from '../../features/place-order/price-summary.tsx';
import { PlaceOrderBar, PlaceOrderButton } from '../../features/place-order/place-order-button.tsx';
import { noHold, type ChosenSlot } from '../../features/slots/hold/hold.ts';
import { SlotPanel } from '../../features/slots/picker/slot-panel.tsx';
import { useSlots } from '../../features/slots/picker/slot-queries.ts';
import { usePendingSlot, type PendingSlot } from '../../features/slots/hold/use-pending-slot.ts';
import { formatChosenSlot } from '../../formats.ts';
import { t } from '../../labels.ts';
import styles from './checkout.module.css';
import { useSlotFromLink } from './use-slot-from-link.ts';
import { EmptyCart } from './empty-cart.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';

const noop = (): void => undefined;

const SignInPanel = ({ pendingSlot }: { readonly pendingSlot: ChosenSlot | null }) => (
  <section className="panel" aria-labelledby="h-sign-in">
    <h2 id="h-sign-in">
      <Icon icon={LogIn} />
      {t('signIn.title')}
    </h2>
    <p className="muted">
      {pendingSlot
        ? t('signIn.holdSlot', { slot: formatChosenSlot(pendingSlot) })
        : t('signIn.text')}
    </p>
  </section>
);

const OfferSignInPanel = () => (
  <section className="panel" aria-labelledby="h-called">
    <h2 id="h-called">
      <Icon icon={LogIn} />
      {t('offer.signInTitle')}
    </h2>
    <p className={`muted ${styles.offerText}`}>
      {t('offer.signIn', { minutes: waitlistOfferMinutes })}
    </p>
    <ButtonLink {...useSignInLink()}>{t('signIn.submit')}</ButtonLink>
  </section>
);

interface VisitorSlotsProps {
  readonly pincode: string;
  readonly pendingSlot: PendingSlot;
  readonly cart: DisplayedCart['cart'];
}

const VisitorSlots = ({ pincode, pendingSlot, cart }: VisitorSlotsProps) => {
  const choose = (slot: ChosenSlot): void => {
    pendingSlot.set(slot);
    announce(t('signIn.holdSlot', { slot: formatChosenSlot(slot) }));
  };
  return (
    <SlotPanel
      pincode={pincode}
      slots={useSlots(pincode)}
      state={noHold}
      pendingSlot={pendingSlot.slot}
      pendingText={t('slot.signInToHold')}
      isExtending={false}
      linkedSlotId={useSlotFromLink()}
      onChoose={choose}
      onExtend={noop}
    >
      {cart &&
        filterCheckoutNotices(cart.Messages).map(({ Code, Text }) => (
          <Note key={Code} tone="warning">
            {Text}
          </Note>
        ))}
    </SlotPanel>
  );
};

interface VisitorCartProps {
  readonly preview: ReturnType<typeof useCartPreview>;
  readonly displayed: DisplayedCart;
  readonly itemCount: number;
}

const VisitorCart = ({ preview, displayed: { cart, staleSince }, itemCount }: VisitorCartProps) => (
  <>
    {preview.isPending && !cart && <CartPanelSkeleton />}
    {preview.isError && !cart && (
      <ErrorPanel
        error={preview.error}
        isBusy={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )}
    {cart && (
      <CartPanel cart={cart} count={itemCount}>
        {staleSince && (
          <Note tone="warning" icon={Clock}>
            {t('cart.offlineSince', { time: formatTime(staleSince) })}
          </Note>
        )}
      </CartPanel>
    )}
  </>
);

export const VisitorCheckout = () => {
  const pincode = useSession((state) => state.pincode);
  const lines = useSession((state) => state.localLines);
  const itemCount = totalQuantity(lines);
  const preview = useCartPreview(lines);
  const displayed = useDisplayedCart(0, preview.data, preview.isError);
  const { cart } = displayed;
  const pendingSlot = usePendingSlot();
  const isOnline = useOnline();
  const linkedSlotId = useSlotFromLink();
  if (lines.length === 0)
    return <EmptyCart pincode={pincode} notes={linkedSlotId > 0 && <OfferSignInPanel />} />;

  const buttonProps = {
    isLocationKnown: pincode !== '',
    blocker: isOnline ? ('sign-in' as const) : ('offline' as const),
    isPlacing: false,
    onPlace: noop,
    onBlocked: noop,
  };
  return (
    <CheckoutLayout
      pincode={pincode}
      main={
        <>
          {linkedSlotId > 0 && <OfferSignInPanel />}
          <VisitorSlots pincode={pincode} pendingSlot={pendingSlot} cart={cart} />
          <VisitorCart preview={preview} displayed={displayed} itemCount={itemCount} />
          <SignInPanel pendingSlot={pendingSlot.slot} />
        </>
      }
      sidebar={
        cart ? (
          <PriceSummary
            cart={cart}
            count={itemCount}
            isRecalculating={preview.isPlaceholderData}
            isLocationKnown={pincode !== ''}
          >
            <PlaceOrderButton {...buttonProps} totals={cart.Totals} placement="bill" />
            <p className={`fine-print ${styles.agreement}`}>{t('place.terms')}</p>
          </PriceSummary>
        ) : (
          <PriceSummarySkeleton />
        )
      }
      bar={cart && <PlaceOrderBar {...buttonProps} totals={cart.Totals} />}
    />
  );
};
