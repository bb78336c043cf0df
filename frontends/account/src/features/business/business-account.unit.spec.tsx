import { userOperations, type TaxpayerResponse } from '@tokri/contracts/api';
import { configureTokenRefresh, session } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  problemResponse,
  rejectAsOffline,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import {
  buildApplication,
  buildUserRecord,
  commandOk,
  commandRejected,
} from '../../testing/account-data.ts';

const { applyAsBusiness, lookUpGstin, readBusinessApplication, readProfile, renewToken } =
  userOperations;
const gstin = '29AADFC1212Q1ZE';
const mistyped = '29AADFC1212Q1ZF';

const taxpayer: TaxpayerResponse = {
  GSTIN: gstin,
  LegalName: 'CHAI POINT PARTNERS',
  TradeName: 'Chai Corner',
  Address: '7, 80 Feet Road, Bengaluru',
  Pincode: '560034',
  StateCode: '29',
  Status: 'active',
  Code: '',
};

const tokenOf = (partyId: number) => `x.${btoa(JSON.stringify({ partyId }))}.y`;

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupSession({ user: testUser, token: tokenOf(0) });
  network.respondTo(readBusinessApplication, () => []);
  network.respondTo(readProfile, () => [buildUserRecord()]);
  network.respondTo(lookUpGstin, () => [taxpayer]);
});
afterEach(() => network.restore());

const field = (name: string) => screen.findByRole('textbox', { name });
const open = (path = '/register-bcustomer') => renderPage(routes, path);
const typeGstin = async (text: string) => {
  const page = open();
  await page.user.type(await field('GSTIN *'), text);
  return page;
};
const submit = { name: 'Send application' };

describe('application for a business account', () => {
  it('fills in what the GST portal says, and sends it', async () => {
    network.respondTo(applyAsBusiness, () => {
      network.respondTo(readBusinessApplication, () => [buildApplication()]);
      return commandOk(7);
    });
    const { user } = await typeGstin(gstin.toLowerCase());
    expect(await screen.findByText('CHAI POINT PARTNERS')).toBeVisible();
    expect(screen.getByText('Registered in the GST portal. State: Karnataka')).toBeVisible();
    await user.click(screen.getByRole('button', submit));
    expect(await screen.findByText('Being checked')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your application' })).toHaveFocus();
    expect(network.requestsTo(applyAsBusiness)[0]?.body).toEqual({
      UserId: 7,
      GSTIN: gstin,
      Name: 'Chai Corner',
      Address: '7, 80 Feet Road, Bengaluru',
      Pincode: '560034',
    });
    expect(network.requestsTo(lookUpGstin)).toHaveLength(1);
  });

  it('says while typing that the check character is wrong, and looks nothing up', async () => {
    const { user } = await typeGstin(mistyped.slice(0, 14));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(await field('GSTIN *'), 'F');
    expect(await screen.findByRole('alert')).toHaveTextContent('This GSTIN is not right');
    expect(await field('GSTIN *')).toHaveAccessibleDescription(/This GSTIN is not right/);
    expect(network.requestsTo(lookUpGstin)).toHaveLength(0);
  });

  it('keeps what the person wrote beside what the portal says', async () => {
    const { user } = open();
    await user.type(await field('Name of the business *'), 'Chai Corner Koramangala');
    await user.type(await field('GSTIN *'), gstin);
    await waitFor(async () => expect(await field('Pincode *')).toHaveValue('560034'));
    expect(await field('Name of the business *')).toHaveValue('Chai Corner Koramangala');
  });

  it.each([
    ['an unknown GSTIN', { Code: 'gstin-unknown' }, 'The GST portal does not know this GSTIN.'],
    ['a cancelled one', { Status: 'cancelled' }, 'This GSTIN is cancelled in the GST portal.'],
    ['a suspended one', { Status: 'suspended' }, 'This GSTIN is suspended in the GST portal.'],
  ] as const)('does not send %s', async (_what, change, text) => {
    network.respondTo(lookUpGstin, () => [{ ...taxpayer, ...change }]);
    const { user } = await typeGstin(gstin);
    expect(await screen.findByText(text)).toBeVisible();
    await user.type(await field('Name of the business *'), 'Chai');
    await user.type(await field('Business address *'), '7, 80 Feet Road');
    await user.type(await field('Pincode *'), '560034');
    await user.click(screen.getByRole('button', submit));
    expect(await field('GSTIN *')).toHaveFocus();
    expect(network.requestsTo(applyAsBusiness)).toHaveLength(0);
  });

  it.each([
    [
      'the portal does not answer',
      () => [{ ...taxpayer, Status: '' as const, Code: 'lookup-failed' as const }],
    ],
    ['the look-up fails', () => problemResponse(503, 'unavailable')],
    ['the device is offline', rejectAsOffline],
  ])('goes on when %s', async (_what, response) => {
    network.respondTo(lookUpGstin, response);
    network.respondTo(applyAsBusiness, () => commandOk(7));
    const { user } = await typeGstin(gstin);
    expect(await screen.findByText(/our staff will confirm your GSTIN later/)).toBeVisible();
    await user.type(await field('Name of the business *'), 'Chai');
    await user.type(await field('Business address *'), '7, 80 Feet Road');
    await user.type(await field('Pincode *'), '560034');
    await user.click(screen.getByRole('button', submit));
    await waitFor(() => expect(network.requestsTo(applyAsBusiness)).toHaveLength(1));
  });

  it('moves the focus to the first field with an error', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', submit));
    expect(await field('GSTIN *')).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(4);
  });

  it('shows an error of the server at its field', async () => {
    network.respondTo(applyAsBusiness, () =>
      commandRejected('pincode-not-served', 'We do not deliver there'),
    );
    const { user } = await typeGstin(gstin);
    await screen.findByText('CHAI POINT PARTNERS');
    await user.click(screen.getByRole('button', submit));
    expect(await screen.findByText('We do not deliver there')).toBeVisible();
    expect(await field('Pincode *')).toHaveFocus();
  });

  it('keeps what was entered when the application is not answered', async () => {
    network.respondTo(applyAsBusiness, () => problemResponse(503, 'unavailable'));
    const { user } = await typeGstin(gstin);
    await screen.findByText('CHAI POINT PARTNERS');
    await user.click(screen.getByRole('button', submit));
    expect(await screen.findByText('unavailable')).toBeVisible();
    expect(await field('GSTIN *')).toHaveValue(gstin);
  });

  it('has the GSTIN of an invitation', async () => {
    open(`/register-bcustomer?GSTIN=${gstin}`);
    expect(await screen.findByText(/You were invited/)).toBeVisible();
    expect(await field('GSTIN *')).toHaveValue(gstin);
  });
});

