import { userOperations } from '@tokri/contracts/api';
import { callApiPage, useQuery, readAllPages } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { usePermissions } from '../layout/access-guard.tsx';
import { createStaffNaming, type NameOfStaff } from './staff-naming.ts';

export interface StaffNames {
  readonly names: ReadonlyMap<number, string>;
  readonly nameOf: NameOfStaff;
}

const noNames: ReadonlyMap<number, string> = new Map();

/** Best effort: whoever may not read the names, or gets no answer, sees numbers. */
export const useStaffNames = (): StaffNames => {
  const permissions = usePermissions();
  const ownId = useSession((state) => state.user?.Id);
  const { data: names = noNames } = useQuery({
    queryKey: [userOperations.listStaffNames.operationId],
    queryFn: async ({ signal }) => {
      const { rows } = await readAllPages((page, pageSize) =>
        callApiPage(userOperations.listStaffNames, { query: { page, pageSize }, signal }),
      );
      return new Map(rows.map(({ UserId, Name }) => [UserId, Name]));
    },
    enabled: permissions.includes('items') || permissions.includes('users'),
  });
  return { names, nameOf: createStaffNaming(ownId, names) };
};
