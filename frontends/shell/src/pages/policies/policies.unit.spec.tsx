import { userOperations, type PolicyResponse } from '@tokri/contracts/api';
import { setLanguage } from '@tokri/web-kit/platform';
import { fakeNetwork, problemResponse, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { RefundPage } from './index.tsx';

const policy: PolicyResponse = {
  Name: 'refund',
  Current: {
    Version: 2,
    From: '2026-11-28',
    En: '## On delivery\nReturn <b>damaged</b> items.\n- milk\n- fish',
    Hi: '## डिलीवरी के समय\nख़राब सामान लौटा दें।',
  },
  Next: null,
};

describe('policy pages', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = fakeNetwork();
  });
  afterEach(async () => {
    cleanup();
    network.restore();
    await setLanguage('en');
  });
  const open = (response: PolicyResponse = policy) => {
    network.respondTo(userOperations.readPolicy, () => response);
    return renderPage([{ path: '/', element: <RefundPage /> }], '/');
  };

  it('show the text with its date and never as markup', async () => {
    open();
    await screen.findByRole('heading', { level: 2, name: 'On delivery' });
    expect(screen.getByText(/Applies from Sat 28 Nov 2026 • Version 2/).tagName).toBe('P');
    expect(screen.getByText('Return <b>damaged</b> items.').tagName).toBe('P');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'milk',
      'fish',
    ]);
  });

  it('show no date for the text that the shop started with', async () => {
    open({ ...policy, Current: { ...policy.Current, Version: 1, From: null } });
    await screen.findByRole('heading', { level: 2, name: 'On delivery' });
    expect(screen.queryByText(/Applies from/)).toBeNull();
  });

  it('are shown in the language of the reader', async () => {
    await setLanguage('hi');
    open();
    await screen.findByRole('heading', { level: 2, name: 'डिलीवरी के समय' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('रिफ़ंड पॉलिसी');
    expect(screen.getByRole('main').textContent).not.toContain('Return');
  });

  it('announce the next version and show it on request', async () => {
    const { user } = open({
      ...policy,
      Next: { Version: 3, From: '2026-12-10', En: '## Sooner\nWithin a day.', Hi: 'एक दिन में।' },
    });
    await screen.findByText('A new version applies from Thu 10 Dec 2026');
    await user.click(screen.getByRole('button', { name: 'Read the new version' }));
    await screen.findByRole('heading', { level: 2, name: 'Sooner' });
    await user.click(screen.getByRole('button', { name: 'Read the version that applies today' }));
    await screen.findByRole('heading', { level: 2, name: 'On delivery' });
  });

  it('can be tried again when they do not load', async () => {
    network.respondTo(userOperations.readPolicy, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage([{ path: '/', element: <RefundPage /> }], '/');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(userOperations.readPolicy, () => policy);
    await user.click(retry);
    await screen.findByRole('heading', { level: 2, name: 'On delivery' });
  });
});