describe('state of an application', () => {
  it('shows the reason of a declined one, and sends it again after a change', async () => {
    network.respondTo(readBusinessApplication, () => [
      buildApplication({ State: 'declined', Reason: 'The address is a flat' }),
    ]);
    network.respondTo(applyAsBusiness, () => commandOk(7));
    const { user } = open();
    expect(await screen.findByText('The address is a flat')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(await field('Name of the business *')).toHaveValue('Chai Corner');
    await user.click(screen.getByRole('button', submit));
    await waitFor(() => expect(network.requestsTo(applyAsBusiness)).toHaveLength(1));
  });

  it('says that an approval is being carried out', async () => {
    network.respondTo(readBusinessApplication, () => [buildApplication({ State: 'approved' })]);
    open();
    expect(await screen.findByText(/setting up your business prices/)).toBeVisible();
  });

  it('renews the token of a member, so that the prices of the business apply', async () => {
    configureTokenRefresh({ onSessionEnded: jest.fn(), nowMs: () => Date.now() });
    network.respondTo(renewToken, () => [{ ...commandOk(7)[0]!, Token: tokenOf(3) }]);
    network.respondTo(readBusinessApplication, () => [
      buildApplication({ State: 'approved', PartyId: 3 }),
    ]);
    network.respondTo(readProfile, () => [
      buildUserRecord({
        PartyId: 3,
        CompanyName: 'Chai Corner',
        GSTN: gstin,
        Roles: ['customer', 'party:buyer'],
      }),
    ]);
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Chai Corner' })).toBeVisible();
    expect(screen.getByText('Buyer')).toBeVisible();
    expect(screen.queryByText('Accountant')).toBeNull();
    await waitFor(() => expect(session().token).toBe(tokenOf(3)));
    expect(network.requestsTo(renewToken)).toHaveLength(1);
  });

  it('lets somebody who left the business apply again', async () => {
    network.respondTo(readBusinessApplication, () => [
      buildApplication({ State: 'approved', PartyId: 3 }),
    ]);
    open();
    expect(await field('GSTIN *')).toHaveValue('');
  });

  it('offers to try again when it does not load', async () => {
    network.respondTo(readBusinessApplication, () => problemResponse(500, 'failed'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(readBusinessApplication, () => [buildApplication()]);
    await user.click(retry);
    expect(await screen.findByText('Being checked')).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    setupSession();
    open();
    expect(await screen.findByText('Sign in to register your business.')).toBeVisible();
  });
});

describe('panel on the page of the profile', () => {
  it.each([
    ['no application', [], 'Register your business'],
    ['one being checked', [buildApplication()], 'See your application'],
    ['a declined one', [buildApplication({ State: 'declined' })], 'See why and apply again'],
  ])('leads from %s to the page', async (_what, applications, link) => {
    network.respondTo(readBusinessApplication, () => applications);
    open('/update-profile');
    const panel = within(await screen.findByRole('region', { name: 'Your business' }));
    expect(await panel.findByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/register-bcustomer',
    );
  });
});
