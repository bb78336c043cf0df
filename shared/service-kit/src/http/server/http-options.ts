import type { Operation } from '@tokri/contracts/api';
import type { Express, RequestHandler } from 'express';
import type { VerifyToken } from '../../auth/index.ts';
import type { Jwks } from '../../config/index.ts';
import type { BoundHandlers } from '../operations/operation-handler.ts';

export interface HttpOptions {
  readonly operations: readonly Operation[] | Readonly<Record<string, Operation>>;
  readonly handlers: BoundHandlers;
  readonly verifyToken?: VerifyToken;
  readonly publicKeys?: Jwks;
  readonly multipart?: Readonly<Record<string, RequestHandler>>;
  readonly mount?: (app: Express) => void;
}
