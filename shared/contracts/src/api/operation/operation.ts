import type * as z from 'zod/mini';
import type { Permission, ServiceName } from '../../platform/names.ts';

/**
 * Who may call an operation (`api-contract.md` rule 4). Deny by default: what is not said here is refused.
 * `self` names the query or body field that must equal the token's subject. `owner` leaves the decision to the use case,
 * which knows whose thing an id names.
 */
export type AuthRule =
  | { readonly kind: 'anon' }
  | { readonly kind: 'self'; readonly name: string; readonly orStaff?: Permission }
  | { readonly kind: 'anon-or-self'; readonly name: string }
  | { readonly kind: 'owner'; readonly orStaff?: Permission }
  /** `name` is the query field that must equal the party of the token. */
  | { readonly kind: 'party'; readonly name: string; readonly orStaff: Permission }
  | { readonly kind: 'staff'; readonly permission: Permission }
  | { readonly kind: 'refresh-cookie' }
  /** A vendor's server that signs what it sends; the use case checks the signature over the raw bytes. */
  | { readonly kind: 'signature' };

/** How the set of query names picks this operation among those of its path (`api-contract.md` rule 1). */
export type QueryMatch =
  | { readonly kind: 'exact'; readonly names: readonly string[]; readonly zero?: readonly string[] }
  | { readonly kind: 'any-of'; readonly names: readonly string[] };

export type HttpMethod = 'GET' | 'POST' | 'DELETE';
/** `raw`: the bytes as they came, for signatures are made over bytes. */
export type BodyKind = 'json' | 'multipart' | 'raw';
/** What takes the place of a JSON answer, where one does. */
export type ResponseKind = 'json' | 'event-stream';

/** One row of the contract (or one of its additions): declared once, served by bff and service, documented in OpenAPI. */
export interface Operation<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** kebab-case verb phrase, unique; also the path at the service: `/v1/<id>`. */
  readonly operationId: string;
  /** Row of `api-contract.md`, such as `C1`. */
  readonly specId: string;
  readonly service: ServiceName;
  readonly method: HttpMethod;
  /** Public path, literally as in the specification. */
  readonly path: string;
  readonly summary: string;
  readonly match: QueryMatch;
  /** Names allowed in addition; they take no part in the choice (`shapes.md`, Everywhere). */
  readonly optionalParams: readonly string[];
  readonly query: Query;
  readonly body: Body;
  readonly bodyKind: BodyKind;
  /** Request headers, in small letters, that reach the use case beside those of every call. */
  readonly headers: readonly string[];
  readonly response: Answer;
  readonly responseKind: ResponseKind;
  readonly auth: AuthRule;
  /** A GET that writes: the shield of `api-contract.md` rule 2 applies. */
  readonly hasSideEffects: boolean;
  /** What is asked holds a secret, such as a one-time code: nothing of it is kept, so that it takes no Idempotency-Key. */
  readonly isSecret: boolean;
  /** A repeat is the same call without an Idempotency-Key, for it changes nothing or has a name of its own, such as a HoldKey: pages send none, and nothing is written down for it. */
  readonly isIdempotent: boolean;
  /** The answer follows from the names and the language alone, whoever asks: those who ask at the same time may share one. */
  readonly isSameForAll: boolean;
  /** Answers a list that can grow: takes `page` and `pageSize`, sends `X-Total-Count` and `Link`. */
  readonly isPaginated: boolean;
  /** Entries of a page when the caller names no size (`api-contract.md` rule 6). */
  readonly pageSize: number;
  /** Seconds that a shared cache may keep the answer; 0 is `no-store`. */
  readonly cacheSeconds: number;
  /** How long the bff waits for the service. */
  readonly timeoutMs: number;
  /** Stable codes of business refusals that it may answer. */
  readonly errorCodes: readonly string[];
}

export type RequestQuery<O> =
  O extends Operation<infer Q, z.ZodMiniType, z.ZodMiniType> ? z.output<Q> : never;
export type RequestBody<O> =
  O extends Operation<z.ZodMiniType, infer B, z.ZodMiniType> ? z.output<B> : never;
export type ResponseBody<O> =
  O extends Operation<z.ZodMiniType, z.ZodMiniType, infer A> ? z.input<A> : never;
