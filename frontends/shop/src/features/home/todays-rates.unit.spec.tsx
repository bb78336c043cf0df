import { setShopMarket } from '@tokri/contracts/market';
import {
  fakeNetwork,
  mockIntersectionObserver,
  renderPage,
  setupSession,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { setupFakeShop } from '../../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
});
afterEach(() => {
  setShopMarket(0);
  network.restore();
});

const openRates = async () => {
  const viewport = mockIntersectionObserver();
  renderPage(routes, '/home');
  await screen.findByRole('region', { name: 'Today’s rates' });
  act(viewport.enterViewport);
  viewport.restore();
};

describe('the Hindi title of today’s rates', () => {
  it('is beside the English one in India', async () => {
    await openRates();
    expect(screen.getByText('आज का भाव')).toBeVisible();
  });
  it('is absent in the United Kingdom', async () => {
    setShopMarket(1);
    await openRates();
    expect(screen.queryByText('आज का भाव')).toBeNull();
  });
});
