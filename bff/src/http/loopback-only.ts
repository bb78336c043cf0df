import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '@tokri/contracts/problems';
import type { RequestHandler } from 'express';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const proxyHeader = /^(forwarded|via|x-real-ip|x-forwarded-.*|x-client-ip|true-client-ip)$/;

export const isFromLoopback = ({
  remoteAddress,
  headers,
}: {
  readonly remoteAddress: string | undefined;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
}): boolean =>
  loopback.test(remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => proxyHeader.test(name));

/**
 * The bff's port is public, so operational details are served to this machine only: not to a proxy
 * on it that forwards somebody else's request.
 */
export const loopbackOnly: RequestHandler = (request, _response, next) => {
  const isLocal = isFromLoopback({
    remoteAddress: request.socket.remoteAddress,
    headers: request.headers,
  });
  next(isLocal ? undefined : new ProblemError('not-found'));
};
