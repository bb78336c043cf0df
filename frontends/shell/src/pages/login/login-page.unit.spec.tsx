import { cartOperations, type CartResponse, userOperations } from '@tokri/contracts/api';
import { Link, useLocation, useNavigate } from '@tokri/web-kit/platform';
import { updateSession, session, useSignInLink } from '@tokri/web-kit/session';
import { fakeNetwork, setupSession, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LoginPage } from './login-page.tsx';

const CurrentPath = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/checkout-details">to the checkout</Link>
      <Link {...useSignInLink()}>to sign-in</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};
const routes = [
  { path: 'login', element: <LoginPage /> },
  { path: '*', element: <CurrentPath /> },
];
const challenge = [
  {
    Id: 55,
    Error: 0,
    Message: '',
    Code: '',
    ResendAfter: 30,
    ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
  },
];
const record = {
  Id: 7,
  Name: 'Asha',
  Mobile: '9876543210',
  Error: 0,
  Message: '',
  Code: '',
  Token: 'a.b.c',
};

let network: FakeNetwork;
beforeEach(() => {
  setupSession();
  sessionStorage.clear();
  network = fakeNetwork();
  network.respondTo(userOperations.startSignIn, () => challenge);
  network.respondTo(
    cartOperations.readNearestCart,
    () => ({ Lines: [], Count: 0 }) as unknown as CartResponse,
  );
});
afterEach(() => network.restore());

const requestCode = async (user: UserEvent): Promise<void> => {
  await user.type(screen.getByLabelText('Mobile number'), '98765 43210');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('heading', { name: 'Enter the code' });
};
const openCodeStep = async () => {
  const { user } = renderPage(routes, '/login?returnTo=/checkout-details');
  await requestCode(user);
  return user;
};

