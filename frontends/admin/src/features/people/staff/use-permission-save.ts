import { userOperations, type StaffMemberResponse } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { isApiProblem, sendCommand, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../labels.ts';
import { staffName } from './staff-name.ts';
import { readStaff, refreshStaff } from './staff-queries.ts';

interface PermissionChange {
  readonly before: readonly Permission[];
  readonly permissions: readonly Permission[];
}

const sendPermissions = (userId: number, { before, permissions }: PermissionChange) =>
  sendCommand(userOperations.setStaffPermissions, {
    body: { UserId: userId, Before: [...before], Permissions: [...permissions] },
  });

/** Saves over the permissions that were opened; `theirs` is what somebody else saved meanwhile. */
export const usePermissionSave = (member: StaffMemberResponse) => {
  const client = useQueryClient();
  const name = staffName(member);
  const [theirs, setTheirs] = useState<readonly Permission[]>();
  const [rejection, setRejection] = useState('');
  const mutation = useMutation({
    mutationFn: (change: PermissionChange) => sendPermissions(member.UserId, change),
  });
  const send = async (change: PermissionChange): Promise<boolean> => {
    setRejection('');
    try {
      const result = await mutation.mutateAsync(change);
      if (result.kind === 'done') return true;
      if (result.code === 'permissions-changed') {
        const staff = await readStaff();
        setTheirs(staff.find(({ UserId }) => UserId === member.UserId)?.Permissions ?? []);
      } else setRejection(result.message);
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : t('failed'));
    } finally {
      refreshStaff(client);
    }
    return false;
  };
  const undo = async ({ before, permissions }: PermissionChange): Promise<void> => {
    const isUndone = await send({ before: permissions, permissions: before });
    showToast({ text: isUndone ? t('staff.restored', { name }) : t('failed') });
  };
  const save = async (change: PermissionChange): Promise<boolean> => {
    if (!(await send(change))) return false;
    const isRemoved = change.permissions.length === 0;
    const text = t(isRemoved ? 'staff.removed' : 'staff.saved', { name });
    announce(text);
    showToast({ text, action: { label: t('undo'), run: () => void undo(change) } });
    return true;
  };
  return { save, theirs, rejection, isBusy: mutation.isPending };
};
