import { itemAdminOperations, itemOperations, slotOperations } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { signInAs } from '../../../testing/fake-admin-api.ts';
import { buildItem, setupItemsApi } from '../../../testing/fake-items-api.ts';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';

let api: ReturnType<typeof setupItemsApi>;
beforeEach(() => {
  api = setupItemsApi();
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/items') => renderPage(routes, path);
const findRow = async (name: string) =>
  (await screen.findByText(name, { selector: 'b' })).closest('tr') as HTMLElement;
const bodiesSentTo = (operation: Parameters<typeof api.network.requestsTo>[0]) =>
  api.network.requestsTo(operation).map(({ body }) => body);

describe('actions on an item', () => {
  it('say that the device is offline until the connection is back', async () => {
    api.network.respondTo(itemOperations.setStock, rejectAsOffline);
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Mark sold out: Onion' }));
    expect(await screen.findByText('You are offline', { selector: 'dialog *' })).toBeVisible();
    connection.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('marks every pack as sold out at every location and gives each its stock back on undo', async () => {
    api.items = [
      buildItem({
        Units: [
          ...buildItem().Units,
          {
            UnitId: 31,
            Name: '5 kg',
            Rate: 400,
            Mrp: 500,
            RateWithTax: 420,
            Stock: 2,
            Locations: [
              { LocationId: 1, Stock: 0 },
              { LocationId: 2, Stock: 2 },
            ],
          },
          {
            UnitId: 32,
            Name: '10 kg',
            Rate: 800,
            Mrp: 900,
            RateWithTax: 840,
            Stock: 0,
            Locations: [],
          },
        ],
      }),
    ];
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Mark sold out: Onion' }));
    await user.click(await screen.findByRole('button', { name: 'At every location' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: Onion')).toBeInTheDocument();
    expect(bodiesSentTo(itemOperations.setStock)).toEqual([
      { UnitId: 30, LocationId: 1, Stock: 0 },
      { UnitId: 31, LocationId: 2, Stock: 0 },
      { UnitId: 30, LocationId: 1, Stock: 12 },
      { UnitId: 31, LocationId: 2, Stock: 2 },
    ]);
  });
  it('asks which of two locations sold an item out', async () => {
    const Locations = [
      { LocationId: 1, Stock: 12 },
      { LocationId: 2, Stock: 2 },
    ];
    api.items = [buildItem({ Units: buildItem().Units.map((unit) => ({ ...unit, Locations })) })];
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Mark sold out: Onion' }));
    await user.click(await screen.findByRole('button', { name: 'Location 2 (2 left)' }));
    expect(await screen.findByText('Onion is sold out at Location 2')).toBeInTheDocument();
    expect(bodiesSentTo(itemOperations.setStock)).toEqual([
      { UnitId: 30, LocationId: 2, Stock: 0 },
    ]);
  });
  it('hides an item and puts it back on undo', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Hide Onion' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodiesSentTo(itemAdminOperations.setItemStatus)).toEqual([
        { ItemId: 3, Status: 0 },
        { ItemId: 3, Status: 1 },
      ]),
    );
  });
  it('deletes an item and restores it on undo', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Delete Onion' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodiesSentTo(itemAdminOperations.restoreItem)).toEqual([{ ItemId: 3 }]),
    );
  });
  it('offers only to restore a deleted item', async () => {
    api.items = [buildItem({ Status: 2 })];
    const { user } = openPage('/admin/items?Status=2');
    const row = within(await findRow('Onion'));
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Restore']);
    await user.click(row.getByRole('button', { name: 'Restore Onion' }));
    expect(await screen.findByText('Onion was restored')).toBeInTheDocument();
  });
  it('says why an item cannot go on sale', async () => {
    api.items = [buildItem({ Status: 0 })];
    api.network.respondTo(itemAdminOperations.setItemStatus, () => [
      commandRejected('declarations-missing', 'This item lacks: bestBefore', {}),
    ]);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Put on sale: Onion' }));
    expect(await screen.findByText('This item lacks: bestBefore')).toBeInTheDocument();
  });
});

describe('StockSheet', () => {
  const openSheet = async () => {
    const { user } = openPage();
    await user.click(
      await screen.findByRole('button', { name: 'Change the stock of Onion, 1 kg: 12 left' }),
    );
    const field = await screen.findByRole('textbox', { name: 'Units to sell' });
    await user.clear(field);
    return { user, field };
  };
  it('sets the stock and offers the old one on undo', async () => {
    const { user, field } = await openSheet();
    await user.type(field, '40{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodiesSentTo(itemOperations.setStock)).toEqual([
        { UnitId: 30, LocationId: 1, Stock: 40 },
        { UnitId: 30, LocationId: 1, Stock: 12 },
      ]),
    );
  });
  it('sets the stock of the location that is chosen, of which it shows what is there', async () => {
    api.network.respondTo(slotOperations.listLocations, () => [
      { Id: 1, Name: 'Yeshwanthpur', Rev: 1, GroupIds: [] },
      { Id: 2, Name: 'Mylapore', Rev: 1, GroupIds: [2] },
    ]);
    const { user, field } = await openSheet();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Mylapore');
    expect(field).toHaveValue('0');
    await user.clear(field);
    await user.type(field, '7{Enter}');
    await waitFor(() =>
      expect(bodiesSentTo(itemOperations.setStock)).toEqual([
        { UnitId: 30, LocationId: 2, Stock: 7 },
      ]),
    );
    localStorage.clear();
  });
  it.each(['-1', '1.5', 'many', '1000001'])('rejects %s at the field', async (text) => {
    const { user, field } = await openSheet();
    await user.type(field, `${text}{Enter}`);
    expect(field).toHaveAccessibleDescription(/Enter a whole number/);
    expect(bodiesSentTo(itemOperations.setStock)).toEqual([]);
  });
});

