import type * as z from 'zod/mini';
import type { Permission, ServiceName } from '../../platform/names.ts';

/**
 * `self` names the query or body field that must equal the token's subject. `owner` leaves the
 * decision to the use case, which knows who owns the requested object.
 */
export type AuthRule =
  | { readonly kind: 'anon' }
  | { readonly kind: 'self'; readonly name: string; readonly orStaff?: Permission }
  | { readonly kind: 'anon-or-self'; readonly name: string }
  | { readonly kind: 'owner'; readonly orStaff?: Permission }
  | { readonly kind: 'party'; readonly name: string; readonly orStaff?: Permission }
  /** Any of the permissions suffices to call; the use case decides about the data. */
  | {
      readonly kind: 'staff';
      readonly permission: Permission;
      readonly orPermission?: Permission | readonly Permission[];
    }
  | { readonly kind: 'refresh-cookie' }
  /**
   * A provider's server signs its request; the use case verifies the signature over the raw bytes.
   */
  | { readonly kind: 'signature' };

export type QueryMatch =
  | { readonly kind: 'exact'; readonly names: readonly string[]; readonly zero?: readonly string[] }
  | { readonly kind: 'any-of'; readonly names: readonly string[] };

export type HttpMethod = 'GET' | 'POST' | 'DELETE';
export type BodyKind = 'json' | 'multipart' | 'raw';
export type ResponseKind = 'json' | 'event-stream' | 'csv' | 'pdf';

export interface Operation<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** kebab-case verb phrase, unique; the service serves it at `/v1/<operationId>`. */
  readonly operationId: string;
  readonly specId: string;
  readonly service: ServiceName;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly match: QueryMatch;
  /** Allowed in addition; they do not take part in matching. */
  readonly optionalParams: readonly string[];
  readonly query: Query;
  readonly body: Body;
  readonly bodyKind: BodyKind;
  readonly headers: readonly string[];
  readonly response: Answer;
  readonly responseKind: ResponseKind;
  readonly auth: AuthRule;
  /** A GET that changes data is protected against prefetching and cross-site requests. */
  readonly hasSideEffects: boolean;
  /**
   * An outside provider charges the shop for each call, so only its own pages may call it, and the
   * limit of look-ups applies.
   */
  readonly isBilledPerCall: boolean;
  /**
   * The request holds a secret such as a one-time code, so nothing of it is stored, not even for an
   * Idempotency-Key.
   */
  readonly isSecret: boolean;
  /**
   * Another proof in the request, such as a one-time code, identifies the caller. The operation can
   * be repeated although it ends the session of its own token.
   */
  readonly acceptsRevokedToken: boolean;
  /** A read of a person's data: the audit log keeps who of the staff read whose. */
  readonly readsPersonalData: boolean;
  /** The bff forwards the cookies of the browser, which otherwise stay there. */
  readonly readsCookies: boolean;
  /**
   * Safe to repeat without an Idempotency-Key, because it changes nothing or carries a key of its
   * own.
   */
  readonly isIdempotent: boolean;
  /** The response depends on parameters and language only, so concurrent callers may share one. */
  readonly isSameForAll: boolean;
  readonly isPaginated: boolean;
  readonly pageSize: number;
  /** How long a shared cache may keep the response; 0 means `no-store`. */
  readonly cacheSeconds: number;
  readonly timeoutMs: number;
  readonly errorCodes: readonly string[];
}

export type RequestQuery<O> =
  O extends Operation<infer Q, z.ZodMiniType, z.ZodMiniType> ? z.output<Q> : never;
export type RequestBody<O> =
  O extends Operation<z.ZodMiniType, infer B, z.ZodMiniType> ? z.output<B> : never;
export type ResponseBody<O> =
  O extends Operation<z.ZodMiniType, z.ZodMiniType, infer A> ? z.input<A> : never;
