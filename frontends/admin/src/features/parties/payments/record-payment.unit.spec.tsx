import {
  billingOperations,
  duesPaymentOperations,
  type PartyCreditResponse,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import {
  invalidFieldResponse,
  problemResponse,
  rejectAsOffline,
  renderPage,
} from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { buildBalances, buildParty, buildPartyCredit } from '../../../testing/party-fixture.ts';

const { listPartyBalances, readLedger, readPartyCredit } = billingOperations;
const { listDuesPayments, recordPartyPayment } = duesPaymentOperations;
const number = 'RC/26-27/000001';
const done = [commandOk(77, { PaymentId: 77, Number: number, BillId: 0 })];
const reject = (code: string, message: string, BillId = 0) =>
  network.respondTo(recordPartyPayment, () => [
    commandRejected(code, message, { PaymentId: 0, Number: '', BillId }),
  ]);
const buildBill = (Id: number): PartyCreditResponse['Bills'][number] => ({
  Id,
  Number: `TI/26-27/${String(Id).padStart(7, '0')}`,
  Date: '2026-10-01',
  DueDate: '2026-10-31',
  Amount: 600,
  Due: 500.5,
});

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  network.respondTo(listPartyBalances, () => buildBalances([buildParty()]));
  network.respondTo(readPartyCredit, () =>
    buildPartyCredit({ Bills: [buildBill(8), buildBill(9)] }),
  );
  network.respondTo(readLedger, () => problemResponse(503, 'down'));
  network.respondTo(listDuesPayments, () => pageResponse([]));
  network.respondTo(recordPartyPayment, () => done);
});
afterEach(() => network.restore());

const openSheet = async () => {
  const { user } = renderPage(routes, '/admin/parties/3');
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const sheet = within(
    screen.getByRole('dialog', { name: 'Record a payment of Annapurna Caterers' }),
  );
  const type = (label: string, text: string) => user.type(sheet.getByLabelText(label), text);
  const submit = () => user.click(sheet.getByRole('button', { name: 'Record a payment' }));
  const chooseBill = async (id: number) =>
    user.click(
      await sheet.findByRole('checkbox', { name: new RegExp(`^${buildBill(id).Number}`) }),
    );
  return { user, sheet, type, submit, chooseBill };
};
const sent = () => network.requestsTo(recordPartyPayment).map(({ body }) => body);
const expectErrorAt = async (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
  expect(field).toBeInvalid();
};

