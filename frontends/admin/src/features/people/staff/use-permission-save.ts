import { userOperations, type StaffMemberResponse } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { showToast } from '@tokri/web-kit/ui';
import { useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t } from '../labels.ts';
import { staffName } from './staff-name.ts';
import { readStaff, refreshStaff } from './staff-queries.ts';

type Permissions = readonly Permission[];

const sendPermissions = (userId: number, permissions: Permissions, before: Permissions) =>
  sendCommand(userOperations.setStaffPermissions, {
    body: { UserId: userId, Before: [...before], Permissions: [...permissions] },
  });

/** Permissions have no version: they are saved over those that were opened. */
export const usePermissionSave = (member: StaffMemberResponse, onSaved: () => void) => {
  const client = useQueryClient();
  const { UserId } = member;
  const name = staffName(member);
  const undo = async (permissions: Permissions, before: Permissions): Promise<void> => {
    const isUndone = await sendPermissions(UserId, before, permissions).then(
      ({ kind }) => kind === 'done',
      () => false,
    );
    refreshStaff(client);
    showToast({ text: isUndone ? t('staff.restored', { name }) : t('failed') });
  };
  return useVersionedSave<Permissions, Permissions, Permissions>({
    stored: member.Permissions,
    versionOf: (permissions) => permissions,
    send: (permissions, before = []) => sendPermissions(UserId, permissions, before),
    read: async () => (await readStaff()).find((one) => one.UserId === UserId)?.Permissions ?? [],
    conflictCode: 'permissions-changed',
    report: (permissions, before = []) => ({
      text: t(permissions.length === 0 ? 'staff.removed' : 'staff.saved', { name }),
      undo: () => void undo(permissions, before),
    }),
    refresh: () => refreshStaff(client),
    onSaved,
  });
};
