import { userOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import { problemResponse, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildToken, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';
import type { SecondFactorStatus } from '../../second-factor/second-factor-queries.ts';

const off: SecondFactorStatus = {
  ActiveSince: null,
  IsVerified: false,
  RecoveryCodesLeft: 0,
  MissingStep: 'none',
};
const on: SecondFactorStatus = {
  ...off,
  ActiveSince: '2026-11-29T10:00:00+05:30',
  IsVerified: true,
  RecoveryCodesLeft: 9,
};
const succeeded = { Id: 7, Error: 0, Message: '', Code: '' };
const rejected = {
  Id: 0,
  Error: 1,
  Message: 'This code is incorrect.',
  Code: 'second-factor-code-wrong',
};

let network: FakeNetwork;
let status: SecondFactorStatus;
beforeEach(() => {
  ({ network } = setupAdminApi());
  status = off;
  network.respondTo(userOperations.readSecondFactor, () => status);
  signInAs('transactions');
});
afterEach(() => network.restore());

const open = (path = '/admin/second-factor') => renderPage(routes, path);

describe('the page of the second factor', () => {
  it('enrols an app and shows the recovery codes until they are saved', async () => {
    network.respondTo(userOperations.startSecondFactor, () => [
      { ...succeeded, Secret: 'ABCDEFGH', Uri: 'otpauth://totp/Tokri:1?secret=ABCDEFGH' },
    ]);
    network.respondTo(userOperations.confirmSecondFactor, () => {
      status = { ...on, RecoveryCodesLeft: 10 };
      return [{ ...succeeded, Token: buildToken('payments'), RecoveryCodes: ['abcde-fghjk'] }];
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    expect(
      await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await user.type(screen.getByLabelText('Code from your app'), '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getByText('abcde-fghjk')).toBeVisible();
    expect(session().token).toBe(buildToken('payments'));
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/You have 10 recovery codes left/)).toBeVisible();
  });

  it('starts again with another secret when the setup has expired', async () => {
    let secret = 'ABCDEFGH';
    network.respondTo(userOperations.startSecondFactor, () => [
      { ...succeeded, Secret: secret, Uri: `otpauth://totp/Tokri:1?secret=${secret}` },
    ]);
    const Message = 'The setup took longer than 10 minutes.';
    network.respondTo(userOperations.confirmSecondFactor, () => [
      { ...rejected, Message, Token: '', RecoveryCodes: [] },
    ]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    expect(await screen.findByText(Message)).toBeVisible();
    secret = 'MNPQRSTU';
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByText('MNPQ RSTU')).toBeVisible();
    expect(screen.queryByText(Message)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Scan this with your app' })).toHaveFocus();
  });

  it('says why a code is rejected and takes the next one', async () => {
    status = { ...on, IsVerified: false, MissingStep: 'verify' };
    let answer: object = rejected;
    network.respondTo(userOperations.verifySecondFactor, () => [
      answer as typeof succeeded & { Token?: string },
    ]);
    const { user } = open();
    const field = await screen.findByLabelText('Code from your app, or a recovery code');
    await user.type(field, '000000{Enter}');
    expect(await screen.findByText('This code is incorrect.')).toBeVisible();
    expect(field).toHaveFocus();
    answer = { ...succeeded, Token: buildToken('payments', 'transactions') };
    await user.clear(field);
    await user.type(field, '123456');
    status = on;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Your second factor is on')).toBeVisible();
    expect(session().token).toBe(buildToken('payments', 'transactions'));
  });

  it('opens for staff whose every permission moves money, and keeps their recovery codes', async () => {
    signInAs();
    status = { ...off, MissingStep: 'enrol' };
    network.respondTo(userOperations.startSecondFactor, () => [
      { ...succeeded, Secret: 'ABCDEFGH', Uri: 'otpauth://totp/Tokri:1?secret=ABCDEFGH' },
    ]);
    network.respondTo(userOperations.confirmSecondFactor, () => {
      status = on;
      return [{ ...succeeded, Token: buildToken('payments'), RecoveryCodes: ['abcde-fghjk'] }];
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  });

  it('turns the factor off with a code', async () => {
    status = on;
    network.respondTo(userOperations.turnOffSecondFactor, () => {
      status = off;
      return [succeeded];
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    await user.type(
      screen.getByLabelText('Code from your app, or a recovery code'),
      '123456{Enter}',
    );
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
  });

  it('shows new recovery codes for a code', async () => {
    status = on;
    network.respondTo(userOperations.replaceRecoveryCodes, () => [
      { ...succeeded, RecoveryCodes: ['mnpqr-stuvw'] },
    ]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.type(
      screen.getByLabelText('Code from your app, or a recovery code'),
      '123456{Enter}',
    );
    expect(await screen.findByText('mnpqr-stuvw')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    network.respondTo(userOperations.readSecondFactor, () => problemResponse(503, 'unavailable'));
    open();
    expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeVisible();
  });
});

describe('the pages that need the second factor', () => {
  it('ask for the code only, and lead to it', async () => {
    status = { ...on, IsVerified: false, MissingStep: 'verify' };
    open('/admin/payments');
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
    expect(screen.queryByText(/Ask your administrator/i)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Open second factor' })).toHaveAttribute(
      'href',
      '/admin/second-factor',
    );
  });

  it('lead staff without any other permission from the first page to the code', async () => {
    signInAs();
    status = { ...on, IsVerified: false, MissingStep: 'verify' };
    open('/admin');
    expect(await screen.findByLabelText('Code from your app, or a recovery code')).toBeVisible();
  });

  it('are told apart from pages that no code opens', async () => {
    status = { ...on, IsVerified: false, MissingStep: 'verify' };
    open('/admin/ops');
    await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' });
    expect(screen.queryByRole('link', { name: 'Open second factor' })).toBeNull();
  });
});
