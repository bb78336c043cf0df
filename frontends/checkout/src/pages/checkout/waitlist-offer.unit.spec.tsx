import { slotOperations, waitlistOperations } from '@tokri/contracts/api';
import { setupSession } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  buildWaitlistOffer,
  buildWaitlistEntry,
  setupFakeShop,
  signInCustomer,
} from '../../testing/fake-shop.ts';
import { buildCart, commandOk, buildTotals } from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  expireHold,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();
const offerNote = () => screen.findByText(/A slot has opened up: .*4–7 pm\./);

describe('waitlist offer', () => {
  it('shows its remaining time and replaces the current hold in one tap', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistEntry()];
    const page = openCheckout();
    await holdMorningSlot(page);
    await waitForPlaceButton();
    shop.waitlist = [buildWaitlistOffer()];
    act(() => page.invalidateQueries(waitlistOperations.listOwnWaits.operationId));
    await offerNote();
    expect(screen.getByRole('radio', { name: /4–7 pm.*Reserved for you \d+:\d\d/ })).toBeEnabled();
    expect(screen.getByText(/If you take it, you lose .*7–10 am\./)).toBeVisible();
    shop.network.respondTo(slotOperations.holdSlot, ({ body }) =>
      commandOk(777, {
        SlotId: body.SlotId,
        ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
        Extended: false,
        Alternatives: [],
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Take this slot' }));
    expect(await screen.findByRole('radio', { name: /4–7 pm.*Held for you/ })).toBeChecked();
    expect(shop.network.requestsTo(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
      SlotId: 103,
      Replaces: 501,
    });
    expect(screen.queryByText(/A slot has opened up/)).toBeNull();
  });
  it('shows a toast that scrolls up to the offer', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistOffer()];
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: -40 } as DOMRect);
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'View slot' }));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'smooth' });
    expect(screen.queryByRole('button', { name: 'View slot' })).toBeNull();
  });
  it('goes to the next customer when it is declined', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistOffer()];
    const page = openCheckout();
    await offerNote();
    shop.network.respondTo(slotOperations.releaseHold, () => {
      shop.waitlist = [];
      return commandOk(777, {});
    });
    await page.user.click(screen.getByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(screen.queryByText(/A slot has opened up/)).toBeNull());
    expect(shop.network.requestsTo(slotOperations.releaseHold)[0]?.query).toEqual({
      HoldId: '777',
    });
  });
  it('says that it has expired and offers to join the waitlist again', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistOffer()];
    const page = openCheckout();
    await offerNote();
    shop.waitlist = [];
    expireHold();
    expect(await screen.findByText(/.*4–7 pm is no longer reserved for you/)).toBeVisible();
    expect(screen.queryByText(/A slot has opened up/)).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Join again' }));
    expect(await screen.findByText('You are number 2 in line.')).toBeVisible();
    expect(screen.queryByText(/no longer reserved for you/)).toBeNull();
  });
  it('opens on its day with the focus when the customer follows the message', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistOffer()];
    openCheckout('?SlotId=103');
    await offerNote();
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus();
    expect(screen.queryByText(/no longer reserved/)).toBeNull();
  });
  it('says that the customer came too late and offers to join the waitlist again', async () => {
    signInCustomer();
    openCheckout('?SlotId=103');
    expect(await screen.findByText(/.*4–7 pm is no longer reserved for you/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join again' })).toBeVisible();
  });
  it('asks a signed-out visitor to sign in and returns', async () => {
    setupSession({ pincode: '560034' });
    openCheckout('?SlotId=103');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcheckout-details%3FSlotId%3D103',
    );
  });
  it('asks to add items when the cart is empty', async () => {
    signInCustomer();
    shop.cart = buildCart({ Lines: [], Count: 0, Totals: buildTotals({ Payable: 0 }) });
    shop.waitlist = [buildWaitlistOffer()];
    openCheckout();
    await offerNote();
    expect(await screen.findByText(/Add items, then take the slot\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take this slot' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse items' })).toBeVisible();
  });
});
