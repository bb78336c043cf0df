import { slotOperations } from '@tokri/contracts/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setupFakeShop, signInCustomer, slots } from '../../testing/fake-shop.ts';
import { holdMorningSlot, expireHold, openCheckout } from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('expired hold', () => {
  it('holds the slot again in one tap when it is available', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    expireHold();
    const holdAgainButton = await screen.findByRole('button', { name: 'Hold it again' });
    jest.restoreAllMocks();
    Element.prototype.scrollIntoView = jest.fn();
    await page.user.click(holdAgainButton);
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
      await screen.findByText('Your hold has expired, and the slot is full now.'),
    ).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Nearest open slots' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('10 am–1 pm')]);
    expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  });
});
