import { itemAdminOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildItem, setupItemsApi } from '../../../testing/fake-items-api.ts';
import { commandRejected } from '../../../testing/fixtures.ts';

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
  it('marks every pack as sold out at every location and undoes each of these marks', async () => {
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
    const sent = bodiesSentTo(itemAdminOperations.recordStockMovement) as { Id: string }[];
    const [first, second] = sent.map(({ Id }) => Id);
    expect(sent).toEqual([
      {
        Id: first,
        UnitId: 30,
        LocationId: 1,
        Kind: 'sold-out',
        SeenSecondsAgo: expect.any(Number),
      },
      {
        Id: second,
        UnitId: 31,
        LocationId: 2,
        Kind: 'sold-out',
        SeenSecondsAgo: expect.any(Number),
      },
      { Id: expect.any(String), UnitId: 30, LocationId: 1, Kind: 'undo', Undone: first },
      { Id: expect.any(String), UnitId: 31, LocationId: 2, Kind: 'undo', Undone: second },
    ]);
  });
  it('shows the stock as it was once the mark is undone, though a server has not heard of it', async () => {
    const inStock = api.items;
    const soldOut = [
      buildItem({
        Units: buildItem().Units.map((unit) => ({
          ...unit,
          Stock: 0,
          Locations: [{ LocationId: 1, Stock: 0 }],
        })),
      }),
    ];
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Mark sold out: Onion' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(await findRow('Onion')).toHaveTextContent('Sold out');
    api.items = soldOut;
    await user.click(undo);
    await screen.findByText('Undone: Onion');
    expect(await findRow('Onion')).toHaveTextContent('12 left');
    api.items = inStock;
  });
  it('shows the stock again when the server refuses the mark', async () => {
    api.network.respondTo(itemAdminOperations.recordStockMovement, () => [
      commandRejected('stock-changed', 'Somebody changed it.', {}),
    ]);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Mark sold out: Onion' }));
    expect(await screen.findByText('Somebody changed it.')).toBeVisible();
    expect(await findRow('Onion')).toHaveTextContent('12 left');
    await user.click(screen.getByRole('button', { name: 'OK' }));
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
    expect(bodiesSentTo(itemAdminOperations.recordStockMovement)).toEqual([
      {
        Id: expect.any(String),
        UnitId: 30,
        LocationId: 2,
        Kind: 'sold-out',
        SeenSecondsAgo: expect.any(Number),
      },
    ]);
  });
  const openActions = async (user: ReturnType<typeof openPage>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'More actions for Onion' }));
    return within(await screen.findByRole('dialog', { name: 'Onion' }));
  };
  it('hides an item and puts it back on undo', async () => {
    const { user } = openPage();
    await user.click((await openActions(user)).getByRole('button', { name: 'Hide' }));
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
    await user.click((await openActions(user)).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodiesSentTo(itemAdminOperations.restoreItem)).toEqual([{ ItemId: 3 }]),
    );
  });
  const soldOut = (units = buildItem().Units) =>
    units.map((unit) => ({ ...unit, Stock: 0, Locations: [{ LocationId: 1, Stock: 0 }] }));
  it('counts a sold-out item again from the button that marked it', async () => {
    api.items = [buildItem({ Units: soldOut() })];
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Back in stock: Onion' }));
    expect(await screen.findByRole('dialog', { name: 'Onion, 1 kg' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark sold out: Onion' })).toBeNull();
  });
  it('asks which pack is back when an item has several', async () => {
    const [unit] = buildItem().Units;
    api.items = [
      buildItem({
        Units: soldOut([unit as never, { ...unit, UnitId: 31, Name: '5 kg' } as never]),
      }),
    ];
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Back in stock: Onion' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Onion' }));
    await user.click(sheet.getByRole('button', { name: 'Stock of 5 kg: Sold out' }));
    expect(await screen.findByRole('dialog', { name: 'Onion, 5 kg' })).toBeVisible();
  });
  describe('on a phone', () => {
    beforeEach(() => {
      jest.spyOn(window, 'matchMedia').mockImplementation(
        (media) =>
          ({
            matches: media === '(max-width: 1023px)',
            media,
            addEventListener: () => undefined,
            removeEventListener: () => undefined,
          }) as unknown as MediaQueryList,
      );
    });
    afterEach(() => jest.restoreAllMocks());
    it('are behind the one button of the row, beside its price and state', async () => {
      const { user } = openPage();
      const row = await findRow('Onion');
      expect(row).toHaveTextContent(/Loose • 1 kg.*₹94\.50.*On sale/);
      expect(within(row).getAllByRole('button')).toHaveLength(1);
      const sheet = await openActions(user);
      expect(sheet.getByRole('link', { name: 'Edit item' })).toHaveAttribute(
        'href',
        '/admin/items/3',
      );
      expect(
        sheet.getByRole('button', { name: 'Price of 1 kg: ₹94.50 MRP ₹110.00' }),
      ).toBeVisible();
      await user.click(sheet.getByRole('button', { name: 'Mark sold out' }));
      await waitFor(() =>
        expect(bodiesSentTo(itemAdminOperations.recordStockMovement)).toHaveLength(1),
      );
      expect(await findRow('Onion')).toHaveTextContent('Sold out');
    });
    it.each([
      [{ Status: 0 as const }, 'Hidden'],
      [{ Units: soldOut() }, 'Sold out'],
      [{ Units: buildItem().Units.map((unit) => ({ ...unit, Stock: 3 })) }, 'Low stock'],
    ])('shows the state %j as %s', async (overrides, text) => {
      api.items = [buildItem(overrides)];
      openPage();
      expect(await findRow('Onion')).toHaveTextContent(text);
    });
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
    await user.click((await openActions(user)).getByRole('button', { name: 'Put on sale' }));
    expect(await screen.findByText('This item lacks: bestBefore')).toBeInTheDocument();
  });
});
