import { billingOperations, duesPaymentOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { mixedTaxMessages } from '@tokri/contracts/orders';
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

const { importBill, listPartyBalances, readLedger, readPartyCredit } = billingOperations;
const { listDuesPayments } = duesPaymentOperations;

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  network.respondTo(listPartyBalances, () => buildBalances([buildParty()]));
  network.respondTo(readPartyCredit, () => buildPartyCredit({ Bills: [] }));
  network.respondTo(readLedger, () => problemResponse(503, 'down'));
  network.respondTo(listDuesPayments, () => pageResponse([]));
  network.respondTo(importBill, () => [commandOk(91, {})]);
});
afterEach(() => network.restore());

const openSheet = async () => {
  const { user } = renderPage(routes, '/admin/parties/3');
  await user.click(await screen.findByRole('button', { name: 'Bring forward a bill' }));
  const sheet = within(
    screen.getByRole('dialog', { name: 'Bring forward a bill of Annapurna Caterers' }),
  );
  const line = (row: number) => within(sheet.getByRole('group', { name: `Line ${row}` }));
  const setDay = (label: string, value: string) =>
    fireEvent.change(sheet.getByLabelText(label), { target: { value } });
  const submit = () => user.click(sheet.getByRole('button', { name: 'Bring forward' }));
  const fillLine = async (row: number, [name, rate, tax]: readonly [string, string, string]) => {
    await user.type(line(row).getByLabelText('Goods'), name);
    await user.type(line(row).getByLabelText('HSN code'), '1006');
    await user.type(line(row).getByLabelText('Unit'), 'kg');
    await user.clear(line(row).getByLabelText('Quantity'));
    await user.type(line(row).getByLabelText('Quantity'), '20');
    await user.type(line(row).getByLabelText('Rate before tax'), rate);
    await user.selectOptions(line(row).getByLabelText('GST rate'), tax);
  };
  return { user, sheet, line, setDay, submit, fillLine };
};
const openFilledSheet = async () => {
  const opened = await openSheet();
  await opened.user.type(opened.sheet.getByLabelText('Number of the bill'), 'OLD/25-26/17');
  opened.setDay('Date of the bill', '2026-03-01');
  opened.setDay('Due on', '2026-03-31');
  await opened.fillLine(1, ['Basmati rice', '99.99', '5']);
  return opened;
};
const sent = () => network.requestsTo(importBill).map(({ body }) => body);
const expectErrorAt = async (field: HTMLElement, text: string) => {
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
  expect(field).toBeInvalid();
};

