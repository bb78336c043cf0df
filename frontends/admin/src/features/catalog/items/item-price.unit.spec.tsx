import { itemAdminOperations, itemOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { signInAs } from '../../../testing/fake-admin-api.ts';
import { setupItemsApi } from '../../../testing/fake-items-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

let api: ReturnType<typeof setupItemsApi>;
beforeEach(() => {
  api = setupItemsApi();
});
afterEach(() => api.network.restore());

const openPage = () => renderPage(routes, '/admin/items');
const bodiesSentTo = (operation: Parameters<typeof api.network.requestsTo>[0]) =>
  api.network.requestsTo(operation).map(({ body }) => body);

describe('the price of a pack', () => {
  const rate = {
    RateId: 70,
    PartyId: 0,
    FromDate: '2025-01-01',
    Rate: 90,
    Mrp: 110,
    RateWithTax: 94.5,
    TaxPercent: 5,
    State: 'current' as const,
  };
  const nextMonth = addDays(today(), 30);
  beforeEach(() => {
    api.network.respondTo(itemAdminOperations.readItemPrices, () => ({
      Id: 3,
      Name: 'Onion',
      Code: 'ONION-000003',
      Brand: 'Loose',
      Status: 1 as const,
      Taxes: [
        { FromDate: '2025-01-01', TaxPercent: 5 },
        { FromDate: nextMonth, TaxPercent: 18 },
      ],
      Units: [{ UnitId: 30, Name: '1 kg', Rates: [rate] }],
    }));
    api.network.respondTo(itemAdminOperations.saveRate, () => [commandOk(77, {})]);
  });
  const openSheet = async () => {
    const { user } = openPage();
    await user.click(
      await screen.findByRole('button', {
        name: 'Change the price of Onion, 1 kg: ₹94.50 MRP ₹110.00',
      }),
    );
    const price = await screen.findByRole('textbox', { name: /^Price with GST/ });
    await user.clear(price);
    return { user, price };
  };
  const savedRates = () => bodiesSentTo(itemAdminOperations.saveRate);
  it('is saved before tax, together with the price that was shown', async () => {
    const { user, price } = await openSheet();
    await user.type(price, '105{Enter}');
    expect(await screen.findByText(/^Onion, 1 kg costs ₹105\.00 from/)).toBeInTheDocument();
    expect(savedRates()).toEqual([
      expect.objectContaining({ FromDate: today(), Rate: 100, Mrp: 110, SeenRateId: 70 }),
    ]);
    expect(bodiesSentTo(itemOperations.addRate)).toEqual([]);
  });
  it('is computed with the tax of the day from which it applies', async () => {
    const { user, price } = await openSheet();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: nextMonth } });
    await user.type(price, '105');
    expect(screen.getByText('Customers pay ₹105.00: ₹88.98 and 18% GST.')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(savedRates()).toEqual([expect.objectContaining({ FromDate: nextMonth, Rate: 88.98 })]),
    );
  });
  it('becomes the earlier price again on undo', async () => {
    const { user, price } = await openSheet();
    await user.type(price, '105{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(savedRates()[1]).toMatchObject({ FromDate: today(), Rate: 90, SeenRateId: 77 }),
    );
  });
  it('is not saved above the MRP', async () => {
    const { user, price } = await openSheet();
    await user.type(price, '110.26{Enter}');
    expect(price).toHaveAccessibleDescription(/The highest price is ₹110\.00\./);
    expect(savedRates()).toEqual([]);
  });
  it('offers a retry when the prices of the item cannot be read', async () => {
    api.network.respondTo(itemAdminOperations.readItemPrices, rejectAsOffline);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: /^Change the price of Onion/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Price of Onion, 1 kg' }));
    expect(await sheet.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
  it('is not offered without the permission rates', async () => {
    signInAs('items');
    openPage();
    await screen.findByText('Onion', { selector: 'b' });
    expect(screen.queryByRole('button', { name: /^Change the price/ })).toBeNull();
  });
});
