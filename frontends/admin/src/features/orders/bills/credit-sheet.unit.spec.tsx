import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import {
  buildBill,
  buildBillLine,
  buildCreditNote,
  buildDebitNote,
} from '../../../testing/bill-fixture.ts';
import { expectDiscardQuestionOfSheet } from '../../../testing/discard-question.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { buildOrder, commandOk, commandRejected } from '../../../testing/fixtures.ts';

const { creditReturnedUnits, readBillsOfOrder } = billingOperations;
const bill = buildBill({
  Lines: [
    buildBillLine(),
    buildBillLine({ Name: 'Milk', HSN: '0401', Unit: '500 ml', Rate: 27, Quantity: 3 }),
  ],
});

let api: ReturnType<typeof setupAdminApi>;
let bills: BillResponse[];
beforeEach(() => {
  api = setupAdminApi();
  api.orders = [
    buildOrder({
      Status: 6,
      StatusText: 'Delivered',
      Bill: { Id: 31, Number: 'TI/26-27/0000031' },
    }),
  ];
  bills = [bill];
  api.network.respondTo(readBillsOfOrder, () => bills);
  signInAs('transactions', 'payments');
});
afterEach(() => api.network.restore());

const name = 'Returned goods of TI/26-27/0000031';
const openSheet = async () => {
  const { user } = renderPage(routes, '/admin/orders/9001');
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog', { name }));
  return {
    user,
    sheet,
    opener,
    enter: async (label: string, text: string) => {
      await user.clear(sheet.getByLabelText(label));
      await user.type(sheet.getByLabelText(label), text);
    },
    submit: () => user.click(sheet.getByRole('button', { name: 'Issue credit note' })),
  };
};
const sentBodies = () =>
  api.network.requestsTo(creditReturnedUnits).map(({ body }) => body as { RequestId: string });

