import {
  billingOperations,
  duesPaymentOperations,
  type DuesReminderResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { buildBalances, buildParty, buildPartyCredit } from '../../../testing/party-fixture.ts';

const { listPartyBalances, readLedger, readPartyCredit, remindOfDues } = billingOperations;
const reminder: DuesReminderResponse = {
  At: '2026-11-20T10:00:00.000+05:30',
  StaffId: 0,
  SentTo: [
    { UserId: 7, Name: 'Meera Nair' },
    { UserId: 8, Name: '' },
  ],
};
const sent = { PartyId: 3, Code: '' as const, Message: '', Reminder: { ...reminder, StaffId: 5 } };
const alreadyReminded = {
  PartyId: 4,
  Code: 'already-reminded' as const,
  Message: 'This business was already reminded today.',
  Reminder: null,
};

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  network.respondTo(listPartyBalances, ({ query }) =>
    buildBalances(
      query.PartyId
        ? [buildParty()]
        : [buildParty({ LastReminder: reminder }), buildParty({ PartyId: 4, Name: 'Nair Stores' })],
    ),
  );
  network.respondTo(readPartyCredit, () => buildPartyCredit());
  network.respondTo(readLedger, () => problemResponse(500, 'failed'));
  network.respondTo(duesPaymentOperations.listDuesPayments, () => pageResponse([]));
  network.respondTo(remindOfDues, () => [sent, alreadyReminded]);
});
afterEach(() => network.restore());

const open = (path = '/admin/parties') => renderPage(routes, path);
const chooseBoth = async () => {
  const { user } = open();
  for (const name of [/Annapurna/, /Nair Stores/])
    await user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
  return user;
};

describe('reminders on the list of accounts', () => {
  it('shows when a business was reminded last, and who got it', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Annapurna/ });
    expect(row).toHaveTextContent(/20 Nov/);
    expect(row).toHaveTextContent('To Meera Nair, a former member · Automatic');
  });

  it('reminds the chosen businesses and says why one was not', async () => {
    const user = await chooseBoth();
    await user.click(screen.getByRole('button', { name: 'Remind 2 businesses' }));
    const rejected = await screen.findByRole('region', { name: 'Not reminded' });
    expect(rejected).toHaveTextContent('Nair Stores: This business was already reminded today.');
    expect(network.requestsTo(remindOfDues)[0]?.body).toMatchObject({ PartyIds: [3, 4] });
    expect(screen.queryByRole('button', { name: /Remind 2/ })).not.toBeInTheDocument();
  });

  it('keeps the choice and the id of the request when the answer is lost', async () => {
    network.respondTo(remindOfDues, () => problemResponse(500, 'failed'));
    const user = await chooseBoth();
    await user.click(screen.getByRole('button', { name: 'Remind 2 businesses' }));
    await waitFor(() => expect(network.requestsTo(remindOfDues)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Remind 2 businesses' }));
    await waitFor(() => expect(network.requestsTo(remindOfDues)).toHaveLength(2));
    const [first, second] = network.requestsTo(remindOfDues).map(({ body }) => body);
    expect(second).toEqual(first);
  });
});

describe('reminders on the page of an account', () => {
  it('reminds the business and says that none was sent before', async () => {
    network.respondTo(remindOfDues, () => [{ ...alreadyReminded, PartyId: 3 }]);
    const { user } = open('/admin/parties/3');
    const section = within(await screen.findByRole('region', { name: 'Last reminder' }));
    expect(section.getByText('None yet')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Send a reminder' }));
    expect(
      await section.findByText('Annapurna Caterers: This business was already reminded today.'),
    ).toBeVisible();
    expect(network.requestsTo(remindOfDues)[0]?.body).toMatchObject({ PartyIds: [3] });
  });
});
