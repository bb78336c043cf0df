import { billingOperations } from '@tokri/contracts/api';
import { renderPage, testUser } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildBill } from '../testing/bill-fixture.ts';
import { pageResponse, setupAdminApi, signInAs } from '../testing/fake-admin-api.ts';
import { buildOrder, commandOk } from '../testing/fixtures.ts';

const { decideDebit, listWaitingAdjustments, listWaitingDebits, readBillsOfOrder } =
  billingOperations;
const RequestId = '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10';
const buildDebit = (changes: object = {}) => ({
  RequestId,
  IsTakeBack: false,
  BillId: 31,
  BillNumber: 'TI/26-27/0000031',
  TransactionId: 9001,
  BuyerName: 'Annapurna Caterers',
  Amount: 11_800,
  Reason: 'Another pack',
  Lines: [{ Name: 'Onion', Taxable: 10_000, TaxPercent: 18, Total: 11_800 }],
  StaffId: 61,
  At: '2026-11-28T10:00:00+05:30',
  ...changes,
});

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions', 'payments');
  const Bill = { Id: 31, Number: 'TI/26-27/0000031' };
  api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered', Bill })];
  api.network.respondTo(readBillsOfOrder, () => [buildBill()]);
  api.network.respondTo(listWaitingAdjustments, () => pageResponse([]));
  api.network.respondTo(listWaitingDebits, () =>
    pageResponse([buildDebit(), buildDebit({ RequestId: 'b', TransactionId: 9002, BillId: 32 })]),
  );
});
afterEach(() => api.network.restore());

const findList = async () =>
  within(await screen.findByRole('region', { name: 'Debit notes that wait for approval' }));
const sent = () => api.network.requestsTo(decideDebit).map(({ body }) => body);

describe('WaitingDebits', () => {
  it('lists those of the order on its page, with amount, reason and who requested it', async () => {
    renderPage(routes, '/admin/orders/9001');
    const [item, ...others] = await (await findList()).findAllByRole('listitem');
    expect(others).toEqual([]);
    expect(item).toHaveTextContent(
      /^₹11,800\.00 for TI\/26-27\/0000031Annapurna Caterers · Another pack.*61/,
    );
  });

  it('lists all of them beside the adjustments, with links to their orders', async () => {
    renderPage(routes, '/admin/parties/adjustments');
    const links = await (await findList()).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/orders/9001',
      '/admin/orders/9002',
    ]);
  });

  it.each([
    ['Approve', 'approved', true],
    ['Decline', 'declined', false],
  ] as const)('sends the decision after a confirmation: %s', async (label, State, IsApproved) => {
    api.network.respondTo(decideDebit, () => [
      commandOk(50, { State, Number: 'DN/26-27/0000001', Amount: 11_800 }),
    ]);
    const { user } = renderPage(routes, '/admin/orders/9001');
    const button = { name: `${label} the debit note for TI/26-27/0000031` };
    await user.click(await (await findList()).findByRole('button', button));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(sent()).toEqual([{ BillId: 31, RequestId, IsApproved }]));
  });

  it('asks for a second member of staff to take an issued note back', async () => {
    api.network.respondTo(listWaitingDebits, () =>
      pageResponse([buildDebit({ IsTakeBack: true })]),
    );
    api.network.respondTo(decideDebit, () => [
      commandOk(50, { State: 'approved' as const, Number: 'CN/26-27/0000009', Amount: 11_800 }),
    ]);
    const { user } = renderPage(routes, '/admin/orders/9001');
    const list = await findList();
    expect(await list.findByText('Take back ₹11,800.00 for TI/26-27/0000031')).toBeVisible();
    const name = 'Approve taking back the debit note for TI/26-27/0000031';
    await user.click(list.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Take back the debit note of ₹11,800.00/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(sent()).toEqual([{ BillId: 31, RequestId, IsApproved: true }]));
  });

  it('changes nothing without the confirmation', async () => {
    const { user } = renderPage(routes, '/admin/orders/9001');
    await user.click(await (await findList()).findByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'No' }));
    expect(sent()).toEqual([]);
  });

  it('says that own requests must be decided by somebody else', async () => {
    api.network.respondTo(listWaitingDebits, () =>
      pageResponse([buildDebit({ StaffId: testUser.Id })]),
    );
    renderPage(routes, '/admin/orders/9001');
    const list = await findList();
    expect(await list.findByText('Your request. Somebody else must decide.')).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
  });

  it('is not there while none waits', async () => {
    api.network.respondTo(listWaitingDebits, () => pageResponse([]));
    renderPage(routes, '/admin/orders/9001');
    await screen.findByText('TI/26-27/0000031');
    expect(screen.queryByText('Debit notes that wait for approval')).toBeNull();
  });
});
