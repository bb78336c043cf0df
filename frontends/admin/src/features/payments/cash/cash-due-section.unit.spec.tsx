import {
  billingOperations,
  orderAdminOperations,
  type CashDueResponse,
} from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';
import { CashDueSection } from './cash-due-section.tsx';

const buildOrder = (id: number): CashDueResponse => ({
  TransactionId: id,
  TransactionNumber: `T2611-0000${id}`,
  UserName: 'Asha',
  Payable: 100,
  Slot: { Date: '2026-11-20', Start: '16:00', End: '19:00' },
});

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
});
afterEach(() => network.restore());

describe('CashDueSection', () => {
  it('hides each order whose cash is recorded while the list still has both', async () => {
    network.respondTo(orderAdminOperations.listCashDue, () =>
      pageResponse([buildOrder(1), buildOrder(2)]),
    );
    network.respondTo(orderAdminOperations.sumCashDue, () => ({
      Orders: 2,
      Payable: 200,
      IsComplete: true,
    }));
    network.respondTo(billingOperations.recordCash, ({ query }) => [
      commandOk(Number(query.id), {}),
    ]);
    const { user } = renderPage([{ path: 'cash', element: <CashDueSection /> }], '/cash');
    for (const id of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`T2611-0000${id}`) }));
      await user.click(await screen.findByRole('button', { name: /₹100/ }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /T2611/ })).toEqual([]));
  });
});
