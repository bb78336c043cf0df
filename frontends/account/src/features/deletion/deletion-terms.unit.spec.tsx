import { fakeNetwork, renderPage, setupSession, testUser } from '@tokri/web-kit/testing';
import type { FakeNetwork } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { openAccount } from '../../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

describe('what deleting the account means', () => {
  it('says when the customer can sign up again', async () => {
    renderPage(routes, '/delete-account');
    expect(await screen.findByText(/^This cannot be undone/)).toHaveTextContent(
      'You can sign up again and start afresh once the account is deleted: that takes about a minute, or until its last order or payment is settled.',
    );
  });
});