describe('OldBillSheet', () => {
  it('names each field that is missing and sends nothing', async () => {
    const { sheet, line, submit } = await openSheet();
    await submit();
    await expectErrorAt(sheet.getByLabelText('Number of the bill'), 'up to 16 letters');
    await expectErrorAt(sheet.getByLabelText('Date of the bill'), 'Enter a day');
    await expectErrorAt(sheet.getByLabelText('Due on'), 'Enter a day');
    await expectErrorAt(line(1).getByLabelText('Goods'), 'Enter what was sold');
    await expectErrorAt(line(1).getByLabelText('HSN code'), 'Enter 4, 6 or 8 digits');
    await expectErrorAt(line(1).getByLabelText('Unit'), 'Enter a unit');
    await expectErrorAt(line(1).getByLabelText('Rate before tax'), 'Enter a rate');
    await expectErrorAt(line(1).getByLabelText('GST rate'), 'Choose the rate of the bill');
    expect(sent()).toEqual([]);
  });

  it('sends the bill and loads the account again', async () => {
    const { user, sheet, submit } = await openFilledSheet();
    expect(sheet.getByText('Total with tax: about ₹2,100.00')).toBeVisible();
    await user.type(sheet.getByLabelText('Already paid, in rupees'), '1,000.50');
    const before = network.requestsTo(readPartyCredit).length;
    await submit();
    const message = 'Bill OLD/25-26/17 brought forward to Annapurna Caterers.';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([
      {
        PartyId: 3,
        Number: 'OLD/25-26/17',
        Date: '2026-03-01',
        DueDate: '2026-03-31',
        Paid: 1000.5,
        Lines: [
          {
            Name: 'Basmati rice',
            HSN: '1006',
            Unit: 'kg',
            Quantity: 20,
            Rate: 99.99,
            TaxPercent: 5,
          },
        ],
      },
    ]);
    await waitFor(() => expect(network.requestsTo(readPartyCredit).length).toBeGreaterThan(before));
  });

  it('adds and removes lines', async () => {
    const { user, sheet, fillLine, submit } = await openFilledSheet();
    expect(sheet.queryByRole('button', { name: 'Remove line 1' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Add a line' }));
    await fillLine(2, ['Toor dal', '150', '5']);
    expect(sheet.getByText('Total with tax: about ₹5,250.00')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Remove line 1' }));
    await submit();
    await waitFor(() => expect(sent()).toMatchObject([{ Lines: [{ Name: 'Toor dal' }] }]));
  });

  it('needs a choice of the tax rate, which may be 0%', async () => {
    const { user, line, submit } = await openFilledSheet();
    const rate = line(1).getByLabelText('GST rate');
    await user.selectOptions(rate, '');
    await submit();
    await expectErrorAt(rate, 'also when it is 0%');
    await user.selectOptions(rate, '0');
    await submit();
    await waitFor(() => expect(sent()).toMatchObject([{ Lines: [{ TaxPercent: 0 }] }]));
  });

  it('takes no taxed and exempt lines on one bill, in the words of the server', async () => {
    const { user, sheet, line, fillLine, submit } = await openFilledSheet();
    await user.click(sheet.getByRole('button', { name: 'Add a line' }));
    await fillLine(2, ['Onion', '30', '0']);
    await submit();
    expect(await sheet.findByText(mixedTaxMessages.en)).toBeVisible();
    expect(sent()).toEqual([]);
    await user.selectOptions(line(2).getByLabelText('GST rate'), '5');
    expect(sheet.queryByText(mixedTaxMessages.en)).toBeNull();
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('takes no bill of tomorrow, no due date before the bill and no payment that is no amount', async () => {
    const { user, sheet, setDay, submit } = await openFilledSheet();
    setDay('Date of the bill', addDays(today(), 1));
    await user.type(sheet.getByLabelText('Already paid, in rupees'), 'all');
    await submit();
    await expectErrorAt(sheet.getByLabelText('Date of the bill'), 'must not be in the future');
    await expectErrorAt(sheet.getByLabelText('Due on'), 'must not be before the date of the bill');
    await expectErrorAt(
      sheet.getByLabelText('Already paid, in rupees'),
      'Enter an amount such as 500',
    );
    expect(sent()).toEqual([]);
  });

  it.each([
    ['number-taken', 'Number of the bill'],
    ['date-order', 'Due on'],
    ['paid-too-much', 'Already paid, in rupees'],
  ])('shows %s of the server at its field until that changes', async (code, label) => {
    network.respondTo(importBill, () => [commandRejected(code, 'Not like this.', {})]);
    const { user, sheet, submit } = await openFilledSheet();
    await submit();
    await expectErrorAt(sheet.getByLabelText(label), 'Not like this');
    await user.type(sheet.getByLabelText('Number of the bill'), '1');
    expect(sheet.getByLabelText(label)).toBeValid();
  });

  it('shows a rule of the server at the line that it names', async () => {
    network.respondTo(importBill, () =>
      invalidFieldResponse('Lines.0.HSN', 'must be 4, 6 or 8 digits'),
    );
    const { line, submit } = await openFilledSheet();
    await submit();
    await expectErrorAt(line(1).getByLabelText('HSN code'), 'must be 4, 6 or 8 digits');
  });

  it('says about the whole form what concerns no field', async () => {
    network.respondTo(importBill, () => [
      commandRejected('two-documents', 'Separate bills are needed.', {}),
    ]);
    const { sheet, submit } = await openFilledSheet();
    await submit();
    expect(await sheet.findByText('Separate bills are needed.')).toBeVisible();
  });

  it('keeps what was typed when the network fails, and can be sent again', async () => {
    network.respondTo(importBill, rejectAsOffline);
    const { sheet, submit } = await openFilledSheet();
    await submit();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Bring forward' })).toBeEnabled());
    expect(sheet.getByLabelText('Number of the bill')).toHaveValue('OLD/25-26/17');
    network.respondTo(importBill, () => [commandOk(91, {})]);
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
