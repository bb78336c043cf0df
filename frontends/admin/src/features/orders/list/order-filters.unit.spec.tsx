import { orderAdminOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder } from '../../../testing/fixtures.ts';
import { day, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { toOrderRows } from './order-csv.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = () => renderPage(routes, '/admin/orders');
const lastListQuery = () =>
  api.network.requestsTo(orderAdminOperations.listDayOrders).at(-1)?.query;

describe('filters of the orders', () => {
  it('has tabs with counts, filters by payment and pincode, and clears them together', async () => {
    const { user } = openPage();
    const tabs = within(await screen.findByRole('navigation', { name: 'Status' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All 2',
      'Confirmed 1',
      'Packed 1',
      'Out for delivery 0',
      'Delivered 0',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Online');
    await waitFor(() => expect(lastListQuery()).toMatchObject({ Method: 'online' }));
    await user.type(screen.getByRole('textbox', { name: 'Pincode' }), '560034');
    await waitFor(() =>
      expect(lastListQuery()).toMatchObject({ Method: 'online', Pincode: '560034' }),
    );
    await user.click(tabs.getByRole('link', { name: 'Packed 1' }));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ Status: '4', Method: 'online' }));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastListQuery()).toEqual({ PDate: day, page: '1', pageSize: '50' }));
  });
  it('shows the day once, in the words of the shop', async () => {
    const { user } = renderPage(routes, '/admin/orders?PDate=2026-11-29');
    const field = await screen.findByLabelText('Delivery day');
    expect(screen.getAllByText(/Sun/).map(({ textContent }) => textContent)).toEqual([
      'Sun 29 Nov 2026',
    ]);
    fireEvent.change(field, { target: { value: '2026-11-30' } });
    expect(await screen.findByText('Mon 30 Nov 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ PDate: '2026-11-29' }));
  });
  it('exports every order of the filter with its payment', () => {
    const [titles, row] = toOrderRows([buildOrder({ Status: 6, StatusText: 'Delivered' })]);
    expect(titles).toHaveLength(12);
    expect(row).toEqual(
      expect.arrayContaining(['T2611-04211', 'Meera Nair', '560034', 131, 'Cash not recorded']),
    );
  });
});

describe('the orders page on a phone', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(max-width: 1023px)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps filters and the table of slots behind one button that counts those in force', async () => {
    const { user } = openPage();
    const filters = await screen.findByRole('button', { name: 'Filters' });
    const folded = document.getElementById(filters.getAttribute('aria-controls') ?? '');
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    for (const role of ['combobox', 'table', 'textbox'])
      expect(within(folded as HTMLElement).getAllByRole(role)).not.toEqual([]);
    expect(within(folded as HTMLElement).queryByRole('searchbox')).toBeNull();
    await user.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Late' }));
    expect(await screen.findByRole('button', { name: 'Filters 1 active' })).toBeVisible();
  });
});
