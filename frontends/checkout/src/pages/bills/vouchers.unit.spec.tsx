import { billingOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildBill } from '../../testing/bills.ts';
import { buildTotals } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: { ...testUser, PartyId: 5 }, token: 'token' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

describe('page of a voucher', () => {
  it('shows a business customer the advance without lines and tax', async () => {
    network.respondTo(billingOperations.readPartyBill, () => [
      buildBill({
        Id: 77,
        Number: 'RV/26-27/0000001',
        Kind: 'ReceiptVoucher',
        Lines: [],
        TaxSummary: [],
        Totals: buildTotals({ Payable: 200 }),
        Advance: {
          PaymentId: 7,
          Receipt: 'RC/26-27/0000001',
          Way: 'upi',
          Reference: 'UTR 4711',
          ReceivedOn: '2026-11-30',
        },
      }),
    ]);
    renderPage(routes, '/bill/77');
    await screen.findByRole('heading', { level: 1, name: 'Receipt voucher RV/26-27/0000001' });
    const advance = screen.getByRole('region', { name: 'Advance for goods to be supplied' });
    for (const part of ['₹200.00', 'UTR 4711', 'RC/26-27/0000001', /UPI/, /66\/2017/])
      expect(within(advance).getByText(part)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Tax by HSN code' })).not.toBeInTheDocument();
    expect(screen.getByText('For Tokri Fresh Foods')).toBeInTheDocument();
  });
});
