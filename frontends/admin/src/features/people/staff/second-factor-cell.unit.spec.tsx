import { userOperations, type StaffMemberResponse } from '@tokri/contracts/api';
import { renderPage, testUser } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { listStaff, resetSecondFactor } = userOperations;

const since = '2026-11-18T10:00:00+05:30';
const asha: StaffMemberResponse = {
  UserId: testUser.Id,
  Name: 'Asha Rao',
  Mobile: '9000000001',
  Permissions: ['chat', 'users'],
  LastSignInAt: '2026-11-21T10:00:00+05:30',
  Invitation: null,
  SecondFactorSince: since,
};

let network: ReturnType<typeof setupAdminApi>['network'];
let raviSince: string | null;

beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('users', 'chat');
  raviSince = since;
  network.respondTo(listStaff, () =>
    pageResponse([asha, { ...asha, UserId: 9, Name: 'Ravi Kumar', SecondFactorSince: raviSince }]),
  );
});
afterEach(() => network.restore());

const ravi = () => screen.findByRole('row', { name: /Ravi Kumar/ });
const resetButton = { name: 'Reset second factor of Ravi Kumar' };
const pressReset = async () => {
  const { user } = renderPage(routes, '/admin/staff');
  await user.click(await screen.findByRole('button', resetButton));
  return { user, dialog: within(await screen.findByRole('alertdialog')) };
};

describe('SecondFactorCell', () => {
  it('says that a second factor is off, which cannot be reset', async () => {
    raviSince = null;
    renderPage(routes, '/admin/staff');
    expect(within(await ravi()).getByText('No second factor')).toBeVisible();
    expect(screen.queryByRole('button', resetButton)).toBeNull();
  });

  it('offers no reset of the own second factor', async () => {
    renderPage(routes, '/admin/staff');
    const row = within(await screen.findByRole('row', { name: /Asha Rao/ }));
    expect(row.getByText('Second factor on')).toBeVisible();
    expect(row.queryByRole('button', { name: /Reset/ })).toBeNull();
  });

  it('resets after staff have read what happens', async () => {
    network.respondTo(resetSecondFactor, () => {
      raviSince = null;
      return [commandOk(9, {})];
    });
    const { user, dialog } = await pressReset();
    expect(dialog.getByText(/all sessions end.*sets up a new app/)).toBeVisible();
    expect(network.requestsTo(resetSecondFactor)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await screen.findAllByText(
      'The second factor of Ravi Kumar is off, and all sessions have ended.',
    );
    expect(network.requestsTo(resetSecondFactor).map(({ body }) => body)).toEqual([{ UserId: 9 }]);
    expect(await screen.findByText('No second factor')).toBeVisible();
  });

  it('resets nothing when staff say no', async () => {
    const { user, dialog } = await pressReset();
    await user.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(network.requestsTo(resetSecondFactor)).toEqual([]);
    expect(within(await ravi()).getByText('Second factor on')).toBeVisible();
  });

  it.each([
    ['own-second-factor', 'You cannot reset your own second factor.'],
    ['person-has-more-permissions', 'This person has permissions that you do not have.'],
  ])('says why the reset was rejected: %s', async (Code, Message) => {
    network.respondTo(resetSecondFactor, () => [{ Id: 0, Error: 1, Code, Message }]);
    const { user, dialog } = await pressReset();
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(Message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(within(await ravi()).getByText('Second factor on')).toBeVisible();
  });
});
