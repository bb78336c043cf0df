import { ProblemError } from '@tokri/contracts/problems';
import { bffOperations, hasPermission, itemExportOperations } from '@tokri/contracts/api';
import type { RequestQuery } from '@tokri/contracts/api';
import type { OperationsOverview } from '@tokri/contracts/api';
import type { Request, Response } from 'express';
import type { LiveStream } from '../../live/live-stream.ts';
import type { LocalHandler } from './handle-locally.ts';

export const createAppVersionHandler =
  ({
    version,
    isForceUpdate,
  }: {
    readonly version: string;
    readonly isForceUpdate: boolean;
  }): LocalHandler =>
  (_localRequest, _request, response) => {
    response
      .setHeader('Cache-Control', 'no-store')
      .json({ Version: version, IsForceUpdate: isForceUpdate });
  };

export const createOverviewHandler =
  (readOverview: () => Promise<OperationsOverview>): LocalHandler =>
  async (_localRequest, _request, response) => {
    response.setHeader('Cache-Control', 'no-store').json(await readOverview());
  };

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
} as const;
const maxEventIdLength = 64;
const retryAfterSeconds = 10;

const readLastEventId = (request: Request): string | undefined =>
  request.get('last-event-id')?.slice(0, maxEventIdLength);

const readUnverifiedTokenExpiry = (request: Request): Date | undefined => {
  const claims = /^Bearer +[\w-]+\.([\w-]+)\./i.exec(request.get('authorization') ?? '')?.[1];
  if (claims === undefined) return undefined;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
    exp?: unknown;
  };
  return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
};

export const createEventStreamHandler =
  (live: LiveStream): LocalHandler =>
  ({ query, caller, language, network }, request, response: Response) => {
    const { Pincode } = query as RequestQuery<typeof bffOperations.streamEvents>;
    if (!caller && Pincode === undefined) throw new ProblemError('not-signed-in');
    for (const [name, value] of Object.entries(streamHeaders)) response.setHeader(name, value);
    const unsubscribe = live.open({
      sink: response,
      userId: caller?.userId,
      permissions: caller?.permissions ?? [],
      isChatStaff: hasPermission(caller, 'chat'),
      network,
      pincode: Pincode,
      language,
      expiresAt: caller && readUnverifiedTokenExpiry(request),
      lastEventId: readLastEventId(request),
    });
    if (!unsubscribe)
      throw new ProblemError(
        'too-many-requests',
        {
          en: 'The shop is open in too many tabs. Close some of them.',
          hi: 'दुकान बहुत सारे टैब में खुली है। कुछ टैब बंद करें।',
        },
        {
          retryAfterSeconds,
        },
      );
    response.once('close', unsubscribe);
  };

export const localOperationIds = {
  appVersion: bffOperations.readAppVersion.operationId,
  operationsOverview: bffOperations.readOperationsOverview.operationId,
  streamEvents: bffOperations.streamEvents.operationId,
  exportItems: itemExportOperations.exportItems.operationId,
} as const;
