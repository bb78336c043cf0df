import { extensionMinutes } from '@tokri/contracts';
import { AddressSheet, type AddressMode } from '@tokri/web-kit/address';
import { isApiProblem, site, useOnline } from '@tokri/web-kit/platform';
import { ErrorPanel, showToast, untilWords } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { AddressPanel } from '../../features/address/address-panel.tsx';
import { CouponPanel } from '../../features/coupon/coupon-panel.tsx';
import { CartPanel, CartPanelSkeleton } from '../../features/cart/cart-panel.tsx';
import { canPayOnline, loadProvider } from '../../features/pay/provider-script.ts';
import { BillPanel, BillPanelSkeleton } from '../../features/place/bill-panel.tsx';
import { NoteField } from '../../features/place/note-field.tsx';
import { PayPanel, type PayMethod } from '../../features/place/pay-panel.tsx';
import { PlaceBar, PlaceButton } from '../../features/place/place-button.tsx';
import { PlaceNotes } from '../../features/place/place-notes.tsx';
import { partOf, placeReason, type PlaceReason } from '../../features/place/place-reason.ts';
import { HeldBar, HoldWatch } from '../../features/slot/held-note.tsx';
import type { ChosenSlot } from '../../features/slot/hold.ts';
import { SlotPanel } from '../../features/slot/slot-panel.tsx';
import { useSlots } from '../../features/slot/slot-reads.ts';
import { useWish } from '../../features/slot/use-wish.ts';
import { t } from '../../texts.ts';
import styles from './checkout.module.css';
import { useCalledFor } from './called-for.ts';
import { CartNotes, SlotNotes } from './customer-notes.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { focusPart } from './focus-part.ts';
import { Layout } from './layout.tsx';
import { factsOf } from './place-facts.ts';
import { useAddressChoice } from './use-address-choice.ts';
import { useCustomerCart } from './use-customer-cart.ts';
import { useHoldEffects } from './use-hold-effects.ts';
import { usePlacing } from './use-placing.ts';

const useExtension = (extend: ReturnType<typeof useCustomerCart>['hold']['extend']) => {
  const [isExtending, setExtending] = useState(false);
  const run = async (): Promise<void> => {
    setExtending(true);
    const answer = await extend().finally(() => setExtending(false));
    if (answer?.kind === 'granted')
      showToast({ text: t('hold.extended', { minutes: extensionMinutes }) });
    else if (answer) showToast({ text: answer.refusal.message });
  };
  return {
    isExtending,
    extend: () =>
      void run().catch((problem: unknown) =>
        showToast({ text: isApiProblem(problem) ? problem.message : t('failed') }),
      ),
  };
};

/** Everything that the page of a customer needs, in the order in which it depends on each other. */
const useCheckout = (userId: number) => {
  const [note, setNote] = useState('');
  const [method, setMethod] = useState<PayMethod>('cod');
  const [sheet, setSheet] = useState<AddressMode | null>(null);
  const choice = useAddressChoice(userId);
  const cart = useCustomerCart(userId, choice);
  const slots = useSlots(cart.place);
  const wish = useWish();
  const placing = usePlacing({ userId, cart, wish, note, method });
  useHoldEffects(userId, cart, wish);
  const reason = placeReason(factsOf(cart, useOnline()));
  return {
    note,
    setNote,
    method,
    setMethod,
    sheet,
    setSheet,
    choice,
    cart,
    slots,
    wish,
    placing,
    reason,
    extension: useExtension(cart.hold.extend),
  };
};

type Checkout = ReturnType<typeof useCheckout>;

