import { cartOperations, slotOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import { rejectAsOffline } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { setupFakeShop, signInCustomer, slots } from '../../testing/fake-shop.ts';
import {
  buildCart,
  buildLine,
  commandOk,
  commandRejected,
  tomorrow,
} from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  expireHold,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('choosing a slot', () => {
  it('holds the slot with the quote of the cart and moves the lines to its day', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    expect(shop.network.requestsTo(slotOperations.holdSlot)[0]?.body).toMatchObject({
      SlotId: 101,
      UserId: 7,
      QuoteToken: `quote ${today()} 11 `,
      Replaces: 0,
    });
    await waitFor(() => expect(session().deliveryDate).toBe(tomorrow));
    expect(shop.network.requestsTo(cartOperations.uploadCartLine)[0]?.body).toMatchObject([
      { LineKey: buildLine().LineKey, Quantity: 2, PDate: tomorrow },
    ]);
    await waitForPlaceButton();
    expect(shop.network.requestsTo(cartOperations.readCart).at(-1)?.query).toMatchObject({
      PDate: tomorrow,
      AddressId: '11',
      SlotId: '101',
    });
    expect(localStorage.getItem('future')).toBe('true');
  });
  it('replaces the previous hold', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    await waitForPlaceButton();
    await page.user.click(screen.getByRole('radio', { name: /10 am–1 pm/ }));
    await waitFor(() =>
      expect(shop.network.requestsTo(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
        SlotId: 102,
        Replaces: 501,
      }),
    );
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
  });
  it('offers the nearest slots and keeps the previous hold when the slot is full', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    await waitForPlaceButton();
    const held = shop.network.requestsTo(slotOperations.holdSlot).length;
    shop.network.respondTo(slotOperations.holdSlot, ({ body }) =>
      body.SlotId === 102 && body.Replaces === 501
        ? commandRejected('slot-full', 'This slot is full. Choose another.', {
            Alternatives: slots.slice(0, 1),
          })
        : commandOk(502, { SlotId: 101, ExpiresAt: new Date(Date.now() + 60_000).toISOString() }),
    );
    await page.user.click(screen.getByRole('radio', { name: /10 am–1 pm/ }));
    expect(await screen.findByText('This slot is full. Choose another.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
    await page.user.click(
      within(screen.getByRole('group', { name: 'Nearest open slots' })).getByRole('button'),
    );
    await waitFor(() =>
      expect(shop.network.requestsTo(slotOperations.holdSlot)).toHaveLength(held + 2),
    );
  });
  it('disables an unavailable slot and shows the reason', async () => {
    signInCustomer();
    openCheckout();
    expect(await screen.findByRole('radio', { name: /4–7 pm.*Full/ })).toBeDisabled();
  });
  it('shows one sentence instead of slots for a day without delivery', async () => {
    signInCustomer();
    shop.network.respondTo(slotOperations.listSlotsOfPincode, () =>
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
  it('shows an error for slots that do not load while the cart stays usable', async () => {
    signInCustomer();
    shop.network.respondTo(slotOperations.listSlotsOfPincode, rejectAsOffline);
    openCheckout();
    expect(
      await screen.findByRole('heading', { name: 'Delivery slots could not be loaded' }),
    ).toBeVisible();
    expect(await screen.findByText('Onion')).toBeVisible();
  });
  it('restores the hold by its key after a reload', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    const [first] = shop.network.requestsTo(slotOperations.holdSlot);
    page.unmount();
    openCheckout();
    expect(await screen.findByRole('radio', { name: /Held for you/ })).toBeChecked();
    await waitFor(() => expect(shop.network.requestsTo(slotOperations.holdSlot)).toHaveLength(2));
    expect(shop.network.requestsTo(slotOperations.holdSlot)[1]?.body).toMatchObject({
      HoldKey: (first?.body as { HoldKey: string }).HoldKey,
    });
  });
  it('extends the hold once', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    await page.user.click(screen.getByRole('button', { name: '5 more minutes' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '5 more minutes' })).toBeNull(),
    );
    expect(shop.network.requestsTo(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
      Extend: true,
      SlotId: 101,
    });
  });
  it('releases and reports an expired hold and focuses the slot picker', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    expireHold();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Hold expired. Choose again/ })).not.toBeChecked(),
    );
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus();
    expect(shop.network.requestsTo(slotOperations.releaseHold)[0]?.query).toMatchObject({
      HoldId: '501',
    });
    expect(screen.getAllByText('Hold expired. Choose a slot again').length).toBeGreaterThan(0);
  });
  it('releases the hold when a line is unavailable on that day', async () => {
    signInCustomer();
    shop.cart = buildCart({
      Lines: [
        buildLine(),
        buildLine({
          Id: 2,
          LineKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d11',
          ItemId: 4,
          UnitId: 40,
          Name: 'Milk',
        }),
      ],
      Count: 4,
    });
    shop.network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      Array.isArray(body) && body.length === 2
        ? [...commandOk(1, { Quantity: 2 }), ...commandRejected('not-available', 'Out of stock')]
        : commandOk(1, { Quantity: 2 }),
    );
    const page = openCheckout();
    await page.user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
    expect(
      await screen.findByText(
        'Not available on that day: Milk. Choose another slot, or remove it.',
      ),
    ).toBeInTheDocument();
    expect(shop.network.requestsTo(cartOperations.uploadCartLine)[1]?.body).toMatchObject([
      { LineKey: buildLine().LineKey, PDate: today() },
    ]);
    expect(shop.network.requestsTo(slotOperations.releaseHold)).toHaveLength(1);
  });
});