describe('CreditSheet', () => {
  it('credits the units that came back and shows the issued note in the sheet and the list', async () => {
    api.network.respondTo(creditReturnedUnits, () => {
      bills = [buildCreditNote(), bill];
      return [commandOk(40, { Number: 'CN/26-27/0000004', Amount: 44.1 })];
    });
    const { user, sheet, enter } = await openSheet();
    expect(sheet.getByLabelText('Onion 1 kg')).toHaveFocus();
    await user.keyboard('1');
    await enter('Reason', ' Bruised {Enter}');
    const issued = await sheet.findByText('Credit note CN/26-27/0000004 of ₹44.10 is issued.');
    expect(issued).toHaveFocus();
    expect(sentBodies()).toEqual([
      {
        BillId: 31,
        Reason: 'Bruised',
        RequestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        Lines: [{ Line: 1, Quantity: 1 }],
      },
    ]);
    expect(sheet.getByRole('button', { name: 'Save CN/26-27/0000004 as PDF' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Credit note for TI/26-27/0000031')).toBeVisible();
  });

  it('says that raises are credited too, and names every note with its amount and document', async () => {
    bills = [buildDebitNote(), bill];
    api.network.respondTo(creditReturnedUnits, () => [
      commandOk(40, {
        Number: 'CN/26-27/0000004',
        Amount: 44.1,
        Notes: [
          {
            Id: 40,
            Number: 'CN/26-27/0000004',
            Amount: 44.1,
            Against: 'TI/26-27/0000031',
            ToRefund: 0,
          },
          {
            Id: 41,
            Number: 'CN/26-27/0000005',
            Amount: 5.9,
            Against: 'DN/26-27/0000001',
            ToRefund: 0,
          },
        ],
      }),
    ]);
    const { sheet, enter, submit } = await openSheet();
    expect(sheet.getByText(/What they added for the returned units is credited too/)).toBeVisible();
    await enter('Onion 1 kg', '1');
    await enter('Reason', 'Bruised');
    await submit();
    expect(await sheet.findByText('2 credit notes are issued, ₹50.00 in all.')).toHaveFocus();
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CN/26-27/0000004: ₹44.10 for TI/26-27/0000031PDF',
      'CN/26-27/0000005: ₹5.90 for DN/26-27/0000001PDF',
    ]);
    expect(sheet.getByRole('button', { name: 'Save CN/26-27/0000005 as PDF' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('says nothing of debit notes that were taken back', async () => {
    const debitNote = buildDebitNote();
    const takenBack = buildCreditNote({
      Against: { Id: debitNote.Id, Number: debitNote.Number, Date: debitNote.Date },
      Totals: debitNote.Totals,
    });
    bills = [takenBack, debitNote, bill];
    const { sheet } = await openSheet();
    expect(sheet.queryByText(/Debit notes raised this bill/)).toBeNull();
  });

  it('says nothing of debit notes for a bill without one', async () => {
    const { sheet } = await openSheet();
    expect(sheet.queryByText(/Debit notes raised this bill/)).toBeNull();
  });

  it('keeps the button that opened it after the last unit, so that the focus can return', async () => {
    bills = [buildBill()];
    api.network.respondTo(creditReturnedUnits, () => {
      bills = [buildCreditNote({ Lines: [buildBillLine()] }), buildBill()];
      return [commandOk(40, { Number: 'CN/26-27/0000004', Amount: 88.2 })];
    });
    const { sheet, opener, enter, submit } = await openSheet();
    await enter('Onion 1 kg', '2');
    await enter('Reason', 'Bruised');
    await submit();
    await sheet.findByText(/is issued/);
    expect(await screen.findByRole('button', { name: 'All returned' })).toBe(opener);
  });

  it('names lines by their place on the bill', async () => {
    api.network.respondTo(creditReturnedUnits, () => [commandOk(40, { Number: 'x', Amount: 1 })]);
    const { enter, submit } = await openSheet();
    await enter('Milk 500 ml', '3');
    await enter('Reason', 'Sour');
    await submit();
    await waitFor(() =>
      expect(sentBodies()).toMatchObject([{ Lines: [{ Line: 2, Quantity: 3 }] }]),
    );
  });

  it('offers only what no credit note covers yet', async () => {
    bills = [
      buildCreditNote(),
      buildCreditNote({ Id: 41, Lines: [buildBillLine({ ...bill.Lines[1] })] }),
      bill,
    ];
    const { sheet } = await openSheet();
    expect(sheet.getByLabelText('Onion 1 kg')).toHaveAccessibleDescription('of 1');
    expect(sheet.queryByLabelText('Milk 500 ml')).toBeNull();
    expect(sheet.getByText('All returned')).toBeVisible();
  });

  it.each(['3', '1.5', '-1', ''])('refuses “%s” of two onions at their line', async (text) => {
    const { sheet, user, enter, submit } = await openSheet();
    await user.clear(sheet.getByLabelText('Onion 1 kg'));
    if (text) await user.type(sheet.getByLabelText('Onion 1 kg'), text);
    await enter('Reason', 'Bruised');
    await submit();
    expect(sheet.getByText('Enter a whole number from 0 to 2')).toBeVisible();
    await waitFor(() => expect(sheet.getByLabelText('Onion 1 kg')).toHaveFocus());
    expect(sentBodies()).toEqual([]);
  });

  it('needs a unit and a reason', async () => {
    const { sheet, enter, submit } = await openSheet();
    await enter('Reason', '  ');
    await submit();
    expect(sheet.getByText('Enter a reason')).toBeVisible();
    expect(sheet.getByText('Enter at least one unit that came back.')).toBeVisible();
    expect(sentBodies()).toEqual([]);
  });

  it('says why billing refused, and offers what is left after another credit', async () => {
    api.network.respondTo(creditReturnedUnits, () => {
      bills = [buildCreditNote(), bill];
      return [
        commandRejected('credit-too-high', 'The bill has fewer units left to credit.', {
          Number: '',
          Amount: 0,
        }),
      ];
    });
    const { user, sheet, enter, submit } = await openSheet();
    await enter('Onion 1 kg', '2');
    await enter('Reason', 'Bruised');
    await submit();
    expect(await screen.findByText('The bill has fewer units left to credit.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await sheet.findByText('Enter a whole number from 0 to 1')).toBeVisible();
    expect(sheet.getByLabelText('Onion 1 kg')).toHaveValue(2);
    expect(sheet.getByLabelText('Reason')).toHaveValue('Bruised');
  });

  it('repeats the same request when the first one had no answer', async () => {
    api.network.respondTo(creditReturnedUnits, rejectAsOffline);
    const { user, enter, submit } = await openSheet();
    await enter('Onion 1 kg', '1');
    await enter('Reason', 'Bruised');
    for (let times = 0; times < 2; times += 1) {
      await submit();
      await user.click(await screen.findByRole('button', { name: 'OK' }));
    }
    expect(sentBodies()).toHaveLength(2);
    expect(new Set(sentBodies().map(({ RequestId }) => RequestId)).size).toBe(1);
  });

  it('asks before it discards what was typed', async () => {
    const { enter } = await openSheet();
    await enter('Onion 1 kg', '1');
    await expectDiscardQuestionOfSheet();
  });
});