describe('PriceSheet', () => {
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
  it('saves the rate before tax of what customers pay, from today', async () => {
    const { user, price } = await openSheet();
    await user.type(price, '105');
    expect(screen.getByText('Customers pay ₹105.00: ₹100.00 and 5% GST.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Onion, 1 kg costs ₹105\.00 from/)).toBeInTheDocument();
    expect(bodiesSentTo(itemOperations.addRate)).toEqual([
      { ItemId: 3, UnitId: 30, PartyId: 0, FromDate: today(), Rate: 100, Mrp: 110 },
    ]);
  });
  it('gives the price before it back, unless somebody changed it since', async () => {
    api.network.respondTo(itemOperations.addRate, () => [commandOk(77, {})]);
    api.network.respondTo(itemAdminOperations.saveRate, () => [commandOk(78, {})]);
    const { user, price } = await openSheet();
    await user.type(price, '105{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: Onion, 1 kg')).toBeInTheDocument();
    expect(bodiesSentTo(itemAdminOperations.saveRate)).toEqual([
      expect.objectContaining({ FromDate: today(), Rate: 90, Mrp: 110, SeenRateId: 77 }),
    ]);
  });
  it('names a price above the MRP at the field and does not save it', async () => {
    const { user, price } = await openSheet();
    await user.type(price, '110.26{Enter}');
    expect(price).toHaveAccessibleDescription(
      /This is above the MRP\. The highest price is ₹110\.00\./,
    );
    expect(bodiesSentTo(itemOperations.addRate)).toEqual([]);
  });
  it('shows the reason of the catalogue at the field', async () => {
    api.network.respondTo(itemOperations.addRate, () => [
      commandRejected('rate-above-mrp', 'The rate including tax is above the MRP.', {}),
    ]);
    const { user, price } = await openSheet();
    await user.type(price, '100{Enter}');
    await waitFor(() =>
      expect(price).toHaveAccessibleDescription(/The rate including tax is above the MRP/),
    );
    expect(price).toHaveFocus();
  });
  it('is not offered without the permission rates', async () => {
    signInAs('items');
    openPage();
    await findRow('Onion');
    expect(screen.queryByRole('button', { name: /^Change the price/ })).toBeNull();
  });
});
