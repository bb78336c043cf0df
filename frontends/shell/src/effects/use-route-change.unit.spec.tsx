import { session } from '@tokri/web-kit/session';
import { renderPage, setupSession, testUser } from '@tokri/web-kit/testing';
import { useNavigate } from '@tokri/web-kit/platform';
import { screen } from '@testing-library/react';
import { BottomMenu } from '../frame/menus/bottom-menu.tsx';
import { useRouteChange } from './use-route-change.ts';

const Page = () => {
  useRouteChange();
  const navigate = useNavigate();
  return (
    <>
      <main id="main" tabIndex={-1} />
      <button type="button" onClick={() => void navigate('/checkout-details')}>
        go
      </button>
      <BottomMenu />
    </>
  );
};
const routes = [{ path: '*', element: <Page /> }];
const flags = () => {
  const { isHome, isProductList, isCart, isProfile } = session();
  return { isHome, isProductList, isCart, isProfile };
};
const none = { isHome: false, isProductList: false, isCart: false, isProfile: false };
const currentLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('navigation flags', () => {
  beforeEach(() => setupSession({ pincode: '560034', user: testUser }));

  it('are all false at first, with nothing in the cart', () => {
    expect(flags()).toEqual(none);
    expect(session().cartCount).toBe(0);
  });

  it.each([
    ['/home', 'isHome', 'Home'],
    ['/product-list', 'isProductList', 'Items'],
    ['/checkout-details', 'isCart', 'Cart'],
    ['/customer-dashboard', 'isProfile', 'Account'],
    ['/update-profile', 'isProfile', 'Account'],
  ])('of %s mark its entry of the bottom menu', (path, flag, entry) => {
    renderPage(routes, path);
    expect(flags()).toEqual({ ...none, [flag]: true });
    expect(currentLinks()).toEqual([entry]);
  });

  it('follow the navigation', async () => {
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('button', { name: 'go' }));
    expect(flags()).toEqual({ ...none, isCart: true });
    expect(currentLinks()).toEqual(['Cart']);
  });
});
