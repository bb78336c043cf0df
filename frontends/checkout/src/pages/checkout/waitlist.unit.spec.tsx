import { orderOperations, slotOperations, waitlistOperations } from '@tokri/contracts/api';
import { setupSession, rejectAsOffline } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildWaitlistOffer,
  buildWaitlistEntry,
  setupFakeShop,
  signInCustomer,
  slots,
} from '../../testing/fake-shop.ts';
import {
  buildCart,
  buildLine,
  commandOk,
  commandRejected,
  buildTotals,
} from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  expireHold,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();
const waitButton = () => screen.findByRole('button', { name: /^Wait for a place, .*, 4–7 pm$/ });
const offerNote = () => screen.findByText(/A place is free: .*4–7 pm\./);

describe('waitlist of a full slot', () => {
  it('is joined in one tap and shows the position and the nearest slots', async () => {
    signInCustomer();
    const page = openCheckout();
    await page.user.click(await waitButton());
    expect(await screen.findByText('You are number 2 in line.')).toBeVisible();
    expect(shop.network.requestsTo(waitlistOperations.joinWaitingList)[0]?.body).toMatchObject({
      SlotId: 103,
      UserId: 7,
    });
    expect(screen.getByRole('radio', { name: /4–7 pm.*Full • you are no. 2/ })).toBeDisabled();
    expect(screen.queryByRole('group', { name: 'Wait for a full slot' })).toBeNull();
    await page.user.click(
      within(screen.getByRole('group', { name: 'Nearest open slots' })).getByRole('button'),
    );
    expect(await screen.findByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
    expect(screen.getByText('You are number 2 in line.')).toBeVisible();
  });
  it('is left in one tap', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistEntry()];
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    await waitButton();
    expect(screen.queryByText(/You are number/)).toBeNull();
    expect(shop.network.requestsTo(waitlistOperations.leaveWaitingList)[0]?.query).toEqual({
      SlotId: '103',
      UserId: '7',
    });
  });
  it('explains why it cannot be joined', async () => {
    signInCustomer();
    shop.network.respondTo(waitlistOperations.joinWaitingList, () =>
      commandRejected(
        'waiting-list-full',
        'Too many people wait for this slot already. Choose another.',
      ),
    );
    const page = openCheckout();
    await page.user.click(await waitButton());
    expect(await screen.findByText(/Too many people wait/)).toBeVisible();
  });
  it('reloads the slots when the slot is no longer full', async () => {
    signInCustomer();
    shop.network.respondTo(waitlistOperations.joinWaitingList, () =>
      commandRejected('slot-not-full', 'A place in this slot is free. Choose it now.'),
    );
    const page = openCheckout();
    const button = await waitButton();
    shop.network.respondTo(slotOperations.listSlotsOfPincode, () =>
      slots.map((slot) =>
        slot.Id === 103
          ? { ...slot, State: 'FewLeft' as const, Left: 1, Reason: '' as const }
          : slot,
      ),
    );
    await page.user.click(button);
    expect(await screen.findByRole('radio', { name: /4–7 pm.*Only 1 left/ })).toBeEnabled();
  });
  it('stays unchanged and shows an error while offline', async () => {
    signInCustomer();
    shop.network.respondTo(waitlistOperations.joinWaitingList, rejectAsOffline);
    const page = openCheckout();
    await page.user.click(await waitButton());
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(await waitButton()).toBeVisible();
  });
  it('is offered beside the nearest slots when a slot turns out to be full', async () => {
    signInCustomer();
    shop.network.respondTo(slotOperations.holdSlot, () =>
      commandRejected('slot-full', 'This slot is full. Choose another.', {
        Alternatives: slots.slice(1, 2),
      }),
    );
    const page = openCheckout();
    await page.user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Wait for this slot' }));
    await waitFor(() =>
      expect(shop.network.requestsTo(waitlistOperations.joinWaitingList)[0]?.body).toMatchObject({
        SlotId: 101,
      }),
    );
  });
  it('asks a visitor to sign in first', async () => {
    setupSession({
      pincode: '560034',
      localLines: [
        {
          LineKey: buildLine().LineKey,
          ItemId: 3,
          UnitId: 30,
          OfferId: 0,
          Quantity: 2,
          UserId: 0,
          Message: '',
        },
      ],
    });
    openCheckout();
    expect(
      await screen.findByRole('link', { name: 'Sign in to wait for a place' }),
    ).toHaveAttribute('href', '/login?returnTo=%2Fcheckout-details');
  });
});

