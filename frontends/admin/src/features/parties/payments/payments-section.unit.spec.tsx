import { billingOperations, duesPaymentOperations } from '@tokri/contracts/api';
import {
  invalidFieldResponse,
  problemResponse,
  rejectAsOffline,
  renderPage,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import {
  buildBalances,
  buildParty,
  buildPartyCredit,
  buildPartyPayment,
} from '../../../testing/party-fixture.ts';

const { listPartyBalances, readLedger, readPartyBill, readPartyCredit } = billingOperations;
const { listDuesPayments, readDuesReceipt, reversePartyPayment } = duesPaymentOperations;
const recorded = { PaymentId: 77, Number: 'RC/26-27/000001', BillId: 0 };

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  network.respondTo(listPartyBalances, () => buildBalances([buildParty()]));
  network.respondTo(readPartyCredit, () => buildPartyCredit());
  network.respondTo(readLedger, () => problemResponse(503, 'down'));
  network.respondTo(listDuesPayments, () => pageResponse([buildPartyPayment()]));
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/admin/parties/3');
const findSection = async () => within(await screen.findByRole('region', { name: 'Payments' }));
const sentReversals = () => network.requestsTo(reversePartyPayment).map(({ body }) => body);

describe('PaymentsSection', () => {
  it('lists what was paid, which bills it paid and what waits on account', async () => {
    network.respondTo(listDuesPayments, () =>
      pageResponse([
        buildPartyPayment(),
        buildPartyPayment({
          Id: 78,
          State: 'reversed',
          Reason: 'Bounced',
          Bills: [],
          OnAccount: 0,
        }),
        buildPartyPayment({ Id: 79, Number: '', Way: 'online', State: 'opened', Reference: '' }),
      ]),
    );
    open();
    const [, paid, reversed, opened] = await (await findSection()).findAllByRole('row');
    expect(paid).toHaveTextContent(
      /RC\/26-27\/000001.*20 Nov.*By cheque000123.*TI\/26-27\/0000001: ₹910\.00On account: ₹90\.00₹1,000\.00Received/,
    );
    expect(reversed).toHaveTextContent(/No bills.*ReversedBounced$/);
    expect(opened).toHaveTextContent(/No receipt.*Online.*Not finished$/);
  });

  it('says why an online payment was taken back', async () => {
    const chargeback = {
      Kind: 'chargeback',
      State: 'processed',
      Amount: 1_000,
      Date: '2026-11-30',
      Reference: 'disp_1',
    } as const;
    network.respondTo(listDuesPayments, () =>
      pageResponse([
        buildPartyPayment({ Way: 'online', State: 'reversed', Bills: [], Returns: [chargeback] }),
      ]),
    );
    open();
    expect(await (await findSection()).findByText(/taken back by the bank/)).toHaveTextContent(
      '₹1,000.00 taken back by the bank after a dispute, Mon 30 Nov 2026 (disp_1)',
    );
  });

  it('says that nothing was paid yet', async () => {
    network.respondTo(listDuesPayments, () => pageResponse([]));
    open();
    expect(await (await findSection()).findByText('No payments yet.')).toBeVisible();
  });

  it('offers to try again when the payments do not load', async () => {
    network.respondTo(listDuesPayments, () => problemResponse(500, 'failed'));
    const { user } = open();
    const section = await findSection();
    const retry = await section.findByRole('button', { name: 'Try again' });
    network.respondTo(listDuesPayments, () => pageResponse([buildPartyPayment()]));
    await user.click(retry);
    expect(await section.findByText('RC/26-27/000001')).toBeVisible();
  });

  it('shows older payments on request', async () => {
    network.respondTo(listDuesPayments, ({ query }) =>
      pageResponse(
        [buildPartyPayment({ Id: Number(query.page), Number: `RC/26-27/00000${query.page}` })],
        2,
      ),
    );
    const { user } = open();
    const section = await findSection();
    await user.click(await section.findByRole('button', { name: 'Show older payments' }));
    expect(await section.findByText('RC/26-27/000002')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Show older payments' })).toBeNull();
  });

  it('reads the voucher of an advance before it saves it, and reports a failure', async () => {
    network.respondTo(listDuesPayments, () =>
      pageResponse([
        buildPartyPayment({
          Vouchers: [{ Id: 8, Number: 'RV/26-27/0000001', Kind: 'ReceiptVoucher' }],
        }),
      ]),
    );
    network.respondTo(readPartyBill, () => problemResponse(503, 'overloaded'));
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Receipt voucher RV/26-27/0000001' }),
    );
    expect((await screen.findAllByText('overloaded')).length).toBeGreaterThan(0);
    expect(network.requestsTo(readPartyBill)[0]?.query).toEqual({ PARTYID: '3', ID: '8' });
  });

  it('reads a fresh link before it saves a receipt, and reports a failure', async () => {
    network.respondTo(readDuesReceipt, () => problemResponse(503, 'overloaded'));
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Save receipt RC/26-27/000001 as PDF' }),
    );
    expect((await screen.findAllByText('overloaded')).length).toBeGreaterThan(0);
    expect(network.requestsTo(readDuesReceipt).map(({ query }) => query)).toEqual([
      { PartyId: '3', PaymentId: '77' },
    ]);
  });
});

