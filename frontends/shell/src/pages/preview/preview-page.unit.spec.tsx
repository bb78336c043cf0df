import { userOperations } from '@tokri/contracts/api';
import type * as Platform from '@tokri/web-kit/platform';
import { updateSession } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { PreviewPage } from './preview-page.tsx';

const mockOpen = jest.fn();
jest.mock('@tokri/web-kit/platform', () => ({
  ...jest.requireActual<typeof Platform>('@tokri/web-kit/platform'),
  openPreview: () => mockOpen(),
}));

const toToken = (roles: readonly string[]) => `a.${btoa(JSON.stringify({ roles }))}.c`;
const routes = [{ path: '/previewuser', element: <PreviewPage /> }];

let network: FakeNetwork;
const starts = () => network.requestsTo(userOperations.startCustomerPreview);
beforeEach(() => {
  mockOpen.mockReset();
  setupSession();
  sessionStorage.clear();
  network = fakeNetwork();
  updateSession({ user: testUser, token: toToken(['staff:users']) });
});
afterEach(() => network.restore());

describe('PreviewPage', () => {
  it('prepares the tab for the customer only after the button was pressed, without touching the session of staff', async () => {
    const staffStorage = { ...localStorage };
    network.respondTo(
      userOperations.startCustomerPreview,
      () =>
        [
          {
            Id: 12,
            Error: 0,
            Message: '',
            Code: '',
            Token: 'preview-token',
            ExpiresAt: '2026-11-28T08:00:00Z',
            Profile: { Id: 12, Name: 'Asha', Pincode: '560034' },
          },
        ] as never,
    );
    const { user } = renderPage(routes, '/previewuser?UserId=12');
    expect(screen.getByRole('heading', { name: 'See the shop as customer 12?' })).toBeVisible();
    expect(starts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start preview' }));
    await waitFor(() => expect(mockOpen).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem('Token')).toBe('preview-token');
    expect(starts().map(({ body }) => body)).toEqual([{ UserId: 12 }]);
    expect(JSON.parse(sessionStorage.getItem('tokri.preview') ?? '')).toEqual({
      userId: 12,
      name: 'Asha',
      expiresAt: '2026-11-28T08:00:00Z',
    });
    expect({ ...localStorage }).toEqual(staffStorage);
  });

  it('shows why it cannot start, and tries again', async () => {
    network.respondTo(userOperations.startCustomerPreview, () => {
      throw new Error('no connection');
    });
    const { user } = renderPage(routes, '/previewuser?UserId=12');
    await user.click(screen.getByRole('button', { name: 'Start preview' }));
    await user.click(await screen.findByRole('button', { name: /again|Retry/ }));
    await waitFor(() => expect(starts().length).toBeGreaterThan(1));
  });

  it('says that the preview has ended, and starts it again only when asked', async () => {
    renderPage(routes, '/previewuser?UserId=12&Ended=1');
    expect(screen.getByRole('heading', { name: 'The preview has ended' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the admin pages' })).toHaveAttribute(
      'href',
      '/admin/customers/12',
    );
    expect(starts()).toEqual([]);
  });

  it('asks for a customer without one', () => {
    renderPage(routes, '/previewuser');
    expect(screen.getByRole('heading', { name: 'Choose a customer' })).toBeInTheDocument();
  });

  it('asks customers to sign in as staff, and sends nothing', () => {
    updateSession({ token: toToken(['customer']) });
    renderPage(routes, '/previewuser?UserId=12');
    expect(screen.getByRole('link', { name: 'Sign in as staff' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fpreviewuser%3FUserId%3D12',
    );
    expect(starts()).toEqual([]);
  });
});
