import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildBill, buildCreditNote } from '../../../testing/bill-fixture.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { buildOrder } from '../../../testing/fixtures.ts';

const { readBill, readBillsOfOrder } = billingOperations;
const pdf = { ...readBill, path: '/bills/40.pdf', match: undefined };
const delivered = {
  Status: 6,
  StatusText: 'Delivered',
  Bill: { Id: 31, Number: 'TI/26-27/0000031' },
};

let api: ReturnType<typeof setupAdminApi>;
let savedNames: string[];
beforeEach(() => {
  api = setupAdminApi();
  api.orders = [buildOrder(delivered)];
  signInAs('transactions', 'payments');
  savedNames = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    savedNames.push(this.download);
  });
});
afterEach(() => {
  api.network.restore();
  jest.restoreAllMocks();
});

const setBills = (...bills: readonly BillResponse[]): void =>
  api.network.respondTo(readBillsOfOrder, () => [...bills]);
const open = () => renderPage(routes, '/admin/orders/9001');
const findSection = async () =>
  within(await screen.findByRole('region', { name: 'Bills, credit and debit notes' }));
const findReturnButton = async () =>
  (await findSection()).findByRole('button', { name: 'Returned goods of TI/26-27/0000031' });

describe('BillsSection', () => {
  it('lists bills and credit notes with amount, bill and reason', async () => {
    setBills(buildCreditNote(), buildBill());
    open();
    const [note, bill] = await (await findSection()).findAllByRole('listitem');
    expect(note).toHaveTextContent(
      /^CN\/26-27\/0000004 Wed 25 Nov 2026Credit note for TI\/26-27\/0000031Bruised− ₹44\.10PDF$/,
    );
    expect(bill).toHaveTextContent(
      /^TI\/26-27\/0000031 Sun 22 Nov 2026₹131\.00PDFReturned goodsRaise$/,
    );
    expect(api.network.requestsTo(readBillsOfOrder)[0]?.query).toEqual({ Transid: '9001' });
  });

  it('saves a credit note as PDF by a new link', async () => {
    setBills(buildCreditNote(), buildBill());
    api.network.respondTo(readBill, () => [buildCreditNote()]);
    api.network.respondTo(pdf, () => []);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save CN/26-27/0000004 as PDF' }));
    await screen.findByRole('button', { name: 'Save CN/26-27/0000004 as PDF', busy: false });
    expect(savedNames).toEqual(['CN-26-27-0000004.pdf']);
    expect(api.network.requestsTo(readBill)[0]?.query).toEqual({ TRANSID: '9001', ID: '40' });
  });

  it.each([
    ['the link was refused', () => problemResponse(403, 'not-allowed'), 'not-allowed'],
    ['the bill is missing', () => [], 'The PDF could not be saved. Try again.'],
  ])('says that a PDF was not saved because %s', async (_case, answer, text) => {
    setBills(buildBill());
    api.network.respondTo(readBill, answer);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save TI/26-27/0000031 as PDF' }));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(savedNames).toEqual([]);
  });

  it('offers no return of a bill whose units were all credited', async () => {
    const [line] = buildBill().Lines;
    setBills(buildCreditNote({ Lines: line ? [line] : [] }), buildBill());
    const { user } = open();
    const button = await (await findSection()).findByRole('button', { name: 'All returned' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers no return for a cancelled order', async () => {
    api.orders = [buildOrder({ ...delivered, Status: 7, StatusText: 'Cancelled' })];
    setBills(buildBill());
    open();
    expect(await (await findSection()).findByText('TI/26-27/0000031')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Returned goods/ })).toBeNull();
  });

  it('does not count an order confirmation as a bill', async () => {
    setBills(buildBill({ Id: 0, Number: '', Kind: 'OrderConfirmation' }));
    open();
    expect(await (await findSection()).findByText('This order has no bills.')).toBeVisible();
  });

  it('shows that the bills are loading', async () => {
    api.network.respondTo(readBillsOfOrder, () => new Promise<never>(() => undefined));
    open();
    expect(await (await findSection()).findByRole('status')).toHaveTextContent('Loading');
  });

  it('shows an error with a retry when the bills cannot be loaded', async () => {
    api.network.respondTo(readBillsOfOrder, () => problemResponse(403, 'not-allowed'));
    const { user } = open();
    const retry = await (await findSection()).findByRole('button', { name: 'Try again' });
    setBills(buildBill());
    await user.click(retry);
    expect(await findReturnButton()).toBeVisible();
  });

  it('is not there before the order has a bill', async () => {
    api.orders = [buildOrder()];
    open();
    await screen.findByRole('region', { name: 'Timeline' });
    expect(screen.queryByRole('region', { name: 'Bills, credit and debit notes' })).toBeNull();
  });

  it('is hidden from staff without the payments permission', async () => {
    signInAs('transactions');
    open();
    await screen.findByRole('region', { name: 'Timeline' });
    expect(screen.queryByRole('region', { name: 'Bills, credit and debit notes' })).toBeNull();
    expect(api.network.requestsTo(readBillsOfOrder)).toEqual([]);
  });
});
