import { useLocation } from '@tokri/web-kit/platform';
import { updateSession } from '@tokri/web-kit/session';
import { renderPage, setupSession, testUser } from '@tokri/web-kit/testing';
import { hideToast } from '@tokri/web-kit/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { rememberEndedSession, useEndedSessionNotice } from './ended-session.ts';

const text = 'You were signed out. Sign in to go on: your cart and slot are kept.';

const Page = () => {
  const { pathname, search } = useLocation();
  useEndedSessionNotice();
  return <p>{`at ${pathname}${search}`}</p>;
};
const renderHome = () => renderPage([{ path: '*', element: <Page /> }], '/home');

beforeEach(() => {
  setupSession();
  sessionStorage.clear();
});
afterEach(() => act(() => hideToast()));

describe('the notice after a session has ended', () => {
  it('says that cart and slot are kept and leads back through sign-in', async () => {
    rememberEndedSession('/checkout-details?SlotId=5');
    const { user } = renderHome();
    expect(screen.getByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(
      screen.getByText('at /login?returnTo=%2Fcheckout-details%3FSlotId%3D5'),
    ).toBeInTheDocument();
  });

  it('disappears once the customer has signed in', async () => {
    rememberEndedSession('/checkout-details');
    renderHome();
    act(() => updateSession({ user: testUser, token: 't' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it('is shown once', () => {
    rememberEndedSession('/home');
    renderHome().unmount();
    act(() => hideToast());
    renderHome();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});
