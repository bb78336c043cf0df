import { hasPermission } from '@tokri/contracts/api';
import type { Caller, Operation } from '@tokri/contracts/api';

export const changesData = ({ method, hasSideEffects }: Operation): boolean =>
  method !== 'GET' || hasSideEffects;

const namesCaller = (name: string, userId: number, sources: readonly unknown[]): boolean =>
  sources.some((source) => (source as Record<string, unknown> | null)?.[name] === userId);

/** Whether a member of staff changes the shop's data or reads that of another person. */
export const isStaffAction = (
  operation: Operation,
  caller: Caller | undefined,
  { query, body }: { readonly query: unknown; readonly body: unknown },
): caller is Caller => {
  if (!caller || !(changesData(operation) || operation.readsPersonalData)) return false;
  const { auth } = operation;
  switch (auth.kind) {
    case 'staff':
      return true;
    case 'self':
      return (
        hasPermission(caller, auth.orStaff) && !namesCaller(auth.name, caller.userId, [query, body])
      );
    case 'owner':
    case 'party':
      return hasPermission(caller, auth.orStaff);
    default:
      return false;
  }
};
