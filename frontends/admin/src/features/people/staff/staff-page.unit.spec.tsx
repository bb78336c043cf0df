import { userOperations, type StaffMemberResponse } from '@tokri/contracts/api';
import { renderPage, testUser } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { listStaff, resendInvitation, saveStaff, setStaffPermissions } = userOperations;

let network: ReturnType<typeof setupAdminApi>['network'];
let staff: StaffMemberResponse[];

const rejected = (code: string, message: string) => [
  { Id: 0, Error: 1, Code: code, Message: message },
];

beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('users', 'chat');
  staff = [
    {
      UserId: testUser.Id,
      Name: 'Asha Rao',
      Mobile: '9000000001',
      Permissions: ['chat', 'users'],
      LastSignInAt: '2026-11-21T10:00:00+05:30',
      Invitation: null,
      SecondFactorSince: null,
    },
    {
      UserId: 9,
      Name: 'Ravi Kumar',
      Mobile: '9000000002',
      Permissions: ['chat'],
      LastSignInAt: '2026-11-20T10:00:00+05:30',
      Invitation: null,
      SecondFactorSince: null,
    },
  ];
  network.respondTo(listStaff, () => pageResponse(staff));
});
afterEach(() => network.restore());

describe('StaffPage', () => {
  const openSheet = async () => {
    const { user } = renderPage(routes, '/admin/staff');
    await user.click(await screen.findByRole('button', { name: 'Ravi Kumar' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Permissions of Ravi Kumar' }));
    return { user, sheet };
  };

  it('lists everybody when there are more people than one page holds', async () => {
    const [asha, ravi] = staff;
    network.respondTo(listStaff, ({ query }) =>
      pageResponse(query.page === '1' ? [asha] : [ravi], 2),
    );
    renderPage(routes, '/admin/staff');
    expect(await screen.findByRole('button', { name: 'Ravi Kumar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Asha Rao' })).toBeInTheDocument();
  });

  it('changes permissions, only those that the person has who changes them', async () => {
    network.respondTo(setStaffPermissions, () => [commandOk(9, {})]);
    const { user, sheet } = await openSheet();
    expect(sheet.getByRole('checkbox', { name: /Prices and GST/ })).toBeDisabled();
    await user.click(sheet.getByRole('checkbox', { name: 'Customers and staff' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await screen.findByText('Permissions of Ravi Kumar saved.');
    expect(network.requestsTo(setStaffPermissions)[0]?.body).toEqual({
      UserId: 9,
      Before: ['chat'],
      Permissions: ['chat', 'users'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks once before what was typed is thrown away', async () => {
    const { user } = renderPage(routes, '/admin/staff?invite=1');
    await user.type(await screen.findByLabelText('Name'), 'Divya');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('removes somebody, and undo brings the permissions back', async () => {
    network.respondTo(setStaffPermissions, () => [commandOk(9, {})]);
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Remove from staff' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(network.requestsTo(setStaffPermissions).at(-1)?.body).toEqual({
        UserId: 9,
        Before: [],
        Permissions: ['chat'],
      }),
    );
  });

  it('shows both choices when somebody else saved meanwhile, and saves mine over theirs', async () => {
    network.respondTo(setStaffPermissions, () => {
      staff = staff.map((member) =>
        member.UserId === 9 ? { ...member, Permissions: ['users'] } : member,
      );
      return rejected('permissions-changed', 'Changed');
    });
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(
      await sheet.findByRole('row', { name: 'Permissions Chat Customers and staff' }),
    ).toBeVisible();
    network.respondTo(setStaffPermissions, () => [commandOk(9, {})]);
    await user.click(sheet.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(network.requestsTo(setStaffPermissions).at(-1)?.body).toEqual({
        UserId: 9,
        Before: ['users'],
        Permissions: ['chat'],
      }),
    );
  });

  it('shows the text of the API when it refuses', async () => {
    network.respondTo(setStaffPermissions, () =>
      rejected('own-users', 'You cannot remove your own permission.'),
    );
    const { user } = renderPage(routes, `/admin/staff?person=${testUser.Id}`);
    await user.click(await screen.findByRole('button', { name: 'Remove from staff' }));
    expect(await screen.findByText('You cannot remove your own permission.')).toBeVisible();
  });

  it('invites with a number that is checked first', async () => {
    network.respondTo(saveStaff, () => [commandOk(10, {})]);
    const { user } = renderPage(routes, '/admin/staff?invite=1');
    const sheet = within(await screen.findByRole('dialog', { name: 'Invite a member of staff' }));
    await user.type(sheet.getByLabelText('Name'), 'Divya');
    await user.type(sheet.getByLabelText('Mobile number'), '12345');
    await user.click(sheet.getByRole('button', { name: 'Invite' }));
    expect(sheet.getByText('Enter an Indian mobile number of 10 digits')).toBeVisible();
    expect(sheet.getByText('Choose at least one permission')).toBeVisible();
    await user.clear(sheet.getByLabelText('Mobile number'));
    await user.type(sheet.getByLabelText('Mobile number'), '9876500000');
    await user.click(sheet.getByRole('checkbox', { name: 'Chat' }));
    await user.click(sheet.getByRole('button', { name: 'Invite' }));
    await screen.findByText('Divya is invited and gets an SMS.');
    expect(network.requestsTo(saveStaff).map(({ body }) => body)).toEqual([
      { Mobile: '9876500000', Name: 'Divya', Permissions: ['chat'] },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  describe('an invitation', () => {
    const invitation = {
      At: '2026-11-20T10:00:00+05:30',
      State: 'failed',
      Reason: 'unreachable',
      EndedAt: '2026-11-20T10:00:05+05:30',
    } as const;
    const showInvitation = (Invitation: StaffMemberResponse['Invitation']) => {
      staff = staff.map((member) =>
        member.UserId === 9 ? { ...member, LastSignInAt: null, Invitation } : member,
      );
      return renderPage(routes, '/admin/staff');
    };

    it('that was not sent says why, and is sent again', async () => {
      network.respondTo(resendInvitation, () => [commandOk(9, {})]);
      const { user } = showInvitation(invitation);
      expect(await screen.findByText('We could not reach the SMS provider.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Send again to Ravi Kumar' }));
      await screen.findByText('Ravi Kumar gets the invitation again by SMS.');
      expect(network.requestsTo(resendInvitation).map(({ body }) => body)).toEqual([
        { UserId: 9, InvitedAt: '2026-11-20T10:00:00+05:30' },
      ]);
    });

    it('that somebody else has sent meanwhile is shown as it is now', async () => {
      network.respondTo(resendInvitation, () => {
        staff = staff.map((member) => ({
          ...member,
          ...(member.UserId === 9
            ? { Invitation: { ...invitation, State: 'sent' as const, Reason: '' as const } }
            : {}),
        }));
        return rejected('invitation-changed', 'Somebody else has sent this invitation again.');
      });
      const { user } = showInvitation(invitation);
      await user.click(await screen.findByRole('button', { name: 'Send again to Ravi Kumar' }));
      expect(
        await screen.findByText('Somebody else has sent this invitation again.'),
      ).toBeVisible();
      expect(await screen.findByText('SMS sent')).toBeInTheDocument();
    });

    it('that is being sent cannot be sent again', async () => {
      showInvitation({ ...invitation, State: 'sending', Reason: '', EndedAt: null });
      expect(await screen.findByText('Sending')).toBeVisible();
      expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
    });

    it('is not shown for who has signed in since', async () => {
      renderPage(routes, '/admin/staff');
      await screen.findByRole('button', { name: 'Ravi Kumar' });
      expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
    });
  });
});
