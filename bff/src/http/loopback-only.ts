import { ProblemError } from '@tokri/contracts/problems';
import type { RequestHandler } from 'express';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export const isFromLoopback = ({
  remoteAddress,
  forwardedFor,
  forwarded,
}: {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly forwarded: string | undefined;
}): boolean =>
  loopback.test(remoteAddress ?? '') && forwardedFor === undefined && forwarded === undefined;

/** The bff's port is public, so operational details are served to this machine only. */
export const loopbackOnly: RequestHandler = (request, _response, next) => {
  const isLocal = isFromLoopback({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.get('x-forwarded-for'),
    forwarded: request.get('forwarded'),
  });
  next(isLocal ? undefined : new ProblemError('not-found'));
};
