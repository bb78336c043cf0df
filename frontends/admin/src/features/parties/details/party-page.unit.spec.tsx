import {
  billingOperations,
  duesPaymentOperations,
  type LedgerResponse,
} from '@tokri/contracts/api';
import { problemResponse, rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';
import { buildBalances, buildParty, buildPartyCredit } from '../../../testing/party-fixture.ts';

const { listPartyBalances, postAdjustment, readLedger, readPartyBill, readPartyCredit } =
  billingOperations;
const ledger: LedgerResponse = {
  PartyId: 3,
  FromDate: '2026-09-02',
  ToDate: '2026-11-30',
  OpeningBalance: 0,
  TotalDebit: 0,
  TotalCredit: 50,
  ClosingBalance: -50,
  EntryCount: 1,
  Entries: [
    {
      Number: 1,
      Date: '2026-11-20',
      Type: 'adjustment',
      Reference: '',
      DocumentDate: '2026-11-20',
      TransactionId: 0,
      BillId: 0,
      Debit: 0,
      Credit: 50,
      Balance: -50,
      Through: '',
      Cause: 'staff',
      Reason: 'Broken crates',
      StaffId: 61,
    },
  ],
};

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  network.respondTo(listPartyBalances, ({ query }) =>
    buildBalances(query.PartyId === '3' ? [buildParty()] : []),
  );
  network.respondTo(readPartyCredit, () => buildPartyCredit());
  network.respondTo(readLedger, () => ledger);
  network.respondTo(duesPaymentOperations.listDuesPayments, () => pageResponse([]));
});
afterEach(() => network.restore());

const open = (path = '/admin/parties/3') => renderPage(routes, path);
const openSheet = async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const sheet = within(
    screen.getByRole('dialog', { name: 'Adjust the ledger of Annapurna Caterers' }),
  );
  return { user, sheet, submit: () => user.click(sheet.getByRole('button', { name: 'Adjust' })) };
};

describe('PartyPage', () => {
  it('shows credit, what is outstanding by age, open bills and the ledger', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Annapurna Caterers' }),
    ).toBeVisible();
    expect(await screen.findByRole('region', { name: /^Business credit/ })).toHaveTextContent(
      /Overdue by 40 days/,
    );
    expect(screen.getByRole('region', { name: 'Outstanding by age' })).toHaveTextContent(
      /Not yet due₹3,000\.001–30 days–31–60 days₹6,090\.00/,
    );
    expect(await screen.findByRole('row', { name: /TI\/26-27\/0000001/ })).toHaveTextContent(
      /₹7,000\.00₹6,090\.00/,
    );
    expect(await screen.findByRole('row', { name: /Adjustment/ })).toHaveTextContent(
      /Broken crates.*61/,
    );
  });

  it('limits the ledger to a type', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'payment');
    await waitFor(() =>
      expect(network.requestsTo(readLedger).at(-1)?.query).toMatchObject({
        PartyId: '3',
        Type: 'payment',
      }),
    );
  });

  it('reads a fresh link before it saves a bill, and reports a failure', async () => {
    network.respondTo(readPartyBill, () => problemResponse(503, 'down'));
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Save bill TI/26-27/0000001 as PDF' }),
    );
    await waitFor(() =>
      expect(network.requestsTo(readPartyBill).map(({ query }) => query)).toEqual([
        { PARTYID: '3', ID: '8' },
      ]),
    );
  });

  it.each(['/admin/parties/99', '/admin/parties/x'])('says that %s is unknown', async (path) => {
    network.respondTo(listPartyBalances, () => buildBalances([]));
    open(path);
    expect(await screen.findByText('We couldn’t find this account')).toBeVisible();
  });

  it('offers to try again when the account does not load', async () => {
    network.respondTo(listPartyBalances, () => problemResponse(500, 'failed'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(listPartyBalances, () => buildBalances([buildParty()]));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Annapurna Caterers' })).toBeVisible();
  });
});

describe('adjustment of a ledger', () => {
  it('asks for an amount and a reason', async () => {
    const { sheet, submit } = await openSheet();
    await submit();
    expect(sheet.getByText('Enter an amount above 0')).toBeVisible();
    expect(sheet.getByText('Enter a reason')).toBeVisible();
    expect(network.requestsTo(postAdjustment)).toHaveLength(0);
  });

  it.each([
    ['Less', 'approved', -250, /The ledger of Annapurna Caterers is adjusted/],
    ['More', 'waiting', 250, /Somebody else must approve this adjustment/],
  ] as const)('lets the business owe: %s', async (direction, State, Amount, message) => {
    network.respondTo(postAdjustment, () => [commandOk(3, { State })]);
    const { user, sheet, submit } = await openSheet();
    await user.click(sheet.getByRole('radio', { name: direction }));
    await user.type(sheet.getByLabelText('Amount in rupees'), '250');
    await user.type(sheet.getByLabelText('Reason'), 'Broken crates');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.requestsTo(postAdjustment).map(({ body }) => body)).toEqual([
      { PartyId: 3, Amount, Reason: 'Broken crates', RequestId: expect.any(String) },
    ]);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('sends the same request again after a failure, so that it adjusts once', async () => {
    network.respondTo(postAdjustment, rejectAsOffline);
    const { user, sheet, submit } = await openSheet();
    await user.type(sheet.getByLabelText('Amount in rupees'), '250');
    await user.type(sheet.getByLabelText('Reason'), 'Broken crates');
    for (let times = 0; times < 2; times += 1) {
      await submit();
      await user.click(await screen.findByRole('button', { name: 'OK' }));
    }
    expect(network.requestsTo(postAdjustment).length).toBeGreaterThanOrEqual(2);
    const ids = network
      .requestsTo(postAdjustment)
      .map(({ body }) => (body as { RequestId: string }).RequestId);
    expect(new Set(ids).size).toBe(1);
  });
});
