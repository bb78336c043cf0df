import { userOperations, type UserResponse } from '@tokri/contracts/api';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildUserRecord, commandOk, openAccount } from '../testing/account-data.ts';

const sentCode = [
  {
    Id: 55,
    Error: 0,
    Message: '',
    Code: '',
    ResendAfter: 30,
    ExpiresAt: '2026-11-22T10:05:00+05:30',
  },
];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
  network.respondTo(userOperations.startContactVerification, () => sentCode);
});
afterEach(() => network.restore());

const open = async (profile: Partial<UserResponse>) => {
  network.respondTo(userOperations.readProfile, () => [buildUserRecord(profile)]);
  const page = renderPage(routes, '/update-profile');
  const details = within(await screen.findByRole('region', { name: 'Your details' }));
  await details.findByRole('textbox', { name: 'Name *' });
  return { ...page, details };
};
const unverifiedMail = { Email: '9876543210@example.in', EmailVerified: false };
const mailAccount = {
  Email: '9876543210@example.in',
  EmailVerified: true,
  Mobile: '',
  MobileVerified: false,
  SignInChannel: 'mail' as const,
};

const openCodeStep = async () => {
  const page = await open(unverifiedMail);
  await page.user.click(page.details.getByRole('button', { name: 'Verify 9876543210@example.in' }));
  await page.user.click(await screen.findByRole('button', { name: 'Send code' }));
  return { ...page, codeField: await screen.findByRole('textbox', { name: '6-digit code' }) };
};

