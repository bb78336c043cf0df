import type { Caller, Operation } from '@tokri/contracts/api';
import type { Request, Response } from 'express';

export interface RequestContext {
  readonly request: Request;
  readonly response: Response;
  readonly operation: Operation;
  readonly query: Readonly<Record<string, string>>;
  readonly caller: Caller | undefined;
  readonly network: string;
}
