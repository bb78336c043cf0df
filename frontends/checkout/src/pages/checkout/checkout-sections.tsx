import type { OrderResponse } from '@tokri/contracts/api';
import { useSession } from '@tokri/web-kit/session';
import { ErrorPanel } from '@tokri/web-kit/ui';
import { AddressPanel } from '../../features/address/address-panel.tsx';
import { CouponPanel } from '../../features/coupon/coupon-panel.tsx';
import { CartPanel, CartPanelSkeleton } from '../../features/cart/cart-panel.tsx';
import { UnpaidOrderNote } from '../../features/order/unpaid-order-note.tsx';
import { canPayOnline } from '@tokri/web-kit/online-payment';
import { OrderNoteField } from '../../features/place-order/order-note-field.tsx';
import { CreditChoice } from '../../features/payment/credit-choice.tsx';
import { PaymentMethodPanel } from '../../features/payment/payment-method-panel.tsx';
import type { ChooseSlot } from '../../features/slots/hold/hold.ts';
import { SlotPanel } from '../../features/slots/picker/slot-panel.tsx';
import { t } from '../../labels.ts';
import { focusSection } from './focus-section.ts';
import { useSlotFromLink } from './use-slot-from-link.ts';
import { CartNotes, SlotNotes } from './customer-notes.tsx';
import type { Checkout } from './use-checkout.ts';

export interface CheckoutSectionsProps {
  readonly checkout: Checkout;
  readonly userId: number;
}

const isCartPending = ({ cart: { displayed, query } }: Checkout): boolean =>
  !displayed.cart && query.isPending;

const SlotSection = ({ checkout }: Pick<CheckoutSectionsProps, 'checkout'>) => {
  const { cart, slots, submission, pendingSlot, holdExtension } = checkout;
  const choose: ChooseSlot = (slot, options) => {
    submission.reset();
    pendingSlot.clear();
    cart.hold.choose(slot, options);
  };
  return (
    <SlotPanel
      pincode={cart.deliveryPincode}
      slots={slots}
      state={cart.hold.state}
      pendingSlot={pendingSlot.slot}
      pendingText={t('slot.pending')}
      isExtending={holdExtension.isExtending}
      isCartPending={isCartPending(checkout)}
      waitlist={cart.waitlist}
      heldElsewhere={checkout.heldElsewhere}
      linkedSlotId={useSlotFromLink()}
      onChoose={choose}
      onExtend={holdExtension.extend}
    >
      <SlotNotes cart={cart} />
    </SlotPanel>
  );
};

const CartSection = ({ checkout }: Pick<CheckoutSectionsProps, 'checkout'>) => {
  const { displayed, query, differences } = checkout.cart;
  if (isCartPending(checkout)) return <CartPanelSkeleton />;
  if (displayed.cart)
    return (
      <CartPanel cart={displayed.cart} count={displayed.cart.Count} differences={differences}>
        <CartNotes cart={checkout.cart} shortLines={checkout.submission.shortLines} />
      </CartPanel>
    );
  return query.isError ? (
    <ErrorPanel
      error={query.error}
      isBusy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : null;
};

const payOnDelivery = (
  { cart, chooseMethod, submission }: Checkout,
  { Slot: { Id, Date: date, Start, End } }: OrderResponse,
): void => {
  submission.reset();
  chooseMethod('cod');
  if (!cart.hold.current)
    cart.hold.choose({ slotId: Id, date, start: Start, end: End }, { isTakingOver: true });
  focusSection('payment');
};

/** Comes with the cart, so that nothing is pushed down when cart and slots take their places. */
const OrderDetails = ({ checkout, userId }: CheckoutSectionsProps) => {
  const { cart, addressChoice, setSheet, note, setNote, method, chooseMethod } = checkout;
  const { displayed, deliveryPincode, address } = cart;
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  return (
    <>
      <AddressPanel
        addresses={addressChoice.addresses}
        selectedAddress={address}
        pincode={deliveryPincode}
        onChange={() => setSheet({ kind: 'list' })}
        onAdd={() => {
          // The dialog returns the focus to the heading: the button is gone after the save.
          focusSection('address');
          setSheet({ kind: 'edit', address: null });
        }}
      />
      {displayed.cart && (
        <CouponPanel userId={userId} cart={displayed.cart} selection={cart.coupon} />
      )}
      <PaymentMethodPanel
        method={method}
        isOnlineAvailable={canPayOnline()}
        onChoose={chooseMethod}
        credit={
          partyId > 0 && (
            <CreditChoice
              partyId={partyId}
              payable={displayed.cart?.Totals.Payable ?? 0}
              isChosen={method === 'credit'}
              onChoose={() => chooseMethod('credit')}
            />
          )
        }
      >
        <OrderNoteField value={note} onChange={setNote} />
      </PaymentMethodPanel>
    </>
  );
};

export const CheckoutSections = ({ checkout, userId }: CheckoutSectionsProps) => {
  const { unpaidOrder } = checkout;
  return (
    <>
      {unpaidOrder && (
        <UnpaidOrderNote
          key={unpaidOrder.order.Id}
          unpaidOrder={unpaidOrder}
          onPayOnDelivery={() => payOnDelivery(checkout, unpaidOrder.order)}
        />
      )}
      <SlotSection checkout={checkout} />
      <CartSection checkout={checkout} />
      {!isCartPending(checkout) && <OrderDetails checkout={checkout} userId={userId} />}
    </>
  );
};
