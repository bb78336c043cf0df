import { ProblemError } from '@tokri/contracts/problems';
import type { Operation } from '@tokri/contracts/api';
import type { Request, Response } from 'express';
import { matchRequest } from '../../routing/match-request.ts';
import type { OperationMatch } from '../../routing/match-request.ts';
import { createPathTable, resolveMethod } from '../../routing/path-table.ts';
import { isStateChanging } from '../../routing/request-origin-guard.ts';

export const createOperationMatcher = (operations: readonly Operation[]) => {
  const table = createPathTable(operations);
  return (request: Request, response: Response): OperationMatch => {
    const entry = table.get(request.path);
    if (!entry) throw new ProblemError('not-found');
    const method = resolveMethod(entry, request.method);
    const match = method && matchRequest(entry.operations, method, request.url);
    const isUnsupportedHead =
      request.method === 'HEAD' &&
      match?.kind === 'matched' &&
      (isStateChanging(match.operation) || match.operation.responseKind !== 'json');
    if (!match || isUnsupportedHead) {
      response.setHeader('Allow', entry.allow);
      throw new ProblemError('method-not-allowed');
    }
    return match;
  };
};
