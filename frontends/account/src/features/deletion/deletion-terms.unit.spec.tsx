import { readFileSync } from 'node:fs';
import path from 'node:path';
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

const readStyle = (): string =>
  readFileSync(path.join(import.meta.dirname, 'deletion.module.css'), 'utf8');

describe('what deleting the account means', () => {
  it('says when the customer can sign up again', async () => {
    renderPage(routes, '/delete-account');
    expect(await screen.findByText(/^This cannot be undone/)).toHaveTextContent(
      'You can sign up again and start afresh once the account is deleted: that takes about a minute, or until its last order or payment is settled.',
    );
  });

  it('keeps the sentence about the code apart from the list above it', () =>
    expect(readStyle()).toMatch(/\.list \+ p \{\s*margin-top: 12px;/));
});
