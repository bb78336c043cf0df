import { ProblemError } from '@tokri/contracts/problems';
import { anonymousAuthKinds, authorize } from '@tokri/contracts/api';
import type { Caller, Operation } from '@tokri/contracts/api';
import type { Request } from 'express';
import type { VerifyToken } from '../../auth/index.ts';
import type { OperationRequest, UploadedFile } from './operation-handler.ts';
import { readLanguage } from './language.ts';
import { toClientNetwork } from './client-network.ts';
import { readPagination } from './pagination.ts';
import { parseInput } from './parse-input.ts';
import { readQuery } from './read-query.ts';

const anonymousAuth: ReadonlySet<Operation['auth']['kind']> = new Set(anonymousAuthKinds);

const changesData = ({ method, hasSideEffects }: Operation): boolean =>
  method !== 'GET' || hasSideEffects;

/** A page whose token has expired still reads for a guest, but must not write as one. */
const ignoresBadToken = (operation: Operation): boolean =>
  anonymousAuth.has(operation.auth.kind) &&
  !(operation.auth.kind === 'anon-or-self' && changesData(operation));

export const readCaller = async (
  operation: Operation,
  verifyToken: VerifyToken,
  authorization: string | undefined,
): Promise<Caller | undefined> => {
  const isOptional = anonymousAuth.has(operation.auth.kind);
  try {
    const caller = await verifyToken(authorization, {
      acceptsRevoked: operation.acceptsRevokedToken,
    });
    if (!caller && !isOptional) throw new ProblemError('not-signed-in');
    return caller;
  } catch (error) {
    if (ignoresBadToken(operation) && error instanceof ProblemError) return undefined;
    throw error;
  }
};

const readBody = (operation: Operation, request: Request): unknown =>
  operation.method === 'POST' && operation.bodyKind !== 'raw'
    ? ((request.body as unknown) ?? {})
    : {};

const maxHeaderLength = 300;
const maxAddressLength = 60;

const readDeclaredHeaders = (
  operation: Operation,
  request: Request,
): OperationRequest['declaredHeaders'] =>
  Object.fromEntries(
    operation.headers.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value.slice(0, maxHeaderLength)]];
    }),
  );

const readRawBody = (operation: Operation, request: Request): { raw?: Buffer } =>
  operation.bodyKind === 'raw'
    ? { raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) }
    : {};

const readHeaders = (request: Request): OperationRequest['headers'] => {
  const cookie = request.get('cookie'),
    userAgent = request.get('user-agent'),
    authorization = request.get('authorization');
  const address = request.get('x-client-address') ?? request.socket.remoteAddress;
  return {
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, maxHeaderLength) }),
    ...(address === undefined
      ? {}
      : { network: toClientNetwork(address.slice(0, maxAddressLength)) }),
    ...(authorization === undefined ? {} : { authorization }),
  };
};

export interface ParsedRequest {
  readonly operationRequest: Omit<OperationRequest, 'allocateId'>;
  readonly rawQuery: Readonly<Record<string, string>>;
}

/**
 * Parses the request, then authorizes it by its arguments. A caller without the permission of the
 * operation was rejected before the body was read. @throws ProblemError
 */
export const parseRequest = (
  operation: Operation,
  caller: Caller | undefined,
  request: Request,
): ParsedRequest => {
  const rawQuery = readQuery(request.url);
  const query = parseInput(operation.query, rawQuery);
  const pagination = operation.isPaginated
    ? readPagination(rawQuery, operation.pageSize)
    : { page: 1, pageSize: 1 };
  const body = parseInput(operation.body, readBody(operation, request));
  authorize(operation, caller, { query, body });
  const { file } = request as Request & { file?: UploadedFile };
  const operationRequest = {
    query,
    body,
    caller,
    pagination,
    language: readLanguage(rawQuery.lang, request.get('accept-language')),
    headers: readHeaders(request),
    ...(file ? { file } : {}),
    ...readRawBody(operation, request),
    declaredHeaders: readDeclaredHeaders(operation, request),
  };
  return { operationRequest: operationRequest as Omit<OperationRequest, 'allocateId'>, rawQuery };
};
