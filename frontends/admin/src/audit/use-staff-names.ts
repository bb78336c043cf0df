import { userOperations } from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { usePermissions } from '../layout/access-guard.tsx';
import { t } from './labels.ts';

export interface StaffNames {
  readonly names: ReadonlyMap<number, string>;
  /** The name, "You", or the number of somebody who has no name or no longer works here. */
  readonly nameOf: (staffId: number) => string;
}

const noNames: ReadonlyMap<number, string> = new Map();

/** Best effort: whoever may not read the names, or gets no answer, sees numbers. */
export const useStaffNames = (): StaffNames => {
  const permissions = usePermissions();
  const ownId = useSession((state) => state.user?.Id);
  const { data: names = noNames } = useQuery({
    queryKey: [userOperations.listStaffNames.operationId],
    queryFn: async ({ signal }) => {
      const staff = await callApi(userOperations.listStaffNames, {
        query: { page: 1, pageSize: maxPageSize },
        signal,
      });
      return new Map(staff.map(({ UserId, Name }) => [UserId, Name]));
    },
    enabled: permissions.includes('items') || permissions.includes('users'),
  });
  const nameOf = (staffId: number): string => {
    if (staffId === ownId) return t('you');
    return names.get(staffId) || t('staff', { id: staffId });
  };
  return { names, nameOf };
};
