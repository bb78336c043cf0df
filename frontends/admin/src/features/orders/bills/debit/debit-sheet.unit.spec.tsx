import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../../routes.tsx';
import {
  buildBill,
  buildBillLine,
  buildCreditNote,
  buildDebitNote,
} from '../../../../testing/bill-fixture.ts';
import { expectDiscardQuestionOfSheet } from '../../../../testing/discard-question.ts';
import { setupAdminApi, signInAs } from '../../../../testing/fake-admin-api.ts';
import { buildOrder, commandOk, commandRejected } from '../../../../testing/fixtures.ts';

const { raiseBill, readBillsOfOrder } = billingOperations;
const bill = buildBill({
  Lines: [buildBillLine(), buildBillLine({ Name: 'Milk', Unit: '500 ml', TaxPercent: 0 })],
});

let api: ReturnType<typeof setupAdminApi>;
let bills: BillResponse[];
beforeEach(() => {
  api = setupAdminApi();
  const Bill = { Id: 31, Number: 'TI/26-27/0000031' };
  api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered', Bill })];
  bills = [bill];
  api.network.respondTo(readBillsOfOrder, () => bills);
  signInAs('transactions', 'payments');
});
afterEach(() => api.network.restore());

const name = 'Raise TI/26-27/0000031';
const openSheet = async () => {
  const { user } = renderPage(routes, '/admin/orders/9001');
  await user.click(await screen.findByRole('button', { name }));
  const sheet = within(screen.getByRole('dialog', { name }));
  return {
    user,
    sheet,
    enter: async (label: string, text: string) => {
      await user.clear(sheet.getByLabelText(label));
      await user.type(sheet.getByLabelText(label), text);
    },
    chooseRate: (text: string) =>
      user.selectOptions(sheet.getByRole('combobox', { name: 'Tax rate of Onion' }), text),
    submit: () => user.click(sheet.getByRole('button', { name: 'Issue debit note' })),
  };
};
const onionValue = 'Added value of Onion, in rupees';
const sentBodies = () =>
  api.network.requestsTo(raiseBill).map(({ body }) => body as { RequestId: string });

describe('DebitSheet', () => {
  it('raises value and rate of lines and shows the issued note in the sheet and the list', async () => {
    api.network.respondTo(raiseBill, () => {
      bills = [buildDebitNote(), bill];
      return [
        commandOk(50, { State: 'approved' as const, Number: 'DN/26-27/0000001', Amount: 11.8 }),
      ];
    });
    const { user, sheet, enter, chooseRate } = await openSheet();
    await enter(onionValue, '10.5');
    await chooseRate('Tax 18% instead');
    await enter('Added value of Milk, in rupees', '2');
    await enter('Reason', ' Another pack {Enter}');
    expect(
      await sheet.findByText('Debit note DN/26-27/0000001 of ₹11.80 is issued.'),
    ).toHaveFocus();
    expect(sentBodies()).toEqual([
      {
        BillId: 31,
        Reason: 'Another pack',
        RequestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        Lines: [
          { Line: 1, Taxable: 10.5, TaxPercent: 18 },
          { Line: 2, Taxable: 2 },
        ],
      },
    ]);
    expect(sheet.getByRole('button', { name: 'Save DN/26-27/0000001 as PDF' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Debit note for TI/26-27/0000031')).toBeVisible();
  });

  it('says that a high amount waits, without a document to save', async () => {
    api.network.respondTo(raiseBill, () => [
      commandOk(50, { State: 'waiting' as const, Number: '', Amount: 11_800 }),
    ]);
    const { sheet, enter, submit } = await openSheet();
    await enter(onionValue, '10,000');
    await enter('Reason', 'Another pack');
    await submit();
    expect(
      await sheet.findByText('A debit note of ₹11,800.00 waits for a second member of staff.'),
    ).toHaveFocus();
    expect(sheet.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('offers only higher tax rates, and none for goods without tax', async () => {
    const { sheet } = await openSheet();
    const rates = within(sheet.getByRole('combobox', { name: 'Tax rate of Onion' }));
    expect(rates.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Tax 5%, as billed',
      'Tax 18% instead',
      'Tax 40% instead',
    ]);
    expect(sheet.queryByRole('combobox', { name: 'Tax rate of Milk' })).toBeNull();
  });

  it.each(['-1', '1.234', 'ten'])('refuses “%s” at its line', async (text) => {
    const { sheet, enter, submit } = await openSheet();
    await enter(onionValue, text);
    await enter('Reason', 'Another pack');
    await submit();
    expect(sheet.getByText('Enter rupees, at most two decimals')).toBeVisible();
    await waitFor(() => expect(sheet.getByLabelText(onionValue)).toHaveFocus());
    expect(sentBodies()).toEqual([]);
  });

  it('needs an amount or a rate, and a reason', async () => {
    const { sheet, enter, submit } = await openSheet();
    await enter('Reason', '  ');
    await submit();
    expect(sheet.getByText('Enter a reason')).toBeVisible();
    expect(sheet.getByText('Enter an added value or choose a higher tax rate.')).toBeVisible();
    expect(sentBodies()).toEqual([]);
  });

  it('says why billing refused and keeps what was typed', async () => {
    api.network.respondTo(raiseBill, () => [
      commandRejected('above-mrp', 'The line would cost more than its MRP.', {
        State: 'declined' as const,
        Number: '',
        Amount: 0,
      }),
    ]);
    const { user, sheet, enter, submit } = await openSheet();
    await enter(onionValue, '500');
    await enter('Reason', 'Another pack');
    await submit();
    expect(await screen.findByText('The line would cost more than its MRP.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(sheet.getByLabelText(onionValue)).toHaveValue('500');
  });

  it('repeats the same request when the first one had no answer', async () => {
    api.network.respondTo(raiseBill, rejectAsOffline);
    const { user, enter, submit } = await openSheet();
    await enter(onionValue, '10');
    await enter('Reason', 'Another pack');
    for (let times = 0; times < 2; times += 1) {
      await submit();
      await user.click(await screen.findByRole('button', { name: 'OK' }));
    }
    expect(sentBodies()).toHaveLength(2);
    expect(new Set(sentBodies().map(({ RequestId }) => RequestId)).size).toBe(1);
  });

  it('asks before it discards what was typed', async () => {
    const { enter } = await openSheet();
    await enter(onionValue, '1');
    await expectDiscardQuestionOfSheet();
  });

  it('is offered for bills, not for credit and debit notes', async () => {
    bills = [buildDebitNote(), buildCreditNote(), bill];
    renderPage(routes, '/admin/orders/9001');
    expect(await screen.findAllByRole('button', { name: /^Raise/ })).toHaveLength(1);
  });
});
