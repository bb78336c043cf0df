import {
  userOperations,
  type CustomerDetailsResponse,
  type CustomerEntryResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { endCustomerSessions, listCustomers, listStaffNames, readCustomer, setCustomerBlock } =
  userOperations;

let network: ReturnType<typeof setupAdminApi>['network'];
let customer: CustomerDetailsResponse;

const entry: CustomerEntryResponse = {
  UserId: 70,
  Name: 'Meera Nair',
  Mobile: '••••3210',
  Email: '',
  PartyId: 3,
  PartyName: 'Nair Canteen',
  IsBlocked: false,
  IsStaff: false,
  RegisteredAt: '2026-11-01T10:00:00+05:30',
  LastSeenAt: null,
};
const profile = {
  UserId: 70,
  Id: 70,
  Name: 'Meera Nair',
  Mobile: '9876543210',
  MobileVerified: true,
  Email: '',
  EmailVerified: false,
  SignInChannel: 'sms',
  PartyId: 0,
  CompanyName: '',
  GSTN: '',
  Roles: ['customer'],
} as unknown as CustomerDetailsResponse['Profile'];

beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('users', 'chat');
  customer = {
    Profile: profile,
    RegisteredAt: entry.RegisteredAt,
    Block: null,
    Sessions: [
      {
        Id: 's1',
        Device: 'Chrome on Android',
        Channel: 'sms',
        StartedAt: null,
        LastUsedAt: '2026-11-20T10:00:00+05:30',
        ExpiresAt: '2026-12-20T10:00:00+05:30',
      },
    ],
    Addresses: [],
  };
  network.respondTo(listCustomers, () => pageResponse([entry]));
  network.respondTo(readCustomer, () => customer);
  network.respondTo(listStaffNames, () => [{ UserId: 9, Name: 'Ravi Kumar' }]);
});
afterEach(() => network.restore());

const findPanel = async () =>
  within(await screen.findByRole('complementary', { name: 'Meera Nair' }));

describe('CustomersPage', () => {
  it('lists customers with masked numbers and keeps the search in the address', async () => {
    const { user } = renderPage(routes, '/admin/customers?page=2');
    const row = await screen.findByRole('row', { name: /Meera Nair/ });
    expect(row).toHaveTextContent(/••••3210.*Nair Canteen.*Never/);
    await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'Meera{Enter}');
    await user.click(screen.getByRole('button', { name: 'Blocked only' }));
    await waitFor(() =>
      expect(network.requestsTo(listCustomers).at(-1)?.query).toMatchObject({
        Search: 'Meera',
        Blocked: '1',
        page: '1',
      }),
    );
  });

  it('shows a deleted account as closed, without anything to do about it', async () => {
    network.respondTo(listCustomers, () => pageResponse([{ ...entry, IsClosed: true }]));
    customer = { ...customer, ClosedAt: '2026-11-28T10:00:00+05:30' };
    renderPage(routes, '/admin/customers/70');
    const panel = await findPanel();
    expect(panel.getByText('Closed')).toBeVisible();
    expect(panel.getByText(/^The customer deleted this account/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Block' })).toBeNull();
    expect(panel.queryByText('See the shop as this customer')).toBeNull();
    const row = await screen.findByRole('row', { name: /Meera Nair/ });
    expect(row).toHaveTextContent(/Closed/);
  });

  it('blocks a customer for a reason, and takes it back by undo', async () => {
    network.respondTo(setCustomerBlock, () => [commandOk(70, {})]);
    const { user } = renderPage(routes, '/admin/customers/70');
    await user.click((await findPanel()).getByRole('button', { name: 'Block' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Block Meera Nair' }));
    await user.click(sheet.getByRole('button', { name: 'Block' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('Enter the reason');
    await user.type(sheet.getByLabelText('Reason'), 'Refuses every delivery');
    await user.click(sheet.getByRole('button', { name: 'Block' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(network.requestsTo(setCustomerBlock).map(({ body }) => body)).toEqual([
        { UserId: 70, Blocked: true, Reason: 'Refuses every delivery' },
        { UserId: 70, Blocked: false, Reason: '' },
      ]),
    );
  });

  it('blocks again with the same reason when unblocking is undone', async () => {
    customer = {
      ...customer,
      Block: { At: entry.RegisteredAt, Reason: 'Fraud', StaffId: 9 },
    };
    network.respondTo(setCustomerBlock, () => [commandOk(70, {})]);
    const { user } = renderPage(routes, '/admin/customers/70');
    const panel = await findPanel();
    await panel.findByText(/Ravi Kumar, /);
    await user.click(panel.getByRole('button', { name: 'Unblock' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(network.requestsTo(setCustomerBlock).at(-1)?.body).toEqual({
        UserId: 70,
        Blocked: true,
        Reason: 'Fraud',
      }),
    );
  });

  it('ends one session, and shows no orders to staff without that permission', async () => {
    network.respondTo(endCustomerSessions, () => [commandOk(70, {})]);
    const { user } = renderPage(routes, '/admin/customers/70');
    const panel = await findPanel();
    expect(panel.queryByRole('heading', { name: 'Orders' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() =>
      expect(network.requestsTo(endCustomerSessions)[0]?.body).toEqual({
        UserId: 70,
        SessionId: 's1',
      }),
    );
  });

  it('says that nobody has the number of a wrong link', async () => {
    network.respondTo(readCustomer, () => problemResponse(404, 'not-found'));
    renderPage(routes, '/admin/customers/71');
    expect(await screen.findByText('Customer not found')).toBeVisible();
  });
});
