import { Problem } from '@tokri/contracts';
import type { RequestHandler } from 'express';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Who sits at this machine; a proxy on it that speaks for others says so in its headers. */
export const isFromThisMachine = ({
  remoteAddress,
  forwardedFor,
  forwarded,
}: {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly forwarded: string | undefined;
}): boolean =>
  loopback.test(remoteAddress ?? '') && forwardedFor === undefined && forwarded === undefined;

/** For what operations may read and the world may not: the bff's port is the public one. To others there is nothing here. */
export const loopbackOnly: RequestHandler = (request, _response, next) => {
  const isKnown = isFromThisMachine({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.get('x-forwarded-for'),
    forwarded: request.get('forwarded'),
  });
  next(isKnown ? undefined : new Problem('not-found'));
};