describe('verification of a contact', () => {
  it('says which contacts of the profile are verified', async () => {
    const { details } = await open(unverifiedMail);
    expect(details.getByText('Verified')).toBeVisible();
    expect(details.getByText(/^Not verified –/)).toBeVisible();
  });

  it('hides the state of an email that is being changed', async () => {
    const { user, details } = await open(unverifiedMail);
    await user.type(details.getByRole('textbox', { name: 'Email' }), 'dia');
    expect(details.queryByText(/^Not verified/)).not.toBeInTheDocument();
  });

  it('sends a code to the email and shows it as verified after the correct code', async () => {
    const { user, details, codeField } = await openCodeStep();
    expect(network.requestsTo(userOperations.startContactVerification)[0]?.body).toEqual({
      UserId: 7,
      Email: '9876543210@example.in',
    });
    expect(codeField).toHaveFocus();
    network.respondTo(userOperations.verifyContact, () => commandOk(7));
    network.respondTo(userOperations.readProfile, () => [
      buildUserRecord({ ...unverifiedMail, EmailVerified: true }),
    ]);
    await user.type(codeField, '123456');
    expect(await screen.findByText('9876543210@example.in is verified')).toBeVisible();
    expect(network.requestsTo(userOperations.verifyContact)[0]?.body).toEqual({
      UserId: 7,
      OtpId: 55,
      Code: '123456',
    });
    expect(await details.findAllByText('Verified')).toHaveLength(2);
    expect(details.getByText('Verified', { selector: '#email-verified' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the remaining attempts after a wrong code', async () => {
    network.respondTo(userOperations.verifyContact, () => [
      { Id: 0, Error: 1, Message: 'This code is incorrect.', Code: 'code-wrong', TriesLeft: 3 },
    ]);
    const { user, codeField } = await openCodeStep();
    await user.type(codeField, '111111');
    expect(await screen.findByText('Incorrect code. 3 attempts left.')).toBeVisible();
    expect(codeField).toHaveFocus();
    expect(codeField).toHaveValue('');
  });

  it('accepts no more input for a code without attempts left', async () => {
    network.respondTo(userOperations.verifyContact, () => [
      { Id: 0, Error: 1, Message: 'Request a new code.', Code: 'code-used-up', TriesLeft: 0 },
    ]);
    const { user, codeField } = await openCodeStep();
    await user.type(codeField, '111111');
    expect(await screen.findByText('Request a new code.')).toBeVisible();
    await user.type(codeField, '222222');
    expect(network.requestsTo(userOperations.verifyContact)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Resend in 0:/ })).toBeDisabled();
  });

  it('keeps the message after the last wrong attempt', async () => {
    network.respondTo(userOperations.verifyContact, () => [
      { Id: 0, Error: 1, Message: 'Request a new code.', Code: 'code-wrong', TriesLeft: 0 },
    ]);
    const { user, codeField } = await openCodeStep();
    await user.type(codeField, '111111');
    expect(await screen.findByText('Request a new code.')).toBeVisible();
    await user.type(codeField, '222222');
    expect(screen.getByText('Request a new code.')).toBeVisible();
    expect(network.requestsTo(userOperations.verifyContact)).toHaveLength(1);
  });

  it('announces a code that was sent again', async () => {
    network.respondTo(userOperations.startContactVerification, () =>
      sentCode.map((entry) => ({ ...entry, ResendAfter: 0 })),
    );
    const { user, codeField } = await openCodeStep();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(
      await within(screen.getByRole('dialog')).findByText(/^A new code is on its way\./),
    ).toHaveAttribute('role', 'status');
    expect(network.requestsTo(userOperations.startContactVerification)).toHaveLength(2);
    expect(codeField).toHaveFocus();
  });

  it('shows at the field why no code was sent', async () => {
    network.respondTo(userOperations.startContactVerification, () => [
      {
        Id: 0,
        Error: 1,
        Message: 'We cannot send any more codes for now.',
        Code: 'too-many-codes',
        ResendAfter: 900,
        ExpiresAt: '',
      },
    ]);
    const { user, details } = await open(unverifiedMail);
    await user.click(details.getByRole('button', { name: 'Verify 9876543210@example.in' }));
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/cannot send any more codes/)).toBeVisible();
  });

  it('lets a customer who signs in by mail add a mobile number', async () => {
    const { user, details } = await open(mailAccount);
    await user.click(details.getByRole('button', { name: 'Add mobile number' }));
    const field = await screen.findByRole('textbox', { name: 'Mobile number' });
    await user.type(field, '12345');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('You have entered an invalid mobile number!')).toBeVisible();
    expect(network.requestsTo(userOperations.startContactVerification)).toHaveLength(0);
    await user.clear(field);
    await user.type(field, '98765 43210');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/^Sent to .*98765 43210$/)).toBeVisible();
    expect(network.requestsTo(userOperations.startContactVerification)[0]?.body).toEqual({
      UserId: 7,
      Mobile: '+919876543210',
    });
  });

  it('goes back from the code to a number that was mistyped', async () => {
    const { user, details } = await open(mailAccount);
    await user.click(details.getByRole('button', { name: 'Add mobile number' }));
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543219');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(field).toHaveValue('+919876543219');
    expect(field).toHaveFocus();
  });

  it('moves the focus to the status of a number that was added', async () => {
    const { user, details } = await open(mailAccount);
    await user.click(details.getByRole('button', { name: 'Add mobile number' }));
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    network.respondTo(userOperations.verifyContact, () => commandOk(7));
    network.respondTo(userOperations.readProfile, () => [
      buildUserRecord({ ...mailAccount, Mobile: '9876543210', MobileVerified: true }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Verified 9876543210'));
  });

  it('says which address signs in before a customer who signs in by mail changes it', async () => {
    const { details } = await open(mailAccount);
    expect(details.getByText(/You still sign in with the address you joined with/)).toBeVisible();
  });

  it('does not mention the sign-in at the email of a customer who signs in by number', async () => {
    const { details } = await open(unverifiedMail);
    expect(details.queryByText(/You still sign in with the address/)).not.toBeInTheDocument();
  });

  it('does not offer to change the number of the sign-in', async () => {
    const { details } = await open({});
    expect(details.queryByRole('button', { name: 'Change number' })).not.toBeInTheDocument();
    expect(details.getByText(/You sign in with this number/)).toBeVisible();
  });

  it('keeps the dialog open when the server does not respond', async () => {
    network.respondTo(userOperations.verifyContact, () => problemResponse(503, 'unavailable'));
    const { user, codeField } = await openCodeStep();
    await user.type(codeField, '123456');
    expect(await screen.findByText('unavailable')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
