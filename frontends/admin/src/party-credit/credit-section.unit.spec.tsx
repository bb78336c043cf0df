import {
  billingOperations,
  userOperations,
  type CustomerDetailsResponse,
  type PartyCreditResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { setupAdminApi, signInAs } from '../testing/fake-admin-api.ts';
import { commandOk } from '../testing/fixtures.ts';

const { readPartyCredit, setCreditLimit } = billingOperations;
const buildCustomer = ({ PartyId }: { readonly PartyId: number }): CustomerDetailsResponse => ({
  Profile: {
    UserId: 70,
    Id: 70,
    Name: 'Meera Nair',
    Mobile: '9876543210',
    MobileVerified: true,
    Email: '',
    EmailVerified: false,
    SignInChannel: 'sms',
    PartyId,
    CompanyName: 'Nair Canteen',
    GSTN: '',
    Roles: ['customer'],
  } as unknown as CustomerDetailsResponse['Profile'],
  RegisteredAt: '2026-11-01T10:00:00+05:30',
  Block: null,
  Sessions: [],
  Addresses: [],
});
let network: ReturnType<typeof setupAdminApi>['network'];
let credit: PartyCreditResponse;
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('users', 'payments');
  credit = {
    PartyId: 3,
    CreditLimit: 50_000,
    TermsDays: 30,
    Used: 6_090,
    Reserved: 1_000,
    OnAccount: 0,
    Available: 42_910,
    Outstanding: 6_090,
    Overdue: 0,
    OverdueDays: 0,
    NotOffered: null,
    Bills: [],
  };
  network.respondTo(userOperations.readCustomer, () => buildCustomer({ PartyId: 3 }));
  network.respondTo(readPartyCredit, () => credit);
});
afterEach(() => network.restore());

const findSection = async () =>
  within(await screen.findByRole('region', { name: /^Business credit/ }));

describe('CreditSection', () => {
  it('shows limit, terms, used, reserved and available credit', async () => {
    renderPage(routes, '/admin/customers/70');
    const section = await findSection();
    for (const text of ['₹50,000.00', '30 days', '₹6,090.00', '₹1,000.00', '₹42,910.00'])
      expect(await section.findByText(text)).toBeVisible();
  });

  it('names what is overdue', async () => {
    credit = { ...credit, Overdue: 6_090, OverdueDays: 12, NotOffered: 'overdue' };
    renderPage(routes, '/admin/customers/70');
    expect(await (await findSection()).findByText('Overdue by 12 days')).toBeVisible();
  });

  it('sets limit and terms, and refuses terms beyond half a year', async () => {
    network.respondTo(setCreditLimit, () => [commandOk(3, {})]);
    const { user } = renderPage(routes, '/admin/customers/70');
    await user.click(await (await findSection()).findByRole('button', { name: 'Change credit' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Credit of/ }));
    const terms = sheet.getByLabelText('Payment terms in days');
    await user.clear(terms);
    await user.type(terms, '181');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('from 0 to 180');
    await user.clear(terms);
    await user.type(terms, '45');
    const limit = sheet.getByLabelText('Credit limit');
    await user.clear(limit);
    await user.type(limit, '75000');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.requestsTo(setCreditLimit).map(({ body }) => body)).toEqual([
        { PartyId: 3, CreditLimit: 75_000, TermsDays: 45 },
      ]),
    );
  });

  it('can be loaded again after a failure', async () => {
    network.respondTo(readPartyCredit, () => problemResponse(503, 'down'));
    const { user } = renderPage(routes, '/admin/customers/70');
    const retry = await (await findSection()).findByRole('button', { name: 'Try again' });
    network.respondTo(readPartyCredit, () => credit);
    await user.click(retry);
    expect(await (await findSection()).findByText('₹42,910.00')).toBeVisible();
  });

  it('is not shown for a private customer, nor to staff who may not see payments', async () => {
    network.respondTo(userOperations.readCustomer, () => buildCustomer({ PartyId: 0 }));
    const { unmount } = renderPage(routes, '/admin/customers/70');
    await screen.findByRole('complementary', { name: 'Meera Nair' });
    expect(screen.queryByRole('region', { name: /^Business credit/ })).toBeNull();
    unmount();
    signInAs('users');
    network.respondTo(userOperations.readCustomer, () => buildCustomer({ PartyId: 3 }));
    renderPage(routes, '/admin/customers/70');
    await screen.findByRole('complementary', { name: 'Meera Nair' });
    expect(network.requestsTo(readPartyCredit)).toHaveLength(0);
  });
});