describe('reversal of a payment', () => {
  const openSheet = async () => {
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Reverse payment RC/26-27/000001' }),
    );
    const sheet = within(screen.getByRole('dialog', { name: 'Reverse payment RC/26-27/000001' }));
    const submit = () => user.click(sheet.getByRole('button', { name: 'Reverse the payment' }));
    return { user, sheet, submit };
  };

  it.each([
    { Way: 'online' },
    { State: 'reversed' },
    { State: 'opened', Way: 'online' },
    { State: 'failed', Way: 'online' },
  ] as const)('is not offered for %j', async (changes) => {
    network.respondTo(listDuesPayments, () => pageResponse([buildPartyPayment(changes)]));
    open();
    await (await findSection()).findByText('RC/26-27/000001');
    expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();
  });

  it('needs a reason', async () => {
    const { sheet, submit } = await openSheet();
    await submit();
    expect(sheet.getByText('Enter a reason')).toBeVisible();
    expect(sentReversals()).toEqual([]);
  });

  it('sends the reason and loads payments, bills, credit and ledger again', async () => {
    network.respondTo(reversePartyPayment, () => {
      network.respondTo(listDuesPayments, () =>
        pageResponse([buildPartyPayment({ State: 'reversed', Reason: 'Cheque bounced' })]),
      );
      return [commandOk(77, recorded)];
    });
    const { user, sheet, submit } = await openSheet();
    const reads = [listDuesPayments, listPartyBalances, readPartyCredit, readLedger];
    const before = reads.map((operation) => network.requestsTo(operation).length);
    await user.type(sheet.getByLabelText('Reason'), ' Cheque bounced ');
    await submit();
    expect(
      (await screen.findAllByText('Payment RC/26-27/000001 is reversed.')).length,
    ).toBeGreaterThan(0);
    expect(sentReversals()).toEqual([
      { PaymentId: 77, Reason: 'Cheque bounced', RequestId: expect.any(String) as string },
    ]);
    expect(await (await findSection()).findByText('Reversed')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      reads.forEach((operation, index) =>
        expect(network.requestsTo(operation).length).toBeGreaterThan(before[index] ?? 0),
      ),
    );
  });

  it('says in the dialog why the payment cannot be reversed', async () => {
    network.respondTo(reversePartyPayment, () => [
      commandRejected('already-reversed', 'This payment was already reversed.', recorded),
    ]);
    const { user, sheet, submit } = await openSheet();
    await user.type(sheet.getByLabelText('Reason'), 'Mistyped');
    await submit();
    expect(await sheet.findByText('This payment was already reversed.')).toBeVisible();
  });

  it('shows what is wrong with the reason at its field', async () => {
    network.respondTo(reversePartyPayment, () =>
      invalidFieldResponse('Reason', 'must hold a letter'),
    );
    const { user, sheet, submit } = await openSheet();
    await user.type(sheet.getByLabelText('Reason'), '…');
    await submit();
    await waitFor(() =>
      expect(sheet.getByLabelText('Reason')).toHaveAccessibleDescription(/must hold a letter/),
    );
  });

  it('sends the same request again after a lost answer, although the list shows it as done', async () => {
    network.respondTo(reversePartyPayment, rejectAsOffline);
    const { user, sheet, submit } = await openSheet();
    await user.type(sheet.getByLabelText('Reason'), 'Cheque bounced');
    network.respondTo(listDuesPayments, () =>
      pageResponse([buildPartyPayment({ State: 'reversed' })]),
    );
    await submit();
    expect(await screen.findByText('Reversed')).toBeInTheDocument();
    const sentBefore = sentReversals();
    network.respondTo(reversePartyPayment, () => [commandOk(77, recorded)]);
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentReversals().length).toBeGreaterThan(sentBefore.length);
    expect(new Set(sentReversals().map((body) => JSON.stringify(body))).size).toBe(1);
  });
});
