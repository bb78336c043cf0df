import { orderOperations, slotOperations, waitlistOperations } from '@tokri/contracts/api';
import { setupSession, rejectAsOffline } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildWaitlistOffer,
  buildWaitlistEntry,
  setupFakeShop,
  signInCustomer,
  slots,
} from '../../testing/fake-shop.ts';
import { buildLine, commandRejected } from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();
const waitButton = () =>
  screen.findByRole('button', { name: /^Join the waiting list, .*, 4–7 pm$/ });

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
    expect(screen.queryByRole('group', { name: 'Waiting list for full slots' })).toBeNull();
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
    await page.user.click(await screen.findByRole('button', { name: 'Leave the waiting list' }));
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
    await page.user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
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
      await screen.findByRole('link', { name: 'Sign in to join the waiting list' }),
    ).toHaveAttribute('href', '/login?returnTo=%2Fcheckout-details');
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
