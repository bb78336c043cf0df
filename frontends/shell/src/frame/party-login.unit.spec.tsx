import { useLocation } from '@tokri/web-kit/platform';
import { renderPage, setupSession, testUser } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { Frame } from './frame.tsx';

// The configuration is read once, from the page.
const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ site: { partyLogin: true } });
document.head.append(config);

const Place = () => {
  const { pathname, search } = useLocation();
  return <h1>{`at ${pathname}${search}`}</h1>;
};
const routes = [
  {
    path: '*',
    element: (
      <Frame>
        <main id="main">
          <Place />
        </main>
      </Frame>
    ),
  },
];

describe('a shop with party login', () => {
  it('sends a visitor from home to sign-in', () => {
    setupSession();
    renderPage(routes, '/home');
    expect(screen.getByRole('heading', { name: 'at /login?returnTo=%2Fhome' })).toBeVisible();
  });

  it('opens home for a stored user', () => {
    setupSession({ user: testUser });
    renderPage(routes, '/home');
    expect(screen.getByRole('heading', { name: 'at /home' })).toBeVisible();
  });

  it('leaves every other screen open', () => {
    setupSession();
    renderPage(routes, '/checkout-details');
    expect(screen.getByRole('heading', { name: 'at /checkout-details' })).toBeVisible();
  });
});
