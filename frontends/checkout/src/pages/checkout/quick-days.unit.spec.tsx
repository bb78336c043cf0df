import { slotOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { setupSession } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { screen, within } from '@testing-library/react';
import { setupFakeShop } from '../../testing/fake-shop.ts';
import { buildLine, buildSlot, tomorrow } from '../../testing/fixtures.ts';
import { openCheckout } from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();
const secondDay = addDays(tomorrow, 1);
const lines = [
  {
    LineKey: buildLine().LineKey,
    ItemId: 3,
    UnitId: 30,
    OfferId: 0,
    Quantity: 2,
    UserId: 0,
    Message: '',
  },
];

describe('quick choice of the delivery day', () => {
  beforeEach(() => {
    setupSession({ pincode: '560034', localLines: lines });
    shop.network.respondTo(slotOperations.listSlotsOfPincode, () =>
      [addDays(tomorrow, -1), tomorrow, secondDay, addDays(tomorrow, 2)].map((day, index) =>
        buildSlot({ Id: 200 + index, Date: day, MinimumDate: tomorrow }),
      ),
    );
  });

  it('offers the minimum date and the next day, and shows the slots of the chosen one', async () => {
    const { user } = openCheckout();
    const days = within(await screen.findByRole('group', { name: 'Earliest days' }));
    expect(days.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Tomorrow',
      formatDate(secondDay),
    ]);
    expect(days.getByRole('button', { pressed: true })).toHaveTextContent('Tomorrow');
    await user.click(days.getByRole('button', { name: formatDate(secondDay) }));
    expect(days.getByRole('button', { pressed: true })).toHaveTextContent(formatDate(secondDay));
    expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('id', `day-${secondDay}`);
    expect(screen.getByRole('radio', { name: /7–10 am.*Open/ })).toBeEnabled();
  });

  it('does not let anyone choose a slot before the minimum date', async () => {
    const { user } = openCheckout();
    const [today] = await screen.findAllByRole('tab');
    if (today) await user.click(today);
    expect(today).toHaveAccessibleName(/Closed/);
    expect(screen.queryByRole('radio', { name: /Open/ })).toBeNull();
  });
});
