import type { Operation } from '@tokri/contracts/api';
import type { ApiRequest } from '../../support/api/call-api.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import type { Fixture } from './fixture.ts';

/** What a good call of a row sends beside path, method and token. */
export interface ValidInput {
  readonly query?: Readonly<Record<string, string>>;
  /** JSON, or a form for uploads. */
  readonly body?: unknown;
  /** For rows that declare headers of their own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookie header, for the rows that read one. */
  readonly cookie?: string;
}

/** One row of the contract with a call that goes well. Asked anew whenever a spec needs a call that has not been used up. */
export interface OperationCase {
  readonly caller: 'nobody' | 'customer' | 'member' | 'staff';
  readonly buildInput: (fixture: Fixture) => ValidInput | Promise<ValidInput>;
  /** The good call is a refusal of the business, because the other way takes longer than a test may: its code. */
  readonly expectedCode?: string;
  /** Names nobody: it answers each caller of their own, so nobody who is signed in is refused. */
  readonly returnsOwnData?: true;
}

/** Cases by operation id. */
export type OperationCases = Readonly<Record<string, OperationCase>>;

export const findCaller = ({ caller: as }: OperationCase, fixture: Fixture): SignedInUser | undefined => {
  if (as === 'nobody') return undefined;
  return as === 'customer'
    ? fixture.customer
    : { staff: fixture.staff, member: fixture.users.member }[as];
};

/** The request of a good call, as `person`, who may be somebody else than the case's. */
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
