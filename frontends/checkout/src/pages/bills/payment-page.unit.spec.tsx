import { useLocation } from '@tokri/web-kit/platform';
import { renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';

const shop = setupFakeShop();
const CurrentPath = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

describe('payment page', () => {
  it('leads to the page of dues for a payment of dues', async () => {
    signInCustomer();
    renderPage(
      [...routes, { path: 'pay-outstanding', element: <CurrentPath /> }],
      '/stripepay?PaymentId=77',
    );
    expect(await screen.findByText('/pay-outstanding?PaymentId=77&Pay=1')).toBeInTheDocument();
    expect(shop.network.requests.filter(({ id }) => id === 'read-order')).toEqual([]);
  });
});
