import type { Operation } from '@tokri/contracts/api';
import type { ApiRequest } from '../../support/api/call-api.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import type { Fixture } from './fixture.ts';

export interface ValidInput {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
}

export interface OperationCase {
  readonly caller: 'anonymous' | 'customer' | 'partyCustomer' | 'staff';
  readonly buildInput: (fixture: Fixture) => ValidInput | Promise<ValidInput>;
  /** The error code of a valid request when success would take longer than a test may. */
  readonly expectedCode?: string;
  /** Every signed-in user is answered: about the caller, or about something that is nobody's. */
  readonly namesNoUser?: true;
}

export type OperationCases = Readonly<Record<string, OperationCase>>;

export const findCaller = (
  { caller }: OperationCase,
  fixture: Fixture,
): SignedInUser | undefined => {
  if (caller === 'anonymous') return undefined;
  return caller === 'customer'
    ? fixture.customer
    : { staff: fixture.staff, partyCustomer: fixture.users.partyCustomer }[caller];
};

export const toApiRequest = (
  { method, path }: Operation,
  { query, body, headers, cookie }: ValidInput,
  user: SignedInUser | undefined,
): ApiRequest => ({
  method,
  path,
  token: user?.token,
  ...(query ? { query } : {}),
  ...(body === undefined ? {} : { body }),
  headers: { cookie: cookie ?? '', ...headers },
});
