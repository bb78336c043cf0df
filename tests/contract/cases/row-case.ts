import type { Operation } from '@tokri/contracts/http';
import type { ApiRequest } from '../../support/api/call-api.ts';
import type { Person } from '../../support/api/sign-in.ts';
import type { Ground } from './ground.ts';

/** What a good call of a row sends beside path, method and token. */
export interface GoodCall {
  readonly query?: Readonly<Record<string, string>>;
  /** JSON, or a form for uploads. */
  readonly body?: unknown;
  /** For rows that declare headers of their own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookie header, for the rows that read one. */
  readonly cookie?: string;
}

/** One row of the contract with a call that goes well. Asked anew whenever a spec needs a call that has not been used up. */
export interface RowCase {
  readonly as: 'nobody' | 'customer' | 'member' | 'staff';
  readonly call: (ground: Ground) => GoodCall | Promise<GoodCall>;
  /** The good call is a refusal of the business, because the other way takes longer than a test may: its code. */
  readonly refusal?: string;
  /** Names nobody: it answers each caller of their own, so nobody who is signed in is refused. */
  readonly isOfTheCaller?: true;
}

/** Cases by operation id. */
export type RowCases = Readonly<Record<string, RowCase>>;

export const callerOf = ({ as }: RowCase, ground: Ground): Person | undefined => {
  if (as === 'nobody') return undefined;
  return as === 'customer'
    ? ground.customer
    : { staff: ground.staff, member: ground.people.member }[as];
};

/** The request of a good call, as `person`, who may be somebody else than the case's. */
export const requestOf = (
  { method, path }: Operation,
  { query, body, headers, cookie }: GoodCall,
  person: Person | undefined,
): ApiRequest => ({
  method,
  path,
  token: person?.token,
  ...(query ? { query } : {}),
  ...(body === undefined ? {} : { body }),
  headers: { cookie: cookie ?? '', ...headers },
});
