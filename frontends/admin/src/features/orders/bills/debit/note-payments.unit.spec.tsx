import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../../routes.tsx';
import { buildBill, buildDebitNote } from '../../../../testing/bill-fixture.ts';
import { expectDiscardQuestionOfSheet } from '../../../../testing/discard-question.ts';
import { setupAdminApi, signInAs } from '../../../../testing/fake-admin-api.ts';
import { buildOrder, commandOk } from '../../../../testing/fixtures.ts';

const { readBillsOfOrder, recordDebitNotePayment, recordDebitNoteRefund } = billingOperations;
const unpaid = buildDebitNote({ Due: 11.8 });
const payment = {
  Kind: 'payment',
  Amount: 11.8,
  Way: 'upi',
  Reference: '4711',
  PaidOn: '2026-11-26',
} as const;
const delivered = {
  Status: 6,
  StatusText: 'Delivered',
  Bill: { Id: 31, Number: 'TI/26-27/0000031' },
};

let api: ReturnType<typeof setupAdminApi>;
let note: BillResponse;
beforeEach(() => {
  api = setupAdminApi();
  api.orders = [buildOrder(delivered)];
  note = unpaid;
  api.network.respondTo(readBillsOfOrder, () => [note, buildBill()]);
  api.network.respondTo(recordDebitNotePayment, () => {
    note = { ...unpaid, Due: 0, Payments: [payment] };
    return [commandOk(unpaid.Id, { Due: 0, ToRefund: 0 })];
  });
  signInAs('transactions', 'payments');
});
afterEach(() => api.network.restore());

const paymentOf = 'Record the payment of DN/26-27/0000001';
const refundOf = 'Record the refund of DN/26-27/0000001';
const openSheet = async (name = paymentOf) => {
  const { user } = renderPage(routes, '/admin/orders/9001');
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog', { name }));
  const submitName = name === paymentOf ? 'Record payment' : 'Record refund';
  return {
    user,
    sheet,
    opener,
    enter: async (label: string, text: string) => {
      await user.clear(sheet.getByLabelText(label));
      if (text) await user.type(sheet.getByLabelText(label), text);
    },
    submit: () => user.click(sheet.getByRole('button', { name: submitName })),
  };
};
const paymentsSent = () =>
  api.network.requestsTo(recordDebitNotePayment).map(({ body }) => body as { RequestId: string });

describe('the payments of a debit note', () => {
  it('records what is due with its reference, and then shows the note as paid', async () => {
    const { sheet, opener, enter, submit } = await openSheet();
    expect(sheet.getByLabelText('Amount in rupees')).toHaveValue('11.80');
    await enter('Reference of the transfer', ' 4711 ');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(paymentsSent()).toEqual([
      {
        BillId: unpaid.Id,
        Amount: 11.8,
        Way: 'upi',
        Reference: '4711',
        PaidOn: today(),
        RequestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    expect(await screen.findByText('Paid ₹11.80 on Thu 26 Nov 2026, UPI 4711')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Paid' })).toBe(opener);
  });

  it('asks for no reference of cash', async () => {
    const { user, sheet, enter, submit } = await openSheet();
    await user.click(sheet.getByLabelText('Cash'));
    expect(sheet.queryByLabelText('Reference of the transfer')).toBeNull();
    await enter('Amount in rupees', '5');
    await submit();
    await waitFor(() =>
      expect(paymentsSent()).toMatchObject([{ Amount: 5, Way: 'cash', Reference: '' }]),
    );
  });

  it.each(['', '0', '11.81', 'x'])(
    'refuses the amount “%s”, and a missing reference',
    async (text) => {
      const { sheet, enter, submit } = await openSheet();
      await enter('Amount in rupees', text);
      await submit();
      expect(sheet.getByText('Enter an amount from ₹0.01 to ₹11.80')).toBeVisible();
      expect(sheet.getByText('Enter the reference of the transfer')).toBeVisible();
      expect(paymentsSent()).toEqual([]);
    },
  );

  it('repeats the same request when the first one had no answer', async () => {
    api.network.respondTo(recordDebitNotePayment, rejectAsOffline);
    const { user, enter, submit } = await openSheet();
    await enter('Reference of the transfer', '4711');
    for (let times = 0; times < 2; times += 1) {
      await submit();
      await user.click(await screen.findByRole('button', { name: 'OK' }));
    }
    expect(new Set(paymentsSent().map(({ RequestId }) => RequestId)).size).toBe(1);
  });

  it('records a refund of what a credit note took back, also of a cancelled order', async () => {
    api.orders = [buildOrder({ ...delivered, Status: 7, StatusText: 'Cancelled' })];
    note = { ...unpaid, Due: 0, Payments: [payment], ToRefund: 3.93 };
    api.network.respondTo(recordDebitNoteRefund, () => {
      note = { ...note, ToRefund: 0, Payments: [payment, { ...payment, Kind: 'refund' }] };
      return [commandOk(unpaid.Id, { Due: 0, ToRefund: 0 })];
    });
    const { sheet, opener, enter, submit } = await openSheet(refundOf);
    expect(screen.getByText('To be refunded: ₹3.93')).toBeInTheDocument();
    expect(sheet.getByLabelText('Amount in rupees')).toHaveValue('3.93');
    await enter('Reference of the transfer', '99');
    await submit();
    expect(await screen.findByRole('button', { name: 'Refunded' })).toBe(opener);
    expect(api.network.requestsTo(recordDebitNoteRefund)).toHaveLength(1);
  });

  it('are recorded on the account of a business customer, not here', async () => {
    note = buildDebitNote({ Due: 11.8, PartyId: 3 });
    renderPage(routes, '/admin/orders/9001');
    expect(await screen.findByText('Due: ₹11.80')).toBeVisible();
    expect(screen.queryByRole('button', { name: paymentOf })).toBeNull();
  });

  it('asks before it discards what was typed', async () => {
    const { enter } = await openSheet();
    await enter('Reference of the transfer', '4711');
    await expectDiscardQuestionOfSheet();
  });
});
