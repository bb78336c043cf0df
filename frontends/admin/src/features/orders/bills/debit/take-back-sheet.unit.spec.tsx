import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../../routes.tsx';
import { buildBill, buildCreditNote, buildDebitNote } from '../../../../testing/bill-fixture.ts';
import { expectDiscardQuestionOfSheet } from '../../../../testing/discard-question.ts';
import { setupAdminApi, signInAs } from '../../../../testing/fake-admin-api.ts';
import { buildOrder, commandOk } from '../../../../testing/fixtures.ts';

const { creditReturnedUnits, readBillsOfOrder } = billingOperations;
const debitNote = buildDebitNote();
const creditOfDebitNote = buildCreditNote({
  Totals: debitNote.Totals,
  Against: { Id: debitNote.Id, Number: debitNote.Number, Date: debitNote.Date },
});

let api: ReturnType<typeof setupAdminApi>;
let bills: BillResponse[];
beforeEach(() => {
  api = setupAdminApi();
  const Bill = { Id: 31, Number: 'TI/26-27/0000031' };
  api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered', Bill })];
  bills = [debitNote, buildBill()];
  api.network.respondTo(readBillsOfOrder, () => bills);
  signInAs('transactions', 'payments');
});
afterEach(() => api.network.restore());

const name = 'Take back DN/26-27/0000001';
const openSheet = async () => {
  const { user } = renderPage(routes, '/admin/orders/9001');
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog', { name }));
  return {
    user,
    sheet,
    opener,
    enterReason: (text: string) => user.type(sheet.getByLabelText('Reason'), text),
    submit: () => user.click(sheet.getByRole('button', { name: 'Issue credit note' })),
  };
};
const sentBodies = () =>
  api.network.requestsTo(creditReturnedUnits).map(({ body }) => body as { RequestId: string });

describe('TakeBackSheet', () => {
  it('credits the whole debit note, shows the note, and keeps its button for the focus', async () => {
    api.network.respondTo(creditReturnedUnits, () => {
      bills = [creditOfDebitNote, debitNote, buildBill()];
      return [commandOk(40, { Number: 'CN/26-27/0000004', Amount: 11.8 })];
    });
    const { user, sheet, opener, enterReason } = await openSheet();
    expect(
      sheet.getByText(/credit note of ₹11.80 takes all that is left of the debit note back/),
    ).toBeVisible();
    await enterReason(' Wrong rate {Enter}');
    expect(
      await sheet.findByText('Credit note CN/26-27/0000004 of ₹11.80 is issued.'),
    ).toHaveFocus();
    expect(sentBodies()).toEqual([
      {
        BillId: debitNote.Id,
        Reason: 'Wrong rate',
        RequestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Taken back' })).toBe(opener);
    expect(opener).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that a high amount waits for a second member of staff', async () => {
    api.network.respondTo(creditReturnedUnits, () => [
      commandOk(debitNote.Id, { State: 'waiting' as const, Number: '', Amount: 11.8, Notes: [] }),
    ]);
    const { sheet, enterReason, submit } = await openSheet();
    await enterReason('Wrong rate');
    await submit();
    expect(
      await sheet.findByText(
        'Debit note DN/26-27/0000001 is taken back when a second member of staff approves.',
      ),
    ).toHaveFocus();
    expect(sheet.queryByRole('button', { name: /as PDF/ })).toBeNull();
  });

  it('offers what a return of goods left of the debit note', async () => {
    const Totals = { ...debitNote.Totals, Payable: 3.93 };
    bills = [{ ...creditOfDebitNote, Totals }, debitNote, buildBill()];
    const { sheet } = await openSheet();
    expect(sheet.getByText(/credit note of ₹7.87 takes all that is left/)).toBeVisible();
  });

  it('needs a reason', async () => {
    const { sheet, submit } = await openSheet();
    await submit();
    expect(sheet.getByText('Enter a reason')).toBeVisible();
    expect(sentBodies()).toEqual([]);
  });

  it('repeats the same request when the first one had no answer', async () => {
    api.network.respondTo(creditReturnedUnits, rejectAsOffline);
    const { user, enterReason, submit } = await openSheet();
    await enterReason('Wrong rate');
    for (let times = 0; times < 2; times += 1) {
      await submit();
      await user.click(await screen.findByRole('button', { name: 'OK' }));
    }
    expect(sentBodies()).toHaveLength(2);
    expect(new Set(sentBodies().map(({ RequestId }) => RequestId)).size).toBe(1);
  });

  it('asks before it discards the reason', async () => {
    const { enterReason } = await openSheet();
    await enterReason('Wrong rate');
    await expectDiscardQuestionOfSheet();
  });

  it('is not offered for a cancelled order, whose notes are credited without staff', async () => {
    api.orders = [
      buildOrder({ Status: 7, StatusText: 'Cancelled', Bill: { Id: 31, Number: 'TI/1' } }),
    ];
    renderPage(routes, '/admin/orders/9001');
    expect(await screen.findByText('Debit note for TI/26-27/0000031')).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
