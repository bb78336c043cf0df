import { itemAdminOperations, type RequestBody } from '@tokri/contracts/api';
import { problemResponse, rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { expectDiscardQuestionOfSheet } from '../../../testing/discard-question.ts';
import { buildItem, setupItemsApi } from '../../../testing/fake-items-api.ts';

const { listStockCounts, recordStockMovement } = itemAdminOperations;
const twoPacks = buildItem({
  Units: [30, 31].map((UnitId) => ({
    ...(buildItem().Units[0] as ReturnType<typeof buildItem>['Units'][number]),
    UnitId,
    Name: UnitId === 30 ? '1 kg' : '500 g',
  })),
});

let api: ReturnType<typeof setupItemsApi>;
beforeEach(() => {
  localStorage.clear();
  api = setupItemsApi();
  api.items = [twoPacks];
  api.network.respondTo(listStockCounts, () => [
    { UnitId: 30, LocationId: 1, Free: 12, SetAside: 3, IsWithdrawn: false },
    { UnitId: 31, LocationId: 1, Free: 0, SetAside: 0, IsWithdrawn: false },
  ]);
  api.network.respondTo(recordStockMovement, () => [
    { ...commandOk(30, {}), Free: 0, SetAside: 3, IsWithdrawn: false },
  ]);
});
afterEach(() => api.network.restore());

const cellsOf = async (pack: string): Promise<readonly (string | null)[]> => {
  const row = (await screen.findByText(new RegExp(`^${pack} •`))).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .slice(1, 5)
    .map(({ textContent }) => textContent);
};
const openActions = async (name: string) => {
  const { user } = renderPage(routes, '/admin/stock');
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return { user, sheet: within(screen.getByRole('dialog', { name })) };
};

describe('StockPage', () => {
  it('shows each figure of a pack in its own column', async () => {
    renderPage(routes, '/admin/stock');
    expect(await cellsOf('1 kg')).toEqual(['In stock', '12', '3', '15']);
    expect(await cellsOf('500 g')).toEqual(['Sold out', '0', '0', '0']);
    for (const header of ['Free to sell', 'Reserved', 'On the shelf'])
      expect(screen.getByRole('columnheader', { name: header })).toBeInTheDocument();
  });
  it('says from which number on stock is low', async () => {
    renderPage(routes, '/admin/stock');
    expect(await screen.findByText(/^“Low” means that 5 or fewer of a pack/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Who gets a message' })).toBeNull();
  });
  it('leads those who may change settings to the recipients of low-stock messages', async () => {
    signInAs('items', 'settings');
    renderPage(routes, '/admin/stock');
    expect(await screen.findByRole('link', { name: 'Who gets a message' })).toHaveAttribute(
      'href',
      '/admin/settings/low-stock',
    );
  });
  it('lists what is low and what is sold out for the link of a message', async () => {
    const { user } = renderPage(routes, '/admin/stock?LocationId=2&Stock=low,out');
    const lastStock = () =>
      api.network.requestsTo(itemAdminOperations.listStaffItems).at(-1)?.query.Stock;
    await waitFor(() => expect(lastStock()).toBe('low,out'));
    const low = screen.getByRole('button', { name: 'Low stock' });
    expect(low).toHaveAttribute('aria-pressed', 'true');
    await user.click(low);
    await waitFor(() => expect(lastStock()).toBe('out'));
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  it('says that the pages count items and how many packs are shown', async () => {
    renderPage(routes, '/admin/stock');
    expect(await screen.findByText('1–1 of 1 item • 2 packs on this page')).toBeInTheDocument();
  });
  it('marks a pack as sold out from the actions of its row', async () => {
    const { user, sheet } = await openActions('Onion, 1 kg');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold out' }));
    await waitFor(() => expect(api.network.requestsTo(recordStockMovement)).toHaveLength(1));
    expect(
      api.network.requestsTo(recordStockMovement)[0]?.body as RequestBody<
        typeof recordStockMovement
      >,
    ).toMatchObject({
      UnitId: 30,
      LocationId: 1,
      Kind: 'sold-out',
      SeenSecondsAgo: expect.any(Number),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('shows on the row that a sold-out mark waits for the connection', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, sheet } = await openActions('Onion, 1 kg');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold out' }));
    expect(await screen.findByText('Sold out, not sent yet')).toBeVisible();
    expect(await cellsOf('500 g')).toEqual(['Sold out', '0', '0', '0']);
    connection.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Sold out, not sent yet')).toBeNull());
    expect(api.network.requestsTo(recordStockMovement)).toHaveLength(1);
  });
  it('asks what to do when somebody changed the stock before a sold-out mark arrived', async () => {
    api.network.respondTo(recordStockMovement, () => [
      commandRejected('stock-changed', 'Changed.', { Free: 62, SetAside: 3, IsWithdrawn: false }),
    ]);
    const { user, sheet } = await openActions('Onion, 1 kg');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold out' }));
    expect(await screen.findByText(/Now there are 65: 62 free and 3 reserved\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Do it anyway' }));
    await waitFor(() => expect(api.network.requestsTo(recordStockMovement)).toHaveLength(2));
    expect(api.network.requestsTo(recordStockMovement)[1]?.body).not.toHaveProperty(
      'SeenSecondsAgo',
    );
  });
  it('asks what to do when the stock was counted before a receipt arrived', async () => {
    api.network.respondTo(recordStockMovement, () => [
      commandRejected('stock-changed', 'Changed.', { Free: 62, SetAside: 3, IsWithdrawn: false }),
    ]);
    const { user } = await openActions('Onion, 1 kg');
    await user.click(screen.getByRole('button', { name: 'Receive Onion, 1 kg' }));
    await user.type(screen.getByRole('textbox', { name: 'How many came in?' }), '50{Enter}');
    expect(await screen.findByText(/Discard this if the count includes it\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard Onion, 1 kg: 50 received' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
  });
  it('sends the change of another pack while the first one is busy, and can discard that', async () => {
    api.network.respondTo(recordStockMovement, ({ body }) =>
      body.UnitId === 30
        ? problemResponse(409, 'conflict')
        : [{ ...commandOk(31, {}), Free: 5, SetAside: 0, IsWithdrawn: false }],
    );
    const { user, sheet } = await openActions('Onion, 1 kg');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold out' }));
    await user.click(screen.getByRole('button', { name: 'Receive Onion, 500 g' }));
    await user.type(screen.getByRole('textbox', { name: 'How many came in?' }), '5{Enter}');
    expect(await screen.findByText('Onion, 500 g: 5 added')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard Onion, 1 kg: sold out' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
  });
  it('keeps a change and says so when the device has no room to store it', async () => {
    api.network.respondTo(recordStockMovement, rejectAsOffline);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user, sheet } = await openActions('Onion, 1 kg');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold out' }));
    expect(await screen.findByText('Onion, 1 kg: sold out')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/has no room to keep these changes/);
    full.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Discard Onion, 1 kg: sold out' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
  });
  it('counts a pack from the actions of its row', async () => {
    const { user, sheet } = await openActions('Onion, 1 kg');
    expect(sheet.getByText('12 free • 3 reserved • 15 on the shelf')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Correct' }));
    expect(screen.getByRole('dialog', { name: 'Correct Onion, 1 kg' })).toBeInTheDocument();
  });
  it.each([
    ['Correct', 'How many are on the shelf?'],
    ['Receive', 'How many came in?'],
  ])('asks before it discards the number of %s', async (action, field) => {
    const { user, sheet } = await openActions('Onion, 1 kg');
    await user.click(sheet.getByRole('button', { name: action }));
    await user.type(screen.getByLabelText(field), '14');
    await expectDiscardQuestionOfSheet();
  });
  it('says how many units orders lack', async () => {
    api.network.respondTo(listStockCounts, () => [
      { UnitId: 30, LocationId: 1, Free: 0, SetAside: 8, Short: 6, IsWithdrawn: false },
    ]);
    const { sheet } = await openActions('Onion, 1 kg');
    expect(await cellsOf('1 kg')).toEqual(['6 short for orders', '0', '8', '2']);
    expect(sheet.getByText(/^Orders have 6 units more than the shelf/)).toBeInTheDocument();
  });
  it('says that a sold-out mark keeps what is reserved', async () => {
    const { sheet } = await openActions('Onion, 1 kg');
    expect(sheet.getByText(/^Keeps the 3 reserved for orders/)).toBeInTheDocument();
  });
  it('offers no sold-out mark for a pack of which nothing is left', async () => {
    const { sheet } = await openActions('Onion, 500 g');
    expect(sheet.queryByRole('button', { name: 'Mark as sold out' })).toBeNull();
  });
});
