import { userOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildSession, commandOk, commandRejected, openAccount } from '../testing/account-data.ts';

const lost = buildSession({ Id: 's2', Device: 'Safari, iPhone', IsThis: false });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  network.respondTo(userOperations.listOwnSessions, () => [buildSession(), lost]);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const getPanel = () => within(screen.getByRole('region', { name: 'Your devices' }));
const open = async () => {
  const page = renderPage(routes, '/update-profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return page;
};
const signOutLostPhone = async (answer: 'Yes' | 'No') => {
  const { user } = await open();
  await user.click(await getPanel().findByRole('button', { name: 'Sign out Safari, iPhone' }));
  await user.click(await screen.findByRole('button', { name: answer }));
};

describe('devices of a customer', () => {
  it('marks this device, which is signed out elsewhere on the page', async () => {
    await open();
    const [own] = await getPanel().findAllByRole('listitem');
    if (!own) throw new Error('no device is listed');
    expect(within(own).getByText('This device')).toBeVisible();
    expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  });

  it('tells two of the same kind apart by when they were signed in', async () => {
    network.respondTo(userOperations.listOwnSessions, () => [
      buildSession({ StartedAt: '2026-11-20T10:00:00+05:30' }),
      buildSession({ Id: 's2', IsThis: false, StartedAt: '2026-11-24T18:30:00+05:30' }),
      buildSession({ Id: 's3', IsThis: false, StartedAt: null }),
    ]);
    await open();
    await getPanel().findAllByRole('listitem');
    expect(
      getPanel()
        .getAllByText(/^Signed in /)
        .map((line) => line.textContent),
    ).toEqual([
      expect.stringMatching(/20 Nov.*10:00 am/),
      expect.stringMatching(/24 Nov.*6:30 pm/),
    ]);
  });

  it('signs out another device and leaves it out of the list', async () => {
    network.respondTo(userOperations.endSession, () => {
      network.respondTo(userOperations.listOwnSessions, () => [buildSession()]);
      return commandOk(7);
    });
    await signOutLostPhone('Yes');
    expect(await screen.findByText('Safari, iPhone is signed out.')).toBeVisible();
    expect(getPanel().getAllByRole('listitem')).toHaveLength(1);
    expect(network.requestsTo(userOperations.endSession)[0]?.query).toEqual({ SessionId: 's2' });
  });

  it('signs out nothing when the customer cancels', async () => {
    await signOutLostPhone('No');
    expect(network.requestsTo(userOperations.endSession)).toHaveLength(0);
  });

  it.each([
    [
      'a refusal',
      () => commandRejected('session-over', 'It is over already'),
      'It is over already',
    ],
    ['a failure', () => problemResponse(503, 'unavailable'), 'unavailable'],
  ] as const)('shows %s', async (_what, response, text) => {
    network.respondTo(userOperations.endSession, response);
    await signOutLostPhone('Yes');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('asks to sign in again when the session of this device is over', async () => {
    network.respondTo(userOperations.listOwnSessions, () => []);
    await open();
    expect(
      await getPanel().findByText('Sign in again to see where you are signed in.'),
    ).toBeVisible();
  });

  it('offers to try again when the list does not load', async () => {
    network.respondTo(userOperations.listOwnSessions, () => problemResponse(503, 'unavailable'));
    const { user } = await open();
    const retry = await getPanel().findByRole('button', { name: 'Try again' });
    network.respondTo(userOperations.listOwnSessions, () => [buildSession()]);
    await user.click(retry);
    expect(await getPanel().findByText('Chrome, Android')).toBeVisible();
  });
});
