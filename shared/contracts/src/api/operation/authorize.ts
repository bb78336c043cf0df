import type { Permission } from '../../platform/names.ts';
import type { PartyRole } from '../../platform/party-roles.ts';
import { ProblemError } from '../../problems/problem.ts';
import type { Operation, AuthRule } from './operation.ts';
import { isOpenToPreviews, isPermittedInPreview } from './preview.ts';

/** `partyId` is 0 for a private customer. */
export interface Caller {
  readonly userId: number;
  readonly partyId: number;
  readonly permissions: readonly Permission[];
  /** What the person may do for the business; missing in previews and for a private customer. */
  readonly partyRoles?: readonly PartyRole[];
  /** Missing in previews, and in tokens that were issued before they named it. */
  readonly sessionId?: string;
  /** The member of staff who sees the shop as this customer. */
  readonly previewedBy?: number;
  /** Those of the member of staff; `permissions` stay those of the customer. */
  readonly previewPermissions?: readonly Permission[];
}

/** Whose limits a call uses up: a preview must not use up those of the customer. */
export const limitedUserId = (caller: Caller | undefined): number | undefined =>
  caller?.previewedBy ?? caller?.userId;

export const anonymousAuthKinds = [
  'anon',
  'anon-or-self',
  'refresh-cookie',
  'signature',
] as const satisfies readonly AuthRule['kind'][];

export type OperationCaller<Endpoint extends Operation> =
  Endpoint['auth']['kind'] extends Exclude<AuthRule['kind'], (typeof anonymousAuthKinds)[number]>
    ? Caller
    : Caller | undefined;

export const hasPermission = (
  caller: Caller | undefined,
  permission: Permission | undefined,
): boolean =>
  permission !== undefined && caller !== undefined && caller.permissions.includes(permission);

/** Each of them suffices. */
export const staffPermissions = ({
  permission,
  orPermission = [],
}: Extract<AuthRule, { readonly kind: 'staff' }>): readonly Permission[] =>
  [permission, orPermission].flat();

const requireSignedIn = (caller: Caller | undefined): Caller => {
  if (!caller) throw new ProblemError('not-signed-in');
  return caller;
};

const findNamedId = (name: string, ...sources: readonly unknown[]): number | undefined => {
  for (const source of sources) {
    const records = Array.isArray(source) ? source : [source];
    const ids = records
      .map((record) => (record as Record<string, unknown> | undefined)?.[name])
      .filter((value) => typeof value === 'number');
    if (ids.length > 0)
      return ids.every((value) => value === ids[0]) ? (ids[0] as number) : Number.NaN;
  }
  return undefined;
};

const requireOpenPreview = (
  operation: Operation,
  { previewPermissions = [] }: Pick<Caller, 'previewPermissions'>,
): void => {
  if (!isOpenToPreviews(operation)) throw new ProblemError('preview-read-only');
  if (!isPermittedInPreview(operation, previewPermissions))
    throw new ProblemError('preview-not-permitted');
};

/**
 * Whether the caller may call the operation at all, whatever the arguments: 401 without a required
 * token, 403 without a required permission or in a preview. Checked before the body is read.
 */
export const authorizeCaller = (operation: Operation, caller: Caller | undefined): void => {
  if (caller?.previewedBy !== undefined) requireOpenPreview(operation, caller);
  const { auth } = operation;
  switch (auth.kind) {
    case 'anon':
    case 'anon-or-self':
    case 'refresh-cookie':
    case 'signature':
      return;
    case 'owner':
    case 'self':
      requireSignedIn(caller);
      return;
    case 'staff': {
      const subject = requireSignedIn(caller);
      const sufficient = staffPermissions(auth);
      if (!sufficient.some((permission) => hasPermission(subject, permission)))
        throw new ProblemError('not-allowed');
      return;
    }
    case 'party': {
      const subject = requireSignedIn(caller);
      if (subject.partyId <= 0 && !hasPermission(subject, auth.orStaff))
        throw new ProblemError('not-allowed');
    }
  }
};

/**
 * Denies by default: 401 without a required token, 403 for another subject. Checked in the BFF and
 * again in the service that owns the data.
 */
export const authorize = (
  operation: Operation,
  caller: Caller | undefined,
  { query, body }: { readonly query: unknown; readonly body: unknown },
): void => {
  authorizeCaller(operation, caller);
  const { auth } = operation;
  switch (auth.kind) {
    case 'anon':
    case 'refresh-cookie':
    case 'signature':
    case 'owner':
    case 'staff':
      return;
    case 'party': {
      const subject = requireSignedIn(caller);
      const isMember =
        subject.partyId > 0 && findNamedId(auth.name, query, body) === subject.partyId;
      if (!isMember && !hasPermission(subject, auth.orStaff)) throw new ProblemError('not-allowed');
      return;
    }
    case 'anon-or-self': {
      const user = findNamedId(auth.name, query, body) ?? 0;
      if (user === 0) return;
      if (user !== requireSignedIn(caller).userId) throw new ProblemError('not-allowed');
      return;
    }
    case 'self': {
      const subject = requireSignedIn(caller);
      if (
        findNamedId(auth.name, query, body) !== subject.userId &&
        !hasPermission(subject, auth.orStaff)
      )
        throw new ProblemError('not-allowed');
    }
  }
};
