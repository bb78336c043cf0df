import { userOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { commandRejected, openAccount } from '../../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  network.respondTo(userOperations.startAccountDeletion, () => [
    { Id: 7, Error: 0, Message: '', Code: '', ResendAfter: 30, ExpiresAt: '2026-11-30T10:00:00Z' },
  ]);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const enterCode = async () => {
  const { user } = renderPage(routes, '/delete-account');
  await user.click(await screen.findByRole('button', { name: 'Send code and continue' }));
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
};

describe('the deletion of the account', () => {
  it('is known to the page before the shop ends the token', async () => {
    let wasClosing = false;
    network.respondTo(userOperations.deleteAccount, () => {
      wasClosing = session().isClosingAccount;
      return [{ Id: 7, Error: 0, Message: '', Code: '', TriesLeft: 0, Reference: 'r' }];
    });
    await enterCode();
    await waitFor(() => expect(session().user).toBeNull());
    expect(wasClosing).toBe(true);
    expect(session().isClosingAccount).toBe(false);
  });

  it('goes on with the account when the code is wrong', async () => {
    network.respondTo(userOperations.deleteAccount, () =>
      commandRejected('code-used-up', 'Too many'),
    );
    await enterCode();
    expect(await screen.findByText('Too many')).toBeVisible();
    expect(session()).toMatchObject({ user: testUser, isClosingAccount: false });
  });
});
