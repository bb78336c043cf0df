import { authorize } from '@tokri/contracts/api';
import type { Caller } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { parseInput, readLanguage } from '@tokri/service-kit/http';
import type { Request, Response } from 'express';
import type { RequestContext } from './request-context.ts';

export interface LocalRequest {
  readonly query: unknown;
  readonly caller: Caller | undefined;
  readonly language: Language;
  readonly network: string;
}
export type LocalHandler = (
  localRequest: LocalRequest,
  request: Request,
  response: Response,
) => void | Promise<void>;

export const handleLocally = (
  handler: LocalHandler,
  { request, response, operation, query, caller, network }: RequestContext,
): void | Promise<void> => {
  const parsedQuery = parseInput(operation.query, query);
  authorize(operation, caller, { query: parsedQuery, body: {} });
  const language = readLanguage(query.lang, request.get('accept-language'));
  return handler({ query: parsedQuery, caller, language, network }, request, response);
};
