import { itemAdminOperations } from '@tokri/contracts/api';
import { renderPage, problemResponse, rejectAsOffline } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectDiscardQuestionOfSheet } from '../../../testing/discard-question.ts';
import { routes } from '../../../routes.tsx';
import { pageResponse, signInAs } from '../../../testing/fake-admin-api.ts';
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
const lastListQuery = () =>
  api.network.requestsTo(itemAdminOperations.listStaffItems).at(-1)?.query;

describe('ItemsPage', () => {
  it('lists items with price, MRP, stock and status', async () => {
    openPage();
    expect(await findRow('Onion')).toHaveTextContent(
      /Loose • ONION-000003.*On sale.*Vegetables.*1 kg.*₹94\.50.*₹110\.00.*12 left/,
    );
    expect(lastListQuery()).toEqual({ page: '1', pageSize: '50' });
  });
  it.each([
    [0, 'Sold out'],
    [5, 'Only 5 left'],
    [6, '6 left'],
  ])('shows a stock of %i as %j', async (Stock, text) => {
    api.items = [buildItem({ Units: [{ ...buildItem().Units[0], Stock } as never] })];
    openPage();
    expect(
      within(await findRow('Onion')).getByRole('button', { name: /^Change the stock/ }),
    ).toHaveTextContent(text);
  });
  it('keeps filters and sorting in the address and reads them from it', async () => {
    const { user } = openPage('/admin/items?Status=0&Sort=-stock&page=2');
    await findRow('Onion');
    expect(lastListQuery()).toMatchObject({ Status: '0', Sort: '-stock', page: '2' });
    expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Low stock' }));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ Stock: 'low', page: '1' }));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() =>
      expect(lastListQuery()).toEqual({ Sort: '-stock', page: '1', pageSize: '50' }),
    );
  });
  it('keeps every control in its place while somebody filters', async () => {
    const { user } = openPage();
    await findRow('Onion');
    const controls = () =>
      within(screen.getByRole('group', { name: 'Filters' }))
        .getAllByRole('button')
        .filter((button) => !button.hasAttribute('aria-expanded'))
        .map(({ textContent }) => textContent);
    const before = controls();
    expect(screen.getByRole('button', { name: 'Save this view' })).toBeDisabled();
    expect(
      within(screen.getByRole('group', { name: 'Stock:' })).getAllByRole('button'),
    ).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Low stock' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save this view' })).toBeEnabled(),
    );
    expect(controls()).toEqual(before);
  });
  it('says how many filters are in force on the button that opens them', async () => {
    openPage('/admin/items?Stock=low&Status=0&Search=onion');
    const opener = await screen.findByRole('button', { name: 'Filters 2 active' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
  });
  it('changes all items only where a filter says which', async () => {
    const { user } = openPage();
    await findRow('Onion');
    const changeAll = () => screen.getByRole('button', { name: 'Change all 1 that match' });
    expect(changeAll()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Low stock' }));
    await waitFor(() => expect(changeAll()).toBeEnabled());
  });
  it('prepares a new status of the selected items and opens the preview', async () => {
    api.network.respondTo(itemAdminOperations.prepareItemChange, () => [commandOk(1, {})]);
    const { user } = openPage();
    await findRow('Onion');
    expect(screen.queryByRole('region', { name: 'Change many items' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Onion/ }));
    const bar = within(screen.getByRole('region', { name: 'Change many items' }));
    expect(bar.getByRole('status')).toHaveTextContent('1 selected');
    await user.click(bar.getByRole('button', { name: 'Hide' }));
    await waitFor(() =>
      expect(api.network.requestsTo(itemAdminOperations.prepareItemChange)[0]?.body).toMatchObject({
        ItemIds: [3],
        Kind: 'status',
        Value: '0',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Bulk change' })).toBeVisible();
  });
  it('says why a new status could not be prepared', async () => {
    api.network.respondTo(itemAdminOperations.prepareItemChange, () => [
      commandRejected('selection-too-large', 'Too many items are being changed.', {}),
    ]);
    const { user } = openPage();
    await findRow('Onion');
    await user.click(screen.getByRole('checkbox', { name: /Onion/ }));
    const bar = within(screen.getByRole('region', { name: 'Change many items' }));
    await user.click(bar.getByRole('button', { name: 'Put on sale' }));
    expect(await bar.findByRole('alert')).toHaveTextContent('Too many items are being changed.');
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Change many items' })).toBeNull();
  });
  it('asks before it discards the name of a view', async () => {
    const { user } = openPage('/admin/items?Stock=low');
    await findRow('Onion');
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByLabelText('Name'), 'To order');
    await expectDiscardQuestionOfSheet();
  });
  it('says that the preview failed when the answer cannot be read', async () => {
    api.network.respondTo(itemAdminOperations.prepareItemChange, () => null as never);
    const { user } = openPage();
    await findRow('Onion');
    await user.click(screen.getByRole('checkbox', { name: /Onion/ }));
    await user.click(screen.getByRole('button', { name: 'Change 1 item' }));
    await user.selectOptions(screen.getByLabelText('What to change'), 'HSN code');
    await user.type(screen.getByRole('textbox', { name: 'HSN code' }), '0703{Enter}');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).not.toHaveTextContent(
      /^$/,
    );
  });
  it('asks before it discards a change of many items', async () => {
    const { user } = openPage();
    await findRow('Onion');
    await user.click(screen.getByRole('checkbox', { name: /Onion/ }));
    await user.click(screen.getByRole('button', { name: 'Change 1 item' }));
    await user.selectOptions(screen.getByLabelText('What to change'), 'HSN code');
    await expectDiscardQuestionOfSheet();
  });
  it.each([
    ['Item', 'name'],
    ['Price with GST', 'price'],
    ['Stock', 'stock'],
  ])('sorts by the header %s', async (header, column) => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: header }));
    await waitFor(() => expect(lastListQuery()?.Sort).toMatch(new RegExp(`^-?${column}$`)));
  });
  it('searches once typing pauses', async () => {
    const { user } = openPage();
    await user.type(await screen.findByRole('searchbox', { name: 'Search items' }), 'onion');
    await waitFor(() => expect(lastListQuery()).toMatchObject({ Search: 'onion' }));
    expect(
      api.network
        .requestsTo(itemAdminOperations.listStaffItems)
        .filter(({ query }) => query.Search && query.Search !== 'onion'),
    ).toEqual([]);
  });
  it('offers the categories of the chosen department', async () => {
    const { user } = openPage();
    await screen.findByRole('option', { name: 'Fruits & Vegetables' });
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), '1');
    await screen.findByRole('option', { name: 'Vegetables' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '7');
    await waitFor(() =>
      expect(lastListQuery()).toMatchObject({ ItemGroupId: '1', ItemTypeId: '7' }),
    );
  });
  it('shows an empty state for a filter without items', async () => {
    api.items = [];
    openPage('/admin/items?Search=nothing');
    expect(await screen.findByText('No items found')).toBeInTheDocument();
  });
  it.each([
    ['the catalogue is down', () => problemResponse(503, 'unavailable')],
    ['the device is offline', () => rejectAsOffline()],
  ])('offers a retry when %s', async (_situation, respond) => {
    api.network.respondTo(itemAdminOperations.listStaffItems, respond);
    const { user } = openPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.network.respondTo(itemAdminOperations.listStaffItems, () => pageResponse(api.items));
    await user.click(retry);
    expect(await findRow('Onion')).toBeInTheDocument();
  });
  it('is closed to staff without the permission items', async () => {
    signInAs('rates');
    openPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' }),
    ).toBeInTheDocument();
    expect(api.network.requestsTo(itemAdminOperations.listStaffItems)).toEqual([]);
  });
});

describe('the items in the command palette', () => {
  it('finds an item and opens its form', async () => {
    api.network.respondTo(itemAdminOperations.readItem, () => problemResponse(404, 'not-found'));
    const { user } = openPage('/admin/items');
    await findRow('Onion');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Go to a page or record' });
    await user.keyboard('oni');
    await user.click(await screen.findByRole('option', { name: /Onion/ }));
    await waitFor(() =>
      expect(api.network.requestsTo(itemAdminOperations.readItem)[0]?.query).toEqual({
        ItemId: '3',
      }),
    );
  });
});
