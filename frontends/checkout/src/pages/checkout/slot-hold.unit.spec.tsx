import { cartOperations, slotOperations } from '@tokri/contracts/http';
import { session } from '@tokri/web-kit/session';
import { noNetwork } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { shopOfEachTest, signedIn, slots } from '../../testing/checkout-network.ts';
import { aCart, aLine, done, refusal, tomorrow } from '../../testing/fixtures.ts';
import {
  holdMorning,
  letHoldRunOut,
  openCheckout,
  readyButton,
} from '../../testing/open-checkout.ts';

const shop = shopOfEachTest();

describe('a chosen slot', () => {
  it('is held with the quote of the cart, and the lines move to its day under their own keys', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    expect(shop.network.callsOf(slotOperations.holdSlot)[0]?.body).toMatchObject({
      SlotId: 101,
      UserId: 7,
      QuoteToken: `quote ${today()} 11 `,
      Replaces: 0,
    });
    await waitFor(() => expect(session().deliveryDate).toBe(tomorrow));
    expect(shop.network.callsOf(cartOperations.uploadCartLine)[0]?.body).toMatchObject([
      { LineKey: aLine().LineKey, Quantity: 2, PDate: tomorrow },
    ]);
    await readyButton();
    expect(shop.network.callsOf(cartOperations.readCart).at(-1)?.query).toMatchObject({
      PDate: tomorrow,
      AddressId: '11',
      SlotId: '101',
    });
    expect(localStorage.getItem('future')).toBe('true');
  });
  it('in place of another, lets that one go', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    await readyButton();
    await page.user.click(screen.getByRole('radio', { name: /10 am–1 pm/ }));
    await waitFor(() =>
      expect(shop.network.callsOf(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
        SlotId: 102,
        Replaces: 501,
      }),
    );
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
  });
  it('that is full meanwhile, offers the nearest and keeps what was held', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    await readyButton();
    const held = shop.network.callsOf(slotOperations.holdSlot).length;
    shop.network.answer(slotOperations.holdSlot, ({ body }) =>
      body.SlotId === 102 && body.Replaces === 501
        ? refusal('slot-full', 'This slot is full. Choose another.', {
            Alternatives: slots.slice(0, 1),
          })
        : done(502, { SlotId: 101, ExpiresAt: new Date(Date.now() + 60_000).toISOString() }),
    );
    await page.user.click(screen.getByRole('radio', { name: /10 am–1 pm/ }));
    expect(await screen.findByText('This slot is full. Choose another.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
    await page.user.click(
      within(screen.getByRole('group', { name: 'Nearest open slots' })).getByRole('button'),
    );
    await waitFor(() =>
      expect(shop.network.callsOf(slotOperations.holdSlot)).toHaveLength(held + 2),
    );
  });
  it('that cannot be had, is a radio that cannot be chosen and says so', async () => {
    signedIn();
    openCheckout();
    expect(await screen.findByRole('radio', { name: /4–7 pm.*Full/ })).toBeDisabled();
  });
  it('of a day without delivery, is no chip but one sentence of the day', async () => {
    signedIn();
    shop.network.answer(slotOperations.listSlotsOfPincode, () =>
      slots.map((slot) => ({
        ...slot,
        State: 'Closed' as const,
        Left: 0,
        Reason: 'blackout' as const,
      })),
    );
    openCheckout();
    expect(await screen.findByText(/^No delivery on \w+ \d+ \w+\.$/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /7–10 am/ })).toBeNull();
  });
  it('that did not load, says what is missing, over a cart that works', async () => {
    signedIn();
    shop.network.answer(slotOperations.listSlotsOfPincode, noNetwork);
    openCheckout();
    expect(
      await screen.findByRole('heading', { name: 'Delivery times did not load' }),
    ).toBeVisible();
    expect(await screen.findByText('Onion')).toBeVisible();
  });
  it('after a reload, is found again by its key', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    const [first] = shop.network.callsOf(slotOperations.holdSlot);
    page.unmount();
    openCheckout();
    expect(await screen.findByRole('radio', { name: /Held for you/ })).toBeChecked();
    await waitFor(() => expect(shop.network.callsOf(slotOperations.holdSlot)).toHaveLength(2));
    expect(shop.network.callsOf(slotOperations.holdSlot)[1]?.body).toMatchObject({
      HoldKey: (first?.body as { HoldKey: string }).HoldKey,
    });
  });
  it('can be extended once, in one tap', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    await page.user.click(screen.getByRole('button', { name: '5 more minutes' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '5 more minutes' })).toBeNull(),
    );
    expect(shop.network.callsOf(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
      Extend: true,
      SlotId: 101,
    });
  });
  it('whose time runs out, is let go, says so and takes the focus to the picker', async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    letHoldRunOut();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Hold ended. Choose again/ })).not.toBeChecked(),
    );
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus();
    expect(shop.network.callsOf(slotOperations.releaseHold)[0]?.query).toEqual({ HoldId: '501' });
    expect(screen.getAllByText('Hold ended. Choose a slot again').length).toBeGreaterThan(0);
  });
  it('on a day when a line cannot be had, is let go and the lines stay together', async () => {
    signedIn();
    shop.cart = aCart({
      Lines: [
        aLine(),
        aLine({
          Id: 2,
          LineKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d11',
          ItemId: 4,
          UnitId: 40,
          Name: 'Milk',
        }),
      ],
      Count: 4,
    });
    shop.network.answer(cartOperations.uploadCartLine, ({ body }) =>
      Array.isArray(body) && body.length === 2
        ? [...done(1, { Quantity: 2 }), ...refusal('not-available', 'Out of stock')]
        : done(1, { Quantity: 2 }),
    );
    const page = openCheckout();
    await page.user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
    expect(
      await screen.findByText(
        'Not to be had on that day: Milk. Choose another slot, or take it out.',
      ),
    ).toBeInTheDocument();
    expect(shop.network.callsOf(cartOperations.uploadCartLine)[1]?.body).toMatchObject([
      { LineKey: aLine().LineKey, PDate: today() },
    ]);
    expect(shop.network.callsOf(slotOperations.releaseHold)).toHaveLength(1);
  });
});
