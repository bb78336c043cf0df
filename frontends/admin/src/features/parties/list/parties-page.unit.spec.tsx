import { billingOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { buildBalances, buildParty } from '../../../testing/party-fixture.ts';
import { toPartyRows } from './party-rows.ts';

const { listPartyBalances } = billingOperations;
const longName = 'Sri Lakshmi Venkateshwara Wedding Caterers and Event Suppliers Private Limited';

let network: ReturnType<typeof setupAdminApi>['network'];
let saved: string[];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  network.respondTo(listPartyBalances, () =>
    buildBalances([buildParty(), buildParty({ PartyId: 4, Name: longName, Overdue: 0 })]),
  );
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const open = (path = '/admin/parties') => renderPage(routes, path);

describe('PartiesPage', () => {
  it('lists what each business owes by age, and the totals of all', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Annapurna Caterers/ });
    expect(row).toHaveTextContent(
      /29AAKFA4321L1ZB₹9,090\.00₹3,000\.00–₹6,090\.00––₹39,910\.00Overdue by 40 days/,
    );
    expect(screen.getByRole('row', { name: new RegExp(longName) })).not.toHaveTextContent(
      /Overdue by/,
    );
    expect(screen.getByRole('region', { name: 'Totals of these accounts' })).toHaveTextContent(
      /Accounts2Outstanding₹9,090\.00Not yet due₹3,000\.001–30 days₹0\.0031–60 days₹6,090\.00/,
    );
  });

  it('opens from the menu for staff who may see payments', async () => {
    open('/admin/payments');
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(menu.getByRole('link', { name: 'Business accounts' })).toHaveAttribute(
      'href',
      '/admin/parties',
    );
  });

  it('searches by name, GSTIN or number and clears the search', async () => {
    network.respondTo(listPartyBalances, ({ query }) =>
      query.Search ? buildBalances([]) : buildBalances([buildParty()]),
    );
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'nair{Enter}');
    expect(await screen.findByText('No account matches')).toBeVisible();
    expect(network.requestsTo(listPartyBalances).at(-1)?.query).toMatchObject({ Search: 'nair' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('row', { name: /Annapurna/ })).toBeVisible();
  });

  it('says that there are no accounts yet', async () => {
    network.respondTo(listPartyBalances, () => buildBalances([]));
    open();
    expect(await screen.findByText('No business accounts yet')).toBeVisible();
  });

  it('offers to try again when the list does not load', async () => {
    network.respondTo(listPartyBalances, () => problemResponse(500, 'failed'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(listPartyBalances, () => buildBalances([buildParty()]));
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Annapurna/ })).toBeVisible();
  });

  it('is closed to staff without the permission', async () => {
    signInAs('chat');
    open();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(network.requestsTo(listPartyBalances)).toHaveLength(0);
  });

  it('saves the accounts of all pages as CSV', async () => {
    network.respondTo(listPartyBalances, ({ query }) =>
      buildBalances([buildParty({ PartyId: Number(query.page) })], 2),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save the list as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^business-accounts-.*\.csv$/);
    expect(
      network
        .requestsTo(listPartyBalances)
        .slice(-2)
        .map(({ query }) => query.page),
    ).toEqual(['1', '2']);
  });
});

describe('toPartyRows', () => {
  it('has a column for every age', () =>
    expect(toPartyRows([buildParty()])).toEqual([
      [
        'Number',
        'Business',
        'GSTIN',
        'Credit limit',
        'Terms in days',
        'Outstanding',
        'Not yet due',
        '1–30 days',
        '31–60 days',
        '61–90 days',
        'Over 90 days',
        'Overdue',
        'Days overdue',
        'Reserved',
        'Available',
      ],
      [
        3,
        'Annapurna Caterers',
        '29AAKFA4321L1ZB',
        50_000,
        30,
        9_090,
        3_000,
        0,
        6_090,
        0,
        0,
        6_090,
        40,
        1_000,
        39_910,
      ],
    ]));
});
