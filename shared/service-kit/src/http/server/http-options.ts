import type { Operation } from '@tokri/contracts/api';
import type { Express, RequestHandler } from 'express';
import type { VerifyToken } from '../../auth/index.ts';
import type { Jwks } from '../../config/index.ts';
import type { IdempotencyStore } from '../../mongo/index.ts';
import type { BoundHandlers } from '../operations/operation-handler.ts';

/** What a service gives to its http server. */
export interface HttpOptions {
  /** Such as `orderOperations`, or a list. */
  readonly operations: readonly Operation[] | Readonly<Record<string, Operation>>;
  readonly handlers: BoundHandlers;
  /** By `TOKEN_JWKS` when absent. */
  readonly verifyToken?: VerifyToken;
  /** Served at `/.well-known/jwks.json` by who signs. */
  readonly publicKeys?: Jwks;
  /** By operation id, for `bodyKind: 'multipart'`: leaves the file in `req.file`, the fields in `req.body`. */
  readonly multipart?: Readonly<Record<string, RequestHandler>>;
  /** In the service's database when absent. */
  readonly idempotency?: IdempotencyStore;
  /** For what is not an operation, such as the bytes of images. Mounted after the operations, before the 404. */
  readonly mount?: (app: Express) => void;
}
