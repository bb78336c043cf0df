import { renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

describe('an open order', () => {
  it('leaves the list its main columns and folds the table of slots', async () => {
    const { user } = renderPage(routes, '/admin/orders');
    const summary = await screen.findByRole('table', { name: 'Orders by slot and status' });
    expect(summary.closest('details')).toHaveAttribute('open');
    expect(screen.getByRole('columnheader', { name: 'Items' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Meera Nair' }));
    await screen.findByRole('complementary', { name: 'T2611-04211' });
    const list = within(screen.getByRole('table', { name: 'List of orders' }));
    expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Order',
      'Slot',
      'Total',
      'Payment',
      'Status',
    ]);
    const folded = screen.getByText('Orders by slot and status', { selector: 'summary' });
    expect(folded.closest('details')).not.toHaveAttribute('open');
    await user.click(folded);
    expect(folded.closest('details')).toHaveAttribute('open');
  });
});
