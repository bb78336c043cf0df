import {
  userOperations,
  type PartyPersonResponse,
  type StaffBusinessApplicationResponse,
  type TaxpayerResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const {
  approveBusinessApplication,
  declineBusinessApplication,
  listBusinessApplications,
  listPartyPeople,
  lookUpGstin,
  removePartyPerson,
  setPartyRoles,
} = userOperations;

const application: StaffBusinessApplicationResponse = {
  UserId: 70,
  State: 'pending',
  GSTIN: '29AADFC1212Q1ZE',
  Name: 'Chai Corner',
  Address: '7, 80 Feet Road, Bengaluru',
  Pincode: '560034',
  AppliedAt: '2026-11-28T10:00:00+05:30',
  DecidedAt: null,
  Reason: '',
  Rev: 2,
  PersonName: 'Meera Nair',
  Mobile: '9876543210',
  PortalName: 'CHAI POINT PARTNERS',
  PartyId: 0,
  PartyName: '',
};
const meera: PartyPersonResponse = {
  UserId: 70,
  Name: 'Meera Nair',
  Mobile: '9876543210',
  Roles: ['buyer'],
};
const taxpayer: TaxpayerResponse = {
  GSTIN: application.GSTIN,
  LegalName: 'CHAI POINT PARTNERS',
  TradeName: 'Chai Corner',
  Address: '7, 80 Feet Road',
  Pincode: '560034',
  StateCode: '29',
  Status: 'active',
  Code: '',
};

let network: ReturnType<typeof setupAdminApi>['network'];
const list = (...rows: StaffBusinessApplicationResponse[]) =>
  network.respondTo(listBusinessApplications, ({ query }) =>
    pageResponse(rows.filter(({ State }) => State === query.State)),
  );

beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('users');
  list(application);
  network.respondTo(listPartyPeople, () => pageResponse([meera]));
});
afterEach(() => network.restore());

const findPanel = async () =>
  within(await screen.findByRole('complementary', { name: 'Chai Corner' }));
const open = () => renderPage(routes, '/admin/businesses/70');

describe('BusinessesPage', () => {
  it('links an approved application to the account of the business', async () => {
    signInAs('users', 'payments');
    list({ ...application, State: 'approved', PartyId: 3, PartyName: 'Chai Corner' });
    renderPage(routes, '/admin/businesses/70?State=approved');
    const panel = await findPanel();
    expect(panel.getByRole('link', { name: 'Account and ledger of the business' })).toHaveAttribute(
      'href',
      '/admin/parties/3',
    );
  });

  it('shows no link to the account to staff who may not open it', async () => {
    list({ ...application, State: 'approved', PartyId: 3, PartyName: 'Chai Corner' });
    renderPage(routes, '/admin/businesses/70?State=approved');
    await findPanel();
    expect(screen.queryByRole('link', { name: /Account and ledger/ })).not.toBeInTheDocument();
  });

  it('lists waiting applications first, and the decided ones on request', async () => {
    list(application, { ...application, UserId: 71, Name: 'Rasoi', State: 'declined' });
    const { user } = renderPage(routes, '/admin/businesses');
    expect(await screen.findByRole('row', { name: /Chai Corner/ })).toHaveTextContent(
      /29AADFC1212Q1ZE.*Meera Nair.*Confirmed/,
    );
    await user.click(screen.getByRole('button', { name: 'Declined' }));
    expect(await screen.findByRole('row', { name: /Rasoi/ })).toBeVisible();
  });

  it('says that nobody waits', async () => {
    list();
    renderPage(routes, '/admin/businesses');
    expect(await screen.findByText('No applications are waiting')).toBeVisible();
  });

  it('is closed to staff without the permission', async () => {
    signInAs('chat');
    renderPage(routes, '/admin/businesses');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(network.requestsTo(listBusinessApplications)).toHaveLength(0);
  });

  it('offers to try again when the list does not load', async () => {
    network.respondTo(listBusinessApplications, () => problemResponse(500, 'failed'));
    const { user } = renderPage(routes, '/admin/businesses');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    list(application);
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Chai Corner/ })).toBeVisible();
  });
});

