import { orderOperations, slotOperations, slotWaitOperations } from '@tokri/contracts/http';
import { givenSession, noNetwork } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOffer, aWait, shopOfEachTest, signedIn, slots } from '../../testing/checkout-network.ts';
import { aCart, aLine, done, refusal, totals } from '../../testing/fixtures.ts';
import {
  holdMorning,
  letHoldRunOut,
  openCheckout,
  readyButton,
} from '../../testing/open-checkout.ts';

const shop = shopOfEachTest();
const waitButton = () => screen.findByRole('button', { name: /^Wait for a place, .*, 4–7 pm$/ });
const offerNote = () => screen.findByText(/A place is free: .*4–7 pm\./);

describe('a full slot', () => {
  it('is waited for in one tap: the number in line, what is nearest, and the chip says so', async () => {
    signedIn();
    const page = openCheckout();
    await page.user.click(await waitButton());
    expect(await screen.findByText('You are number 2 in line.')).toBeVisible();
    expect(shop.network.callsOf(slotWaitOperations.joinWaitingList)[0]?.body).toMatchObject({
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
  it('is waited for no more by a tap', async () => {
    signedIn();
    shop.waits = [aWait()];
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    await waitButton();
    expect(screen.queryByText(/You are number/)).toBeNull();
    expect(shop.network.callsOf(slotWaitOperations.leaveWaitingList)[0]?.query).toEqual({
      SlotId: '103',
      UserId: '7',
    });
  });
  it('whose line is not to be had, says why', async () => {
    signedIn();
    shop.network.answer(slotWaitOperations.joinWaitingList, () =>
      refusal('waiting-list-full', 'Too many people wait for this slot already. Choose another.'),
    );
    const page = openCheckout();
    await page.user.click(await waitButton());
    expect(await screen.findByText(/Too many people wait/)).toBeVisible();
  });
  it('in which a place came free meanwhile, is read anew', async () => {
    signedIn();
    shop.network.answer(slotWaitOperations.joinWaitingList, () =>
      refusal('slot-not-full', 'A place in this slot is free. Choose it now.'),
    );
    const page = openCheckout();
    const button = await waitButton();
    shop.network.answer(slotOperations.listSlotsOfPincode, () =>
      slots.map((slot) =>
        slot.Id === 103
          ? { ...slot, State: 'FewLeft' as const, Left: 1, Reason: '' as const }
          : slot,
      ),
    );
    await page.user.click(button);
    expect(await screen.findByRole('radio', { name: /4–7 pm.*Only 1 left/ })).toBeEnabled();
  });
  it('without a network, keeps the line as it was and says so', async () => {
    signedIn();
    shop.network.answer(slotWaitOperations.joinWaitingList, noNetwork);
    const page = openCheckout();
    await page.user.click(await waitButton());
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(await waitButton()).toBeVisible();
  });
  it('found full while holding, offers its line beside the nearest', async () => {
    signedIn();
    shop.network.answer(slotOperations.holdSlot, () =>
      refusal('slot-full', 'This slot is full. Choose another.', {
        Alternatives: slots.slice(1, 2),
      }),
    );
    const page = openCheckout();
    await page.user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Wait for this slot' }));
    await waitFor(() =>
      expect(shop.network.callsOf(slotWaitOperations.joinWaitingList)[0]?.body).toMatchObject({
        SlotId: 101,
      }),
    );
  });
  it('asks a visitor to sign in first', async () => {
    givenSession({
      pincode: '560034',
      localLines: [
        {
          LineKey: aLine().LineKey,
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

describe('an offered place', () => {
  it('told by the live stream, stands above the days with its time and is taken in one tap, in place of what was held', async () => {
    signedIn();
    shop.waits = [aWait()];
    const page = openCheckout();
    await holdMorning(page);
    await readyButton();
    shop.waits = [anOffer()];
    // The shell reads own lines anew at the event; here the next refresh does.
    act(() => page.refreshReads(slotWaitOperations.listOwnWaits.id));
    await offerNote();
    expect(screen.getByRole('radio', { name: /4–7 pm.*Kept for you \d+:\d\d/ })).toBeEnabled();
    expect(screen.getByText(/Taking it lets .*7–10 am go\./)).toBeVisible();
    shop.network.answer(slotOperations.holdSlot, ({ body }) =>
      done(777, {
        SlotId: body.SlotId,
        ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
        Extended: false,
        Alternatives: [],
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Take it' }));
    expect(await screen.findByRole('radio', { name: /4–7 pm.*Held for you/ })).toBeChecked();
    expect(shop.network.callsOf(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
      SlotId: 103,
      Replaces: 501,
    });
    expect(screen.queryByText(/A place is free/)).toBeNull();
  });
  it('told to who is further down the page, leads up to it', async () => {
    signedIn();
    shop.waits = [anOffer()];
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: -40 } as DOMRect);
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'See it' }));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'smooth' });
    expect(screen.queryByRole('button', { name: 'See it' })).toBeNull();
  });
  it('declined, goes to the next', async () => {
    signedIn();
    shop.waits = [anOffer()];
    const page = openCheckout();
    await offerNote();
    shop.network.answer(slotOperations.releaseHold, () => {
      shop.waits = [];
      return done(777, {});
    });
    await page.user.click(screen.getByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(screen.queryByText(/A place is free/)).toBeNull());
    expect(shop.network.callsOf(slotOperations.releaseHold)[0]?.query).toEqual({ HoldId: '777' });
  });
  it('whose time runs out, says that it went on and offers to wait again', async () => {
    signedIn();
    shop.waits = [anOffer()];
    const page = openCheckout();
    await offerNote();
    shop.waits = [];
    letHoldRunOut();
    expect(
      await screen.findByText(/The place in .*4–7 pm is no longer kept for you/),
    ).toBeVisible();
    expect(screen.queryByText(/A place is free/)).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Wait again' }));
    expect(await screen.findByText('You are number 2 in line.')).toBeVisible();
    expect(screen.queryByText(/no longer kept for you/)).toBeNull();
  });
  it('opened by the message about it, is shown on its day with the focus', async () => {
    signedIn();
    shop.waits = [anOffer()];
    openCheckout('?SlotId=103');
    await offerNote();
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus();
    expect(screen.queryByText(/no longer kept/)).toBeNull();
  });
  it('opened by the message too late, says so and offers to wait again', async () => {
    signedIn();
    openCheckout('?SlotId=103');
    expect(
      await screen.findByText(/The place in .*4–7 pm is no longer kept for you/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wait again' })).toBeVisible();
  });
  it('opened where nobody is signed in, asks to sign in and comes back', async () => {
    givenSession({ pincode: '560034' });
    openCheckout('?SlotId=103');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcheckout-details%3FSlotId%3D103',
    );
  });
  it('with nothing in the cart, is shown and says what it takes', async () => {
    signedIn();
    shop.cart = aCart({ Lines: [], Count: 0, Totals: totals({ Payable: 0 }) });
    shop.waits = [anOffer()];
    openCheckout();
    await offerNote();
    expect(await screen.findByText(/Add items, then take it\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse items' })).toBeVisible();
  });
});

describe('what was waited for with a cart that is ordered', () => {
  it('is read again: the service ends it, and the page lets nothing go', async () => {
    signedIn();
    shop.waits = [{ ...anOffer(), SlotId: 101, Start: '07:00', End: '10:00' }, aWait()];
    const page = openCheckout();
    await holdMorning(page);
    const button = await readyButton();
    const reads = shop.network.callsOf(slotWaitOperations.listOwnWaits).length;
    await page.user.click(button);
    await waitFor(() =>
      expect(shop.network.callsOf(orderOperations.placeOrderWithoutPayment)).toHaveLength(1),
    );
    await waitFor(() =>
      expect(shop.network.callsOf(slotWaitOperations.listOwnWaits).length).toBeGreaterThan(reads),
    );
    expect([
      ...shop.network.callsOf(slotWaitOperations.leaveWaitingList),
      ...shop.network.callsOf(slotOperations.releaseHold),
    ]).toEqual([]);
  });
});

describe('a hold that ran out', () => {
  it('of a slot with places, is held again in one tap', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    letHoldRunOut();
    const again = await screen.findByRole('button', { name: 'Hold it again' });
    jest.restoreAllMocks();
    Element.prototype.scrollIntoView = jest.fn();
    await page.user.click(again);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked(),
    );
  });
  it('of a slot that is full meanwhile, leads to what is nearest and to its line', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    shop.network.answer(slotOperations.listSlotsOfPincode, () =>
      slots.map((slot) => (slot.Id === 101 ? { ...slot, State: 'Full' as const, Left: 0 } : slot)),
    );
    act(() => page.refreshReads(slotOperations.listSlotsOfPincode.id));
    letHoldRunOut();
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