describe('waitlist offer', () => {
  it('shows its remaining time above the days and replaces the current hold in one tap', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistEntry()];
    const page = openCheckout();
    await holdMorningSlot(page);
    await waitForPlaceButton();
    shop.waitlist = [buildWaitlistOffer()];
    act(() => page.invalidateQueries(waitlistOperations.listOwnWaits.operationId));
    await offerNote();
    expect(screen.getByRole('radio', { name: /4–7 pm.*Kept for you \d+:\d\d/ })).toBeEnabled();
    expect(screen.getByText(/Taking it lets .*7–10 am go\./)).toBeVisible();
    shop.network.respondTo(slotOperations.holdSlot, ({ body }) =>
      commandOk(777, {
        SlotId: body.SlotId,
        ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
        Extended: false,
        Alternatives: [],
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Take it' }));
    expect(await screen.findByRole('radio', { name: /4–7 pm.*Held for you/ })).toBeChecked();
    expect(shop.network.requestsTo(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
      SlotId: 103,
      Replaces: 501,
    });
    expect(screen.queryByText(/A place is free/)).toBeNull();
  });
  it('shows a toast that scrolls up to the offer', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistOffer()];
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: -40 } as DOMRect);
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'See it' }));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'smooth' });
    expect(screen.queryByRole('button', { name: 'See it' })).toBeNull();
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
    await waitFor(() => expect(screen.queryByText(/A place is free/)).toBeNull());
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
    expect(
      await screen.findByText(/The place in .*4–7 pm is no longer kept for you/),
    ).toBeVisible();
    expect(screen.queryByText(/A place is free/)).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Wait again' }));
    expect(await screen.findByText('You are number 2 in line.')).toBeVisible();
    expect(screen.queryByText(/no longer kept for you/)).toBeNull();
  });
  it('opens on its day with the focus when the customer follows the message', async () => {
    signInCustomer();
    shop.waitlist = [buildWaitlistOffer()];
    openCheckout('?SlotId=103');
    await offerNote();
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus();
    expect(screen.queryByText(/no longer kept/)).toBeNull();
  });
  it('says that the customer came too late and offers to join the waitlist again', async () => {
    signInCustomer();
    openCheckout('?SlotId=103');
    expect(
      await screen.findByText(/The place in .*4–7 pm is no longer kept for you/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wait again' })).toBeVisible();
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
    expect(await screen.findByText(/Add items, then take it\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse items' })).toBeVisible();
  });
});

describe('waitlist after an order', () => {
  it('is read again and the page releases no hold', async () => {
    signInCustomer();
    shop.waitlist = [
      { ...buildWaitlistOffer(), SlotId: 101, Start: '07:00', End: '10:00' },
      buildWaitlistEntry(),
    ];
    const page = openCheckout();
    await holdMorningSlot(page);
    const button = await waitForPlaceButton();
    const reads = shop.network.requestsTo(waitlistOperations.listOwnWaits).length;
    await page.user.click(button);
    await waitFor(() =>
      expect(shop.network.requestsTo(orderOperations.placeOrderWithoutPayment)).toHaveLength(1),
    );
    await waitFor(() =>
      expect(shop.network.requestsTo(waitlistOperations.listOwnWaits).length).toBeGreaterThan(
        reads,
      ),
    );
    expect([
      ...shop.network.requestsTo(waitlistOperations.leaveWaitingList),
      ...shop.network.requestsTo(slotOperations.releaseHold),
    ]).toEqual([]);
  });
});

describe('expired hold', () => {
  it('holds the slot again in one tap when it is available', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    expireHold();
    const again = await screen.findByRole('button', { name: 'Hold it again' });
    jest.restoreAllMocks();
    Element.prototype.scrollIntoView = jest.fn();
    await page.user.click(again);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked(),
    );
  });
  it('offers the nearest slots and the waitlist when the slot is full', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    shop.network.respondTo(slotOperations.listSlotsOfPincode, () =>
      slots.map((slot) => (slot.Id === 101 ? { ...slot, State: 'Full' as const, Left: 0 } : slot)),
    );
    act(() => page.invalidateQueries(slotOperations.listSlotsOfPincode.operationId));
    expireHold();
    expect(
      await screen.findByText('The time of your hold is over, and the slot is full now.'),
    ).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Nearest open slots' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('10 am–1 pm')]);
    expect(screen.getByRole('button', { name: 'Wait for this slot' })).toBeVisible();
  });
});
