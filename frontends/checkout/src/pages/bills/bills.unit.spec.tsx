import { billingOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildBill } from '../../testing/bills.ts';
import { buildCart, buildTotals } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
  network.respondTo(billingOperations.readBillsOfOrder, () => [
    buildBill(),
    buildBill({
      Id: 32,
      Number: 'CN/26-27/000004',
      Kind: 'CreditNote',
      Against: { Id: 31, Number: 'TKR/26-27/000031', Date: '2026-11-21' },
    }),
  ]);
  window.print = jest.fn();
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);

describe('bill page', () => {
  it('shows supplier, buyer, lines, taxes and the amount in words', async () => {
    open('/bill/31?TransId=9001');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tax invoice TKR/26-27/000031' }),
    ).toBeInTheDocument();
    for (const name of ['From', 'To'])
      expect(
        within(screen.getByRole('region', { name })).getByText(/Karnataka \(29\)/),
      ).toBeInTheDocument();
    expect(screen.getByText('Tokri Fresh Foods')).toBeInTheDocument();
    expect(
      within(screen.getByRole('row', { name: /Onion/ })).getByText('0703'),
    ).toBeInTheDocument();
    expect(screen.getByText('One hundred thirty-one rupees')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      '/api/bill.pdf?sign=1',
    );
    expect(screen.getByRole('link', { name: /Credit note/ })).toHaveAttribute(
      'href',
      '/bill/32?TransId=9001',
    );
    expect(screen.getByText(/This bill is no longer valid/)).toBeInTheDocument();
    expect(window.print).not.toHaveBeenCalled();
  });
  it('shows the tax of each HSN code by rate, and who signs', async () => {
    open('/bill/31?TransId=9001');
    const taxes = await screen.findByRole('region', { name: 'Tax by HSN code' });
    expect(
      within(taxes)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['HSN', 'Tax rate', 'Taxable', 'CGST', 'SGST']);
    expect(screen.getByText('For Tokri Fresh Foods')).toHaveTextContent('Authorised signatory');
  });
  it('shows a UPI code with its UPI ID in letters while money is due', async () => {
    network.respondTo(billingOperations.readBillsOfOrder, () => [
      buildBill({
        Due: 131,
        Upi: { Id: 'tokri@bank', Name: 'Tokri Fresh Foods', Link: 'upi://pay?pa=tokri@bank' },
      }),
    ]);
    open('/bill/31?TransId=9001');
    const code = await screen.findByRole('region', { name: 'Pay by UPI' });
    expect(
      within(code).getByRole('img', { name: 'QR code that pays ₹131.00 to tokri@bank by UPI' }),
    ).toBeInTheDocument();
    expect(within(code).getByText('tokri@bank')).toBeInTheDocument();
    expect(within(code).getByRole('link', { name: 'Open in a UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=tokri@bank',
    );
  });
  it('shows no UPI code on a bill that is paid', async () => {
    open('/bill/31?TransId=9001');
    await screen.findByRole('region', { name: 'Tax by HSN code' });
    expect(screen.queryByRole('region', { name: 'Pay by UPI' })).not.toBeInTheDocument();
  });
  it('shows IRN, acknowledgement and the signed QR code of a registered bill', async () => {
    network.respondTo(billingOperations.readBillsOfOrder, () => [
      buildBill({
        EInvoice: {
          Irn: 'ab12'.repeat(16),
          AckNumber: '112000000000001',
          AckAt: '2026-11-22T12:35:00Z',
          SignedQr: 'header.payload.signature',
          IsCancelled: false,
        },
      }),
    ]);
    open('/bill/31?TransId=9001');
    const eInvoice = within(await screen.findByRole('region', { name: 'E-invoice' }));
    expect(eInvoice.getByText('ab12'.repeat(16))).toBeInTheDocument();
    expect(eInvoice.getByText('112000000000001, Sun 22 Nov 2026')).toBeInTheDocument();
    expect(eInvoice.getByTitle('QR code signed by the GST portal')).toBeInTheDocument();
    expect(eInvoice.queryByText(/cancelled/)).toBeNull();
  });
  it('says that a bill was reduced by credit notes in part, and why', async () => {
    const note = buildBill({
      Id: 32,
      Number: 'CN/26-27/000004',
      Kind: 'CreditNote',
      Reason: 'Bruised',
      Against: { Id: 31, Number: 'TKR/26-27/000031', Date: '2026-11-21' },
      Totals: { ...buildTotals(), Payable: 1 },
    });
    network.respondTo(billingOperations.readBillsOfOrder, () => [
      buildBill(),
      note,
      { ...note, Id: 33, Number: 'CN/26-27/000005' },
    ]);
    const { user } = open('/bill/31?TransId=9001');
    expect(await screen.findByText(/This bill was reduced/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Credit note/ })).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Credit note CN/26-27/000004' }));
    expect(await screen.findByText('Reason: Bruised')).toBeInTheDocument();
  });
  it('says that a bill was raised, and shows the debit note without quantities', async () => {
    const note = buildBill({
      Id: 34,
      Number: 'DN/26-27/0000001',
      Kind: 'DebitNote',
      Reason: 'Another pack',
      Due: 11.8,
      Against: { Id: 31, Number: 'TKR/26-27/000031', Date: '2026-11-21' },
    });
    network.respondTo(billingOperations.readBillsOfOrder, () => [note, buildBill()]);
    const { user } = open('/bill/31?TransId=9001');
    expect(await screen.findByText(/More is owed for this bill/)).toBeInTheDocument();
    expect(screen.queryByText(/no longer valid|was reduced/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Debit note DN/26-27/0000001' }));
    expect(await screen.findByText('Reason: Another pack')).toBeInTheDocument();
    expect(screen.getByText('Due: ₹11.80')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Qty' })).not.toBeInTheDocument();
    expect(screen.getByText('Value added by this note')).toBeInTheDocument();
    expect(screen.queryByText(/^Items at MRP/)).not.toBeInTheDocument();
  });
  it('shows IGST for a delivery to another State', async () => {
    const [row] = buildCart().TaxSummary;
    if (!row) throw new Error('the cart has no tax');
    network.respondTo(billingOperations.readBillsOfOrder, () => [
      buildBill({ TaxSummary: [{ ...row, Cgst: 0, Sgst: 0, Igst: 4.2 }] }),
    ]);
    open('/bill/31?TransId=9001');
    const taxes = await screen.findByRole('region', { name: 'Tax by HSN code' });
    expect(within(taxes).getByRole('columnheader', { name: 'IGST' })).toBeInTheDocument();
    expect(within(taxes).getByText('₹4.20')).toBeInTheDocument();
  });
  it('has no signature before the bill is issued', async () => {
    network.respondTo(billingOperations.readBillsOfOrder, () => [
      buildBill({ Id: 0, Number: '', Kind: 'OrderConfirmation', PdfUrl: '' }),
    ]);
    open('/bill/0?TransId=9001');
    await screen.findByText(/This is not a bill/);
    expect(screen.queryByText('Authorised signatory')).not.toBeInTheDocument();
  });
  it('is titled “Bill” while the bill loads', async () => {
    network.respondTo(billingOperations.readBillsOfOrder, () => new Promise(() => undefined));
    open('/bill/31?TransId=9001');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bill' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Bill: /));
  });
  it('shows the newest document of an order that the URL names with bill 0', async () => {
    open('/bill/0?TransId=9001');
    await screen.findByRole('heading', { level: 1, name: /TKR/ });
    expect(network.requestsTo(billingOperations.readBillsOfOrder)[0]?.query).toEqual({
      Transid: '9001',
    });
  });
  it('does not take the id of the path for the id of an order', async () => {
    open('/bill/9001');
    expect(await screen.findByText("We couldn't find this bill")).toBeInTheDocument();
    expect(network.requests).toEqual([]);
  });
  it('shows a business customer a bill by its id alone', async () => {
    setupSession({ user: { ...testUser, PartyId: 4 }, token: 'token' });
    network.respondTo(billingOperations.readPartyBill, () => [buildBill({ PartyId: 4 })]);
    open('/bill/31');
    await screen.findByRole('heading', { level: 1, name: 'Tax invoice TKR/26-27/000031' });
    expect(network.requestsTo(billingOperations.readPartyBill)[0]?.query).toEqual({
      PARTYID: '4',
      ID: '31',
    });
    expect(network.requestsTo(billingOperations.readBillsOfOrder)).toEqual([]);
  });
  it('asks a visitor to sign in before a bill named by its id', async () => {
    setupSession();
    open('/bill/31');
    expect(await screen.findByText('Sign in to see the bill')).toBeInTheDocument();
    expect(network.requests).toEqual([]);
  });
  it('prints as soon as the document is loaded when the URL asks for it', async () => {
    open('/printbill-modal/9001/32/1');
    await screen.findByRole('heading', { level: 1, name: 'Credit note CN/26-27/000004' });
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  });
  it('does not print until the button is pressed when the URL does not ask for it', async () => {
    const { user } = open('/printbill-modal/9001/0/0');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });
  it('explains before packing that this is not a bill yet', async () => {
    network.respondTo(billingOperations.readBillsOfOrder, () => [
      buildBill({ Id: 30, Number: '', Kind: 'OrderConfirmation', PdfUrl: '' }),
    ]);
    open('/bill/0?TransId=9001');
    expect(await screen.findByText(/This is not a bill/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
  });
  it.each([
    ['a bill of another customer', 403],
    ['a bill that does not exist', 404],
  ])('does not show %s', async (_case, status) => {
    network.respondTo(billingOperations.readBillsOfOrder, () =>
      problemResponse(status, 'not-allowed'),
    );
    open('/bill/31?TransId=9001');
    expect(await screen.findByText("We couldn't find this bill")).toBeInTheDocument();
  });
  it('asks a signed-out visitor to sign in', async () => {
    setupSession({});
    open('/bill/31?TransId=9001');
    expect(await screen.findByText('Sign in to see the bill')).toBeVisible();
    expect(screen.queryByText('Sign in to order')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fbill%2F31%3FTransId%3D9001',
    );
  });
});
