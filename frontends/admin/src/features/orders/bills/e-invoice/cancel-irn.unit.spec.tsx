import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../../routes.tsx';
import { buildBill } from '../../../../testing/bill-fixture.ts';
import { setupAdminApi, signInAs } from '../../../../testing/fake-admin-api.ts';
import { buildOrder, commandOk, commandRejected } from '../../../../testing/fixtures.ts';

const { cancelEInvoice, readBillsOfOrder } = billingOperations;
const hourMs = 3_600_000;
const buildRegistered = (
  ageHours: number,
  changes: Partial<NonNullable<BillResponse['EInvoice']>> = {},
): BillResponse =>
  buildBill({
    EInvoice: {
      Irn: 'a'.repeat(64),
      AckNumber: '112610000001234',
      AckAt: new Date(Date.now() - ageHours * hourMs).toISOString(),
      SignedQr: '',
      IsCancelled: false,
      ...changes,
    },
  });

let api: ReturnType<typeof setupAdminApi>;
let bills: BillResponse[];
beforeEach(() => {
  api = setupAdminApi();
  const Bill = { Id: 31, Number: 'TI/26-27/0000031' };
  api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered', Bill })];
  bills = [buildRegistered(1)];
  api.network.respondTo(readBillsOfOrder, () => bills);
  signInAs('transactions', 'payments');
});
afterEach(() => api.network.restore());

const name = 'Cancel the IRN of TI/26-27/0000031';
const openSheet = async () => {
  const { user } = renderPage(routes, '/admin/orders/9001');
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog', { name }));
  return {
    user,
    sheet,
    opener,
    fill: async () => {
      await user.selectOptions(sheet.getByLabelText('Reason for the portal'), 'Duplicate');
      await user.type(sheet.getByLabelText('Remark'), ' Billed twice ');
    },
    submit: () => user.click(sheet.getByRole('button', { name: 'Cancel IRN' })),
  };
};
const sentBodies = () => api.network.requestsTo(cancelEInvoice).map(({ body }) => body);

describe('CancelIrn', () => {
  it('cancels the IRN after a question, and keeps its button for the focus', async () => {
    api.network.respondTo(cancelEInvoice, () => {
      bills = [buildRegistered(1, { IsCancelled: true })];
      return [commandOk(31, {})];
    });
    const { user, opener, fill, submit } = await openSheet();
    await fill();
    await submit();
    expect(await screen.findByText(/This cannot be undone/)).toBeVisible();
    expect(sentBodies()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('button', { name: 'IRN cancelled' })).toBe(opener);
    expect(sentBodies()).toEqual([{ BillId: 31, Reason: 'duplicate', Remark: 'Billed twice' }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  });

  it('says what a cancelled IRN means for the number, the buyer and the books', async () => {
    const { sheet } = await openSheet();
    expect(sheet.getByText(/never registers this number again/)).toHaveTextContent(
      /cannot claim input tax credit.*issue a credit note/,
    );
  });

  it('sends nothing when the question is declined', async () => {
    const { user, fill, submit } = await openSheet();
    await fill();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(sentBodies()).toEqual([]);
  });

  it('needs a reason of the portal and a remark', async () => {
    const { sheet, submit } = await openSheet();
    await submit();
    expect(sheet.getByText('Enter a remark')).toBeVisible();
    expect(sheet.getAllByText('Choose a reason').length).toBeGreaterThan(1);
    expect(sentBodies()).toEqual([]);
  });

  it('keeps what was typed when the portal refuses', async () => {
    api.network.respondTo(cancelEInvoice, () => [
      commandRejected('e-invoice-refused', 'The portal refused to cancel this IRN.', {}),
    ]);
    const { user, sheet, fill, submit } = await openSheet();
    await fill();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('The portal refused to cancel this IRN.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(sheet.getByLabelText('Remark')).toHaveValue(' Billed twice ');
  });

  it.each([
    ['a document without an IRN', () => buildBill()],
    ['an IRN of more than 24 hours ago', () => buildRegistered(25)],
  ])('is not offered for %s', async (_case, build) => {
    bills = [build()];
    renderPage(routes, '/admin/orders/9001');
    expect(await screen.findByText('TI/26-27/0000031', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is offered for a cancelled order too', async () => {
    const Bill = { Id: 31, Number: 'TI/26-27/0000031' };
    api.orders = [buildOrder({ Status: 7, StatusText: 'Cancelled', Bill })];
    renderPage(routes, '/admin/orders/9001');
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});