describe('LoginPage', () => {
  it('warns in the language of the page that the code is secret', async () => {
    await openCodeStep();
    expect(screen.getByText('Never share this code. Tokri never asks for it.')).toBeVisible();
  });

  it('rejects an invalid number without a request', async () => {
    const { user } = renderPage(routes, '/login');
    await user.type(screen.getByLabelText('Mobile number'), '12');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have entered an invalid mobile number!',
    );
    expect(network.requests).toHaveLength(0);
  });

  it('signs in with the right code and returns to the previous page', async () => {
    updateSession({
      localLines: [
        { ItemId: 1, UnitId: 10, OfferId: 0, Quantity: 2, UserId: 0, LineKey: 'k', Message: '' },
      ],
    });
    network.respondTo(userOperations.checkCode, () => [record]);
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 1, Error: 0, Message: '', Code: '', Quantity: 2, Capped: false },
    ]);
    const user = await openCodeStep();
    expect(
      screen.getByText('Your 2 items stay in the cart and move to your account.'),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    expect(await screen.findByText('at /checkout-details')).toBeInTheDocument();
    expect(session()).toMatchObject({
      user: { Id: 7, Name: 'Asha' },
      token: 'a.b.c',
      localLines: [],
    });
    expect(network.requestsTo(cartOperations.uploadCartLine)).toHaveLength(1);
  });

  it('brings staff who sign in on the home page to the admin pages', async () => {
    const Token = `x.${btoa(JSON.stringify({ roles: ['customer', 'staff:chat'] }))}.y`;
    network.respondTo(userOperations.checkCode, () => [{ ...record, Token }]);
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('link', { name: 'to sign-in' }));
    await requestCode(user);
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    expect(await screen.findByText('at /admin')).toBeInTheDocument();
  });

  it('shows the remaining attempts after a wrong code and stays signed out', async () => {
    network.respondTo(userOperations.checkCode, () => [
      { Error: 1, Message: 'no', Code: 'code-wrong', TriesLeft: 3 },
    ]);
    const user = await openCodeStep();
    await user.type(screen.getByLabelText('6-digit code'), '111111');
    expect(await screen.findByText('Incorrect code. 3 attempts left.')).toBeInTheDocument();
    expect(screen.getByLabelText('6-digit code')).toHaveFocus();
    expect(session().user).toBeNull();
  });

  it('accepts no more input for a code without attempts left', async () => {
    network.respondTo(userOperations.checkCode, () => [
      { Error: 1, Message: 'Request a new code.', Code: 'code-used-up', TriesLeft: 0 },
    ]);
    const user = await openCodeStep();
    await user.type(screen.getByLabelText('6-digit code'), '111111');
    expect(await screen.findByText('Request a new code.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('keeps the message after the last wrong attempt until a new code is sent', async () => {
    network.respondTo(userOperations.startSignIn, () =>
      challenge.map((entry) => ({ ...entry, ResendAfter: 0 })),
    );
    network.respondTo(userOperations.resendCode, () => challenge);
    network.respondTo(userOperations.checkCode, () => [
      { Error: 1, Message: 'Request a new code.', Code: 'code-wrong', TriesLeft: 0 },
    ]);
    const user = await openCodeStep();
    await user.type(screen.getByLabelText('6-digit code'), '111111');
    expect(await screen.findByText('Request a new code.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('6-digit code'), '222222');
    expect(screen.getByText('Request a new code.')).toBeInTheDocument();
    expect(network.requestsTo(userOperations.checkCode)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(screen.queryByText('Request a new code.')).not.toBeInTheDocument());
  });

  it('does not offer another code before the waiting time is over', async () => {
    await openCodeStep();
    expect(screen.getByRole('button', { name: /Resend in 0:/ })).toBeDisabled();
  });

  it('restores contact and waiting time after a reload but never the code', async () => {
    const user = await openCodeStep();
    await user.type(screen.getByLabelText('6-digit code'), '1234');
    expect(
      Object.keys(JSON.parse(sessionStorage.getItem('tokri.sign-in') ?? '{}') as object),
    ).toEqual(['id', 'contact', 'resendAt', 'endsAt']);
    cleanup();
    const reopenedPage = renderPage(routes, '/login?returnTo=/checkout-details');
    expect(screen.getByRole('heading', { name: 'Enter the code' })).toBeInTheDocument();
    expect(screen.getByText(/98765 43210/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Resend in 0:/ })).toBeDisabled();
    await reopenedPage.user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9876543210');
    expect(sessionStorage.getItem('tokri.sign-in')).toBeNull();
  });

  it('starts over after a reload when the code has expired', () => {
    sessionStorage.setItem(
      'tokri.sign-in',
      JSON.stringify({
        id: 55,
        contact: '9876543210',
        resendAt: '2026-01-01T00:00:30Z',
        endsAt: '2026-01-01T00:10:00Z',
      }),
    );
    renderPage(routes, '/login');
    expect(screen.getByRole('button', { name: 'Send code' })).toBeInTheDocument();
  });

  it('leaves one entry of the page that it returns to in the history', async () => {
    network.respondTo(userOperations.checkCode, () => [record]);
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('link', { name: 'to the checkout' }));
    await user.click(screen.getByRole('link', { name: 'to sign-in' }));
    await requestCode(user);
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    expect(await screen.findByText('at /checkout-details')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByText('at /home')).toBeInTheDocument();
  });

  it('asks for a number on a numeric keypad and drops a pasted country code', async () => {
    const { user } = renderPage(routes, '/login');
    const field = screen.getByLabelText('Mobile number');
    expect(field).toHaveAttribute('type', 'tel');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAccessibleDescription('+91');
    await user.click(field);
    await user.paste('+91 98765 43210');
    expect(field).toHaveValue('9876543210');
  });

  it('switches to an email address and back', async () => {
    const { user } = renderPage(routes, '/login');
    await user.click(screen.getByRole('button', { name: 'Use email instead' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use mobile number instead' }));
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  });

  it('goes on as an email address when letters are typed', async () => {
    const { user } = renderPage(routes, '/login');
    await user.type(screen.getByLabelText('Mobile number'), 'asha@example.in');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
  });

  it('redirects a signed-in customer', async () => {
    setupSession({
      user: { Id: 7, Name: '', Email: '', Mobile: '', Address: '', GSTN: '', PartyId: 0 },
    });
    renderPage(routes, '/login');
    await waitFor(() => expect(screen.getByText('at /home')).toBeInTheDocument());
  });
});
