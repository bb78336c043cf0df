import { offerMinutes } from '@tokri/contracts';
import { useOnline } from '@tokri/web-kit/platform';
import { countOf, useCartPreview, useSession, useSignInPath } from '@tokri/web-kit/session';
import { announce, ButtonLink, clockTime, ErrorPanel, Icon, LogIn, Note } from '@tokri/web-kit/ui';
import { CartPanel, CartPanelSkeleton } from '../../features/cart/cart-panel.tsx';
import { noticesOf } from '../../features/cart/cart-lines.ts';
import { useShownCart } from '../../features/cart/shown-cart.ts';
import { BillPanel, BillPanelSkeleton } from '../../features/place/bill-panel.tsx';
import { PlaceBar, PlaceButton } from '../../features/place/place-button.tsx';
import { noHold, type ChosenSlot } from '../../features/slot/hold.ts';
import { SlotPanel } from '../../features/slot/slot-panel.tsx';
import { useSlots } from '../../features/slot/slot-reads.ts';
import { useWish } from '../../features/slot/use-wish.ts';
import { slotText } from '../../formats.ts';
import { t } from '../../texts.ts';
import styles from './checkout.module.css';
import { useCalledFor } from './called-for.ts';
import { EmptyCart } from './empty-cart.tsx';
import { Layout } from './layout.tsx';

const nothing = (): void => undefined;

const SignInPanel = ({ wish }: { readonly wish: ChosenSlot | null }) => (
  <section className="panel" aria-labelledby="h-sign-in">
    <h2 id="h-sign-in">
      <Icon of={LogIn} />
      {t('signIn.title')}
    </h2>
    <p className="muted">{wish ? t('signIn.wish', { slot: slotText(wish) }) : t('signIn.text')}</p>
  </section>
);

/** A message about a kept place opened where nobody is signed in. */
const CalledPanel = () => (
  <section className="panel" aria-labelledby="h-called">
    <h2 id="h-called">
      <Icon of={LogIn} />
      {t('offer.signInTitle')}
    </h2>
    <p className={`muted ${styles.called}`}>{t('offer.signIn', { minutes: offerMinutes })}</p>
    <ButtonLink to={useSignInPath()}>{t('signIn.go')}</ButtonLink>
  </section>
);

/** The cart of who is not signed in: local lines with prices, GST and charges, and the slots that are open. */
export const VisitorCheckout = () => {
  const pincode = useSession((state) => state.pincode);
  const lines = useSession((state) => state.localLines);
  const count = countOf(lines);
  const preview = useCartPreview(lines);
  const { cart, since } = useShownCart(0, preview.data, preview.isError);
  const slots = useSlots(pincode);
  const wish = useWish();
  const isOnline = useOnline();
  const calledFor = useCalledFor();
  if (lines.length === 0)
    return <EmptyCart pincode={pincode} notes={calledFor > 0 && <CalledPanel />} />;

  const choose = (slot: ChosenSlot): void => {
    wish.set(slot);
    announce(t('signIn.wish', { slot: slotText(slot) }));
  };
  const button = {
    isPlaceKnown: pincode !== '',
    reason: isOnline ? ('sign-in' as const) : ('offline' as const),
    isPlacing: false,
    onPlace: nothing,
    onMissing: nothing,
  };
  return (
    <Layout
      pincode={pincode}
      main={
        <>
          {calledFor > 0 && <CalledPanel />}
          <SlotPanel
            pincode={pincode}
            slots={slots}
            state={noHold}
            wish={wish.slot}
            wishText={t('slot.wished')}
            isExtending={false}
            calledFor={calledFor}
            onChoose={choose}
            onExtend={nothing}
          >
            {cart &&
              noticesOf(cart.Messages).map(({ Code, Text }) => (
                <Note key={Code} tone="few">
                  {Text}
                </Note>
              ))}
          </SlotPanel>
          {preview.isPending && !cart && <CartPanelSkeleton />}
          {preview.isError && !cart && (
            <ErrorPanel
              problem={preview.error}
              isBusy={preview.isFetching}
              onRetry={() => void preview.refetch()}
            />
          )}
          {cart && (
            <CartPanel cart={cart} count={count}>
              {since && <Note tone="few">{t('cart.since', { time: clockTime(since) })}</Note>}
            </CartPanel>
          )}
          <SignInPanel wish={wish.slot} />
        </>
      }
      side={
        cart ? (
          <BillPanel
            cart={cart}
            count={count}
            isCounting={preview.isPlaceholderData}
            isPlaceKnown={pincode !== ''}
          >
            <PlaceButton {...button} totals={cart.Totals} at="bill" />
            <p className={`fine ${styles.agree}`}>{t('place.agree')}</p>
          </BillPanel>
        ) : (
          <BillPanelSkeleton />
        )
      }
      bar={cart && <PlaceBar {...button} totals={cart.Totals} />}
    />
  );
};