describe('panel of an application', () => {
  it('approves it with the chosen roles and shows it among the approved ones', async () => {
    network.respondTo(approveBusinessApplication, () => {
      list({ ...application, State: 'approved', PartyId: 3, PartyName: 'Chai Corner' });
      return [commandOk(3, {})];
    });
    const { user } = open();
    await user.click((await findPanel()).getByRole('button', { name: 'Approve' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Approve Chai Corner' }));
    await user.click(sheet.getByRole('checkbox', { name: /Accountant/ }));
    await user.click(sheet.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Chai Corner is approved.')).toBeVisible();
    expect(network.requestsTo(approveBusinessApplication)[0]?.body).toEqual({
      UserId: 70,
      Rev: 2,
      Roles: ['buyer', 'accountant'],
    });
    expect(await (await findPanel()).findByText('People of the business')).toBeVisible();
  });

  it('approves nobody without a role', async () => {
    const { user } = open();
    await user.click((await findPanel()).getByRole('button', { name: 'Approve' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Approve Chai Corner' }));
    await user.click(sheet.getByRole('checkbox', { name: /Buyer/ }));
    await user.click(sheet.getByRole('button', { name: 'Approve' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('Choose at least one role');
    expect(network.requestsTo(approveBusinessApplication)).toHaveLength(0);
  });

  it('declines it only for a reason', async () => {
    network.respondTo(declineBusinessApplication, () => [commandOk(70, {})]);
    const { user } = open();
    await user.click((await findPanel()).getByRole('button', { name: 'Decline' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Decline Chai Corner' }));
    await user.click(sheet.getByRole('button', { name: 'Decline' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('Enter the reason');
    await user.type(sheet.getByLabelText('Reason'), 'The address is a flat');
    await user.click(sheet.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(network.requestsTo(declineBusinessApplication)[0]?.body).toEqual({
        UserId: 70,
        Rev: 2,
        Reason: 'The address is a flat',
      }),
    );
  });

  it('asks the GST portal again only on request, and warns while nobody has confirmed', async () => {
    list({ ...application, PortalName: '' });
    network.respondTo(lookUpGstin, () => [taxpayer]);
    const { user } = open();
    const panel = await findPanel();
    expect(panel.getByText(/Confirm the GSTIN before you approve it/)).toBeVisible();
    expect(network.requestsTo(lookUpGstin)).toHaveLength(0);
    await user.click(panel.getByRole('button', { name: 'Look up in the GST portal' }));
    expect(await panel.findByText('CHAI POINT PARTNERS')).toBeVisible();
  });

  it.each([
    ['cancelled', { Status: 'cancelled' }, 'Cancelled'],
    ['unknown', { Code: 'gstin-unknown' }, 'The GST portal does not know this GSTIN.'],
  ] as const)('says that a GSTIN is %s', async (_what, change, text) => {
    network.respondTo(lookUpGstin, () => [{ ...taxpayer, ...change }]);
    const { user } = open();
    const panel = await findPanel();
    await user.click(panel.getByRole('button', { name: 'Look up in the GST portal' }));
    expect(await panel.findByText(new RegExp(text))).toBeVisible();
  });

  it('says that the person joins the business with the GSTIN', async () => {
    list({ ...application, PartyId: 3, PartyName: 'Chai Corner LLP' });
    open();
    expect(await (await findPanel()).findByText(/Chai Corner LLP has this GSTIN/)).toBeVisible();
  });

  it('says that an application is not in the list', async () => {
    list();
    open();
    expect(await screen.findByText('This application is not in this list')).toBeVisible();
  });
});

describe('people of a business', () => {
  const openApproved = async () => {
    list({ ...application, State: 'approved', PartyId: 3, PartyName: 'Chai Corner' });
    const { user } = renderPage(routes, '/admin/businesses/70?State=approved');
    const panel = await findPanel();
    await panel.findByRole('button', { name: 'Roles of Meera Nair' });
    return { user, panel };
  };

  it('get the roles that staff choose', async () => {
    network.respondTo(setPartyRoles, () => [commandOk(70, {})]);
    const { user, panel } = await openApproved();
    await user.click(panel.getByRole('button', { name: 'Roles of Meera Nair' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Roles of Meera Nair' }));
    await user.click(sheet.getByRole('checkbox', { name: /Buyer/ }));
    await user.click(sheet.getByRole('checkbox', { name: /Accountant/ }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.requestsTo(setPartyRoles)[0]?.body).toEqual({
        PartyId: 3,
        UserId: 70,
        Roles: ['accountant'],
      }),
    );
  });

  it.each([
    ['are removed after a question', 'Yes', [{ PartyId: 3, UserId: 70 }]],
    ['stay when staff decide otherwise', 'No', []],
  ] as const)('%s', async (_what, answer, bodies) => {
    network.respondTo(removePartyPerson, () => [commandOk(70, {})]);
    const { user, panel } = await openApproved();
    await user.click(panel.getByRole('button', { name: 'Remove Meera Nair' }));
    await user.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() =>
      expect(network.requestsTo(removePartyPerson).map(({ body }) => body)).toEqual(bodies),
    );
  });
});
