import * as z from 'zod/mini';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponseWith } from '../operation/command-response.ts';

const base = { service: 'notification', auth: { kind: 'staff', permission: 'messaging' } } as const;

const deadLetterTopicName = z
  .string()
  .check(
    z.maxLength(120, 'must have at most 120 characters'),
    z.regex(/^[a-z][a-z0-9.-]*\.dlq$/, 'must be a dead-letter topic'),
  );

const deadLetter = z.object({
  Topic: z.string(),
  Partition: z.int(),
  Offset: z.int(),
  Source: z.string(),
  Consumer: z.string(),
  Type: z.string(),
  Key: z.string(),
  EventId: z.string(),
  Reason: z.string(),
  Attempts: z.int(),
  At: z.nullable(f.instant),
  ReplayedAt: z.nullable(f.instant),
});
export type DeadLetterResponse = z.infer<typeof deadLetter>;

export const messagingOperations = {
  listDeadLetters: operation({
    ...base,
    operationId: 'list-dead-letters',
    specId: 'K1',
    method: 'GET',
    path: '/api/admin/messaging/dead-letters',
    match: noParams,
    optionalParams: ['Waiting'],
    isPaginated: true,
    timeoutMs: 10_000,
    query: z.object({ Waiting: z.optional(z.literal('1', 'must be 1')) }),
    response: z.array(deadLetter),
    summary:
      'Messages that a consumer could not process in the last 30 days, newest first. `Waiting=1` lists only those that nobody has replayed.',
  }),
  replayDeadLetter: operation({
    ...base,
    operationId: 'replay-dead-letter',
    specId: 'K2',
    method: 'POST',
    path: '/api/admin/messaging/dead-letters/replay',
    match: noParams,
    timeoutMs: 10_000,
    body: z.object({ Topic: deadLetterTopicName, Partition: f.idOrZero, Offset: f.idOrZero }),
    response: commandResponseWith({ ReplayedAt: f.instant }),
    errorCodes: ['letter-unknown', 'letter-of-state'],
    summary:
      'Publishes a dead letter again on its original topic with the same event id. It stays marked as replayed.',
  }),
};
