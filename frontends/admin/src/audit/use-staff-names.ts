import { userOperations } from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { t } from './labels.ts';

export interface StaffNames {
  readonly names: ReadonlyMap<number, string>;
  /** The name, "You", or the number of somebody who has no name or no longer works here. */
  readonly nameOf: (staffId: number) => string;
}

const noNames: ReadonlyMap<number, string> = new Map();

/** Best effort: without an answer the numbers of the members of staff are shown. */
export const useStaffNames = (): StaffNames => {
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
  });
  const nameOf = (staffId: number): string => {
    if (staffId === ownId) return t('you');
    return names.get(staffId) || t('staff', { id: staffId });
  };
  return { names, nameOf };
};
