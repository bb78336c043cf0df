import { updateSession } from '@tokri/web-kit/session';
import { renderPage, setupSession, testUser } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

const stub = (path: string) => ({ path, element: <h1>{path}</h1> });
const withoutScreen = (path: string) => routes.filter((route) => route.path !== path);

describe('routes', () => {
  beforeEach(() => setupSession());

  it.each([
    ['/', 'spalsh-screen'],
    ['/splash-screen', 'spalsh-screen'],
    ['/receipt-view', 'reciept-view'],
    ['/display-favourite', 'displayfavorite'],
    ['/terms-and-conditions', 'terms-and-condition'],
  ])('redirect %s to %s', async (path, screenPath) => {
    renderPage([...withoutScreen(screenPath), stub(screenPath)], path);
    expect(await screen.findByRole('heading', { name: screenPath })).toBeVisible();
  });

  it('continue from the splash screen at home when a pincode is stored', async () => {
    updateSession({ pincode: '560034' });
    renderPage([...routes, stub('home')], '/');
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
  });

  it('show the footer as a page of its own', async () => {
    renderPage(routes, '/footer');
    expect(await screen.findByRole('link', { name: 'Refunds' })).toHaveAttribute(
      'href',
      '/refund-policy',
    );
  });

  it('show the side menu as a page of its own, with the profile over it', async () => {
    setupSession({ user: testUser });
    const { user } = renderPage(routes, '/side-menu');
    expect(await screen.findByRole('navigation', { name: 'Asha' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    expect(await screen.findByRole('dialog', { name: 'Profile' })).toBeVisible();
  });
});
