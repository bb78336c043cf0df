import { useLocation } from '@tokri/web-kit/platform';
import { renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const CurrentAddress = () => (
  <p data-testid="address">{useLocation().pathname + decodeURIComponent(useLocation().search)}</p>
);
const routesWithAddress = routes.map((route) => ({
  ...route,
  element: (
    <>
      {route.element}
      <CurrentAddress />
    </>
  ),
}));

/** Renders a page of the shop with its address, which `currentAddress` reads. */
export const openWithAddress = (path: string) => renderPage(routesWithAddress, path);

export const currentAddress = () => screen.getByTestId('address').textContent;
