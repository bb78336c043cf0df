import { orderAdminOperations } from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import { usePermissions } from '../layout/access-guard.tsx';

const noNames: ReadonlyMap<number, string> = new Map();

interface CustomerNames {
  /** By user id; empty for staff who may not see orders. */
  readonly names: ReadonlyMap<number, string>;
  /** True until the first names are there or could not be read. */
  readonly isLoading: boolean;
}

export const useCustomerNames = (userIds: readonly number[]): CustomerNames => {
  const canSeeNames = usePermissions().includes('transactions');
  const ids = [...new Set(userIds)].sort((a, b) => a - b).slice(0, maxPageSize);
  const { data, isLoading } = useQuery({
    queryKey: [orderAdminOperations.listCustomerNames.operationId, ids],
    queryFn: async ({ signal }) => {
      const customers = await callApi(orderAdminOperations.listCustomerNames, {
        query: { UserIds: ids },
        signal,
      });
      return new Map(customers.map(({ UserId, UserName }) => [UserId, UserName]));
    },
    enabled: canSeeNames && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return { names: data ?? noNames, isLoading };
};
