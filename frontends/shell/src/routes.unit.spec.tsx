import { renderPage, setupSession } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

describe('routes', () => {
  it('redirects display-favourite, the correct spelling, to displayfavorite', async () => {
    setupSession();
    renderPage(
      [...routes, { path: 'displayfavorite', element: <h1>favourites</h1> }],
      '/display-favourite',
    );
    expect(await screen.findByRole('heading', { name: 'favourites' })).toBeVisible();
  });
});
