import { Problem } from '@tokri/contracts';
import { bffOperations, may } from '@tokri/contracts/http';
import type { QueryOf } from '@tokri/contracts/http';
import type { Request, Response } from 'express';
import type { Live } from '../live/create-live.ts';
import type { OwnHandler } from './binder.ts';

/** A1. */
export const appVersion =
  ({
    version,
    isForceUpdate,
  }: {
    readonly version: string;
    readonly isForceUpdate: boolean;
  }): OwnHandler =>
  (_call, _request, response) => {
    response
      .setHeader('Cache-Control', 'no-store')
      .json({ Version: version, IsForceUpdate: isForceUpdate });
  };

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
} as const;
/** Of a Redis stream id and far below any header limit. */
const eventIdLengthMax = 64;
const retryAfterSeconds = 10;

const lastEventIdOf = (request: Request): string | undefined =>
  request.get('last-event-id')?.slice(0, eventIdLengthMax);

/** Reads `exp` of a token that has been verified already. */
const expiryOf = (request: Request): Date | undefined => {
  const claims = /^Bearer +[\w-]+\.([\w-]+)\./i.exec(request.get('authorization') ?? '')?.[1];
  if (claims === undefined) return undefined;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
    exp?: unknown;
  };
  return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
};

/** H4: events of the token's subject, and places left for a pincode. */
export const streamEvents =
  (live: Live): OwnHandler =>
  ({ query, caller, language, network }, request, response: Response) => {
    const { Pincode } = query as QueryOf<typeof bffOperations.streamEvents>;
    if (!caller && Pincode === undefined) throw new Problem('not-signed-in');
    for (const [name, value] of Object.entries(streamHeaders)) response.setHeader(name, value);
    const forget = live.open({
      sink: response,
      userId: caller?.userId,
      permissions: caller?.permissions ?? [],
      isChatStaff: may(caller, 'chat'),
      network,
      pincode: Pincode,
      language,
      expiresAt: caller && expiryOf(request),
      lastEventId: lastEventIdOf(request),
    });
    if (!forget)
      throw new Problem('too-many-requests', 'Too many live connections are open.', {
        retryAfterSeconds,
      });
    response.once('close', forget);
  };

export const ownOperationIds = {
  appVersion: bffOperations.readAppVersion.id,
  streamEvents: bffOperations.streamEvents.id,
} as const;