const Parts = ({ page, userId }: { readonly page: Checkout; readonly userId: number }) => {
  const {
    cart,
    choice,
    slots,
    placing,
    wish,
    extension,
    setSheet,
    note,
    setNote,
    method,
    setMethod,
  } = page;
  const { shown, query, hold, place, address, differences } = cart;
  const choosePay = (next: PayMethod): void => {
    // The provider's script comes as soon as it is sure to be needed.
    if (next === 'online') void loadProvider(site().paymentMode).catch(() => undefined);
    setMethod(next);
  };
  const choose = (slot: ChosenSlot): void => {
    placing.forget();
    wish.forget();
    hold.choose(slot);
  };
  return (
    <>
      <SlotPanel
        pincode={place}
        slots={slots}
        state={hold.state}
        wish={wish.slot}
        wishText={t('slot.waiting')}
        isExtending={extension.isExtending}
        waits={cart.waits}
        calledFor={useCalledFor()}
        onChoose={choose}
        onExtend={extension.extend}
      >
        <SlotNotes cart={cart} />
      </SlotPanel>
      {query.isPending && !shown.cart && <CartPanelSkeleton />}
      {query.isError && !shown.cart && (
        <ErrorPanel
          problem={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {shown.cart && (
        <CartPanel cart={shown.cart} count={shown.cart.Count} differences={differences}>
          <CartNotes cart={cart} short={placing.short} />
        </CartPanel>
      )}
      <AddressPanel
        addresses={choice.addresses}
        chosen={address}
        pincode={place}
        onChange={() => setSheet({ kind: 'list' })}
        onAdd={() => setSheet({ kind: 'edit', address: null })}
      />
      {shown.cart && <CouponPanel userId={userId} cart={shown.cart} choice={cart.coupon} />}
      <PayPanel method={method} hasOnline={canPayOnline()} onChoose={choosePay}>
        <NoteField value={note} onChange={setNote} />
      </PayPanel>
    </>
  );
};

/** Cart, slot, address and order of who is signed in. */
export const CustomerCheckout = ({ userId }: { readonly userId: number }) => {
  const page = useCheckout(userId);
  const { cart, choice, slots, placing, reason, sheet, setSheet } = page;
  const { shown, hold, place, address, isCounting } = cart;
  const isBusy = placing.state.kind === 'placing';
  const notes = <PlaceNotes state={placing.state} onAgain={() => void placing.again()} />;
  if (shown.cart?.Lines.length === 0 && !isBusy && placing.state.kind !== 'unsure')
    return <EmptyCart pincode={place} notes={notes} waits={cart.waits} />;

  const missing = (what: PlaceReason): void => {
    const part = partOf(what);
    if (part) focusPart(part);
    if (what === 'address' && choice.addresses.data)
      setSheet(
        choice.addresses.data.length > 0 ? { kind: 'list' } : { kind: 'edit', address: null },
      );
  };
  const button = {
    isPlaceKnown: place !== '',
    reason: isBusy ? null : reason,
    isPaidOnline: page.method === 'online',
    isPlacing: isBusy,
    onPlace: () => void placing.place(),
    onMissing: missing,
  };
  const cutOff = slots.data?.find(({ Id }) => Id === hold.current?.slot.slotId)?.CutOffAt;
  return (
    <>
      <Layout
        pincode={place}
        main={<Parts page={page} userId={userId} />}
        side={
          shown.cart ? (
            <BillPanel
              cart={shown.cart}
              count={shown.cart.Count}
              isCounting={isCounting}
              isPlaceKnown={place !== ''}
            >
              <div className={`${styles.billNotes} wide-only`}>{notes}</div>
              <PlaceButton {...button} totals={shown.cart.Totals} at="bill" />
              <p className={`fine ${styles.agree}`}>
                {cutOff ? t('place.cancelUntil', { time: untilWords(cutOff) }) : t('place.agree')}
              </p>
            </BillPanel>
          ) : (
            <BillPanelSkeleton />
          )
        }
        bar={
          shown.cart && (
            <PlaceBar {...button} totals={shown.cart.Totals} notes={notes}>
              {hold.current && <HeldBar hold={hold.current} />}
            </PlaceBar>
          )
        }
      />
      {hold.current && (
        <HoldWatch key={hold.current.holdKey} hold={hold.current} onEnd={hold.end} />
      )}
      {sheet && (
        <AddressSheet
          userId={userId}
          addresses={choice.addresses.data ?? []}
          chosenId={address?.Id ?? 0}
          start={sheet}
          onSaved={choice.takeSaved}
          onClose={() => setSheet(null)}
          onChoose={(chosen) => {
            choice.choose(chosen);
            setSheet(null);
          }}
        />
      )}
    </>
  );
};
