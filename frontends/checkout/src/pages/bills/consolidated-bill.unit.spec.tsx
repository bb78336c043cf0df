import { billingOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildBill } from '../../testing/bills.ts';
import { commandOk } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);

describe('the bill page of an order below ₹200', () => {
  it('offers a tax invoice while the day of the order is open', async () => {
    let bill = buildBill({ Id: 0, Number: '', Kind: 'OrderConfirmation', Consolidation: 'open' });
    network.respondTo(billingOperations.readBillsOfOrder, () => [bill]);
    network.respondTo(billingOperations.requestTaxInvoice, () => {
      bill = buildBill();
      return commandOk(31, { Number: bill.Number });
    });
    const { user } = open('/bill/0?TransId=9001');
    await user.click(await screen.findByRole('button', { name: 'Get a tax invoice' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tax invoice TKR/26-27/000031' }),
    ).toBeInTheDocument();
    expect(network.requestsTo(billingOperations.requestTaxInvoice)[0]?.body).toEqual({
      TransactionId: 9001,
    });
    expect(screen.queryByText(/consolidated bill/)).not.toBeInTheDocument();
  });

  it('says that a bill is part of the consolidated bill of a closed day', async () => {
    network.respondTo(billingOperations.readBillsOfOrder, () => [
      buildBill({ Consolidation: 'part' }),
    ]);
    open('/bill/31?TransId=9001');
    expect(
      await screen.findByText(/part of the consolidated bill TKR\/26-27\/000031/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get a tax invoice' })).not.toBeInTheDocument();
  });
});