describe('RecordPaymentSheet', () => {
  it('asks for an amount, and for a reference except for cash', async () => {
    const { user, sheet, submit } = await openSheet();
    await submit();
    await expectErrorAt('Amount in rupees', 'Enter an amount above 0');
    await expectErrorAt('Reference', 'Enter the reference of the transfer');
    await user.click(sheet.getByRole('radio', { name: 'In cash' }));
    expect(sheet.getByLabelText('Reference')).toBeValid();
    expect(sent()).toEqual([]);
  });

  it('takes no day in the future and no empty one', async () => {
    const { sheet, submit } = await openSheet();
    const day = sheet.getByLabelText('Received on');
    expect(day).toHaveValue(today());
    fireEvent.change(day, { target: { value: addDays(today(), 1) } });
    await submit();
    await expectErrorAt('Received on', 'The day must not be in the future');
    fireEvent.change(day, { target: { value: '' } });
    await expectErrorAt('Received on', 'Enter a day');
    expect(sent()).toEqual([]);
  });

  it('says that the oldest bills are paid, records and loads the account again', async () => {
    const { user, sheet, type, submit } = await openSheet();
    expect(sheet.getByText(/then the oldest open bills/)).toBeVisible();
    const reads = [listDuesPayments, listPartyBalances, readPartyCredit, readLedger];
    const before = reads.map((operation) => network.requestsTo(operation).length);
    await type('Amount in rupees', '1,250.50');
    await user.click(sheet.getByRole('radio', { name: 'By UPI' }));
    await type('Reference', ' 4711 ');
    await submit();
    const message = `₹1,250.50 of Annapurna Caterers recorded. Receipt ${number}.`;
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([
      {
        PartyId: 3,
        Amount: 1_250.5,
        Way: 'upi',
        Reference: '4711',
        ReceivedOn: today(),
        Bills: [],
        RequestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    await waitFor(() =>
      reads.forEach((operation, index) =>
        expect(network.requestsTo(operation).length).toBeGreaterThan(before[index] ?? 0),
      ),
    );
  });

  it('pays the chosen bills with what is left of the amount', async () => {
    const { user, sheet, type, submit, chooseBill } = await openSheet();
    await type('Amount in rupees', '700');
    await user.click(sheet.getByRole('radio', { name: 'In cash' }));
    await chooseBill(9);
    await chooseBill(8);
    expect(sheet.getByText('Chosen bills: ₹700.00')).toBeVisible();
    await submit();
    await waitFor(() =>
      expect(sent()).toMatchObject([
        {
          Way: 'cash',
          Reference: '',
          Bills: [
            { Id: 8, Amount: 199.5 },
            { Id: 9, Amount: 500.5 },
          ],
        },
      ]),
    );
  });

  it('refuses more than a bill owes, and bills above the payment', async () => {
    const { user, sheet, type, submit, chooseBill } = await openSheet();
    await type('Amount in rupees', '500');
    await user.click(sheet.getByRole('radio', { name: 'In cash' }));
    await chooseBill(8);
    await type(`Amount for ${buildBill(8).Number}`, '0');
    await submit();
    await expectErrorAt(/^Amount for/, 'Only ₹500.50 is still to pay');
    await expectErrorAt('Amount in rupees', 'come to ₹5,000.00, more than the payment');
    await chooseBill(8);
    expect(sheet.queryByLabelText(/^Amount for/)).toBeNull();
    expect(sheet.getByLabelText('Amount in rupees')).toBeValid();
    expect(sent()).toEqual([]);
  });

  it('shows ten bills at first, and more on request', async () => {
    network.respondTo(readPartyCredit, () =>
      buildPartyCredit({ Bills: Array.from({ length: 12 }, (_, index) => buildBill(index + 1)) }),
    );
    const { user, sheet } = await openSheet();
    expect(await sheet.findAllByRole('checkbox')).toHaveLength(10);
    await user.click(sheet.getByRole('button', { name: 'Show more bills' }));
    expect(sheet.getAllByRole('checkbox')).toHaveLength(12);
  });

  it.each([
    [() => buildPartyCredit({ Bills: [] }), /^No open bills\. The payment waits/],
    [() => problemResponse(503, 'down'), /^The open bills could not be loaded/],
  ])('can be used without open bills: %#', async (answer, text) => {
    network.respondTo(readPartyCredit, answer);
    const { user, sheet, type, submit } = await openSheet();
    expect(await sheet.findByText(text)).toBeVisible();
    await type('Amount in rupees', '50');
    await user.click(sheet.getByRole('radio', { name: 'In cash' }));
    await submit();
    await waitFor(() => expect(sent()).toMatchObject([{ Amount: 50, Bills: [] }]));
  });
});

describe('a payment that the server refuses', () => {
  const fillAndSubmit = async () => {
    const sheet = await openSheet();
    await sheet.type('Amount in rupees', '900');
    await sheet.type('Reference', '000123');
    await sheet.chooseBill(9);
    await sheet.submit();
    return sheet;
  };

  it.each([
    ['reference-missing', 0, 'Reference'],
    ['received-later', 0, 'Received on'],
    ['bills-above-amount', 0, 'Amount in rupees'],
    ['more-than-due', 9, /^Amount for/],
    ['unknown-bill', 9, /^Amount for/],
  ] as const)('shows %s at its field until that changes', async (code, billId, label) => {
    reject(code, 'Not like this.', billId);
    const { sheet, type } = await fillAndSubmit();
    await expectErrorAt(label, 'Not like this.');
    await type('Reference', '4');
    expect(sheet.queryByText('Not like this.')).toBeNull();
  });

  it('shows what is about no field at the end', async () => {
    reject('request-id-taken', 'Another payment has this id.');
    const { sheet } = await fillAndSubmit();
    expect(await sheet.findByText('Another payment has this id.')).toBeVisible();
  });

  it.each([
    ['Amount', 'Amount in rupees'],
    ['Reference', 'Reference'],
    ['ReceivedOn', 'Received on'],
    ['Bills.0.Amount', /^Amount for/],
  ] as const)('shows a broken rule of %s at its field', async (field, label) => {
    network.respondTo(recordPartyPayment, () => invalidFieldResponse(field, 'must be another one'));
    await fillAndSubmit();
    await expectErrorAt(label, 'must be another one');
  });

  it('sends the same request again after a lost answer, although its bill is paid meanwhile', async () => {
    network.respondTo(recordPartyPayment, () => {
      network.respondTo(readPartyCredit, () => buildPartyCredit({ Bills: [] }));
      return rejectAsOffline();
    });
    const { sheet, submit } = await fillAndSubmit();
    expect(await sheet.findByRole('alert')).toBeVisible();
    expect(await screen.findByText('No open bills.')).toBeInTheDocument();
    const sentBefore = sent().length;
    network.respondTo(recordPartyPayment, () => done);
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().length).toBeGreaterThan(sentBefore);
    expect(new Set(sent().map((body) => JSON.stringify(body))).size).toBe(1);
  });
});
