import { formatInstant } from '@tokri/contracts/dates';
import {
  commandSucceeded,
  type DeadLetterResponse,
  type messagingOperations,
} from '@tokri/contracts/api';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import {
  listDeadLetters,
  type DeadLetterView,
} from '../application/dead-letters/list-dead-letters.ts';
import {
  replayDeadLetter,
  type ReplayDeadLetterDeps,
} from '../application/dead-letters/replay-dead-letter.ts';
import { toCommandResponse } from './error-messages.ts';

const toDeadLetterResponse = ({
  topic,
  partition,
  offset,
  source,
  consumer,
  type,
  key,
  eventId,
  reason,
  attempts,
  at,
  replayedAt,
}: DeadLetterView): DeadLetterResponse => ({
  Topic: topic,
  Partition: partition,
  Offset: Number(offset),
  Source: source,
  Consumer: consumer,
  Type: type,
  Key: key,
  EventId: eventId,
  Reason: reason,
  Attempts: attempts,
  At: at === undefined ? null : formatInstant(new Date(at)),
  ReplayedAt: replayedAt === undefined ? null : formatInstant(replayedAt),
});

export const createDeadLetterHandlers = (deps: ReplayDeadLetterDeps): BoundHandlers =>
  createHandlers<typeof messagingOperations>({
    'list-dead-letters': async ({ query, pagination }) => {
      const { total, deadLetters } = await listDeadLetters(deps, {
        ...pagination,
        isWaitingOnly: query.Waiting === '1',
      });
      return { total, body: deadLetters.map(toDeadLetterResponse) };
    },
    'replay-dead-letter': async ({ body, caller, language }) => {
      const result = await replayDeadLetter(
        deps,
        { topic: body.Topic, partition: body.Partition, offset: String(body.Offset) },
        caller.userId,
      );
      return {
        body: [
          toCommandResponse(result, language, (replayedAt) =>
            commandSucceeded(body.Offset + 1, { ReplayedAt: formatInstant(replayedAt) }),
          ),
        ],
      };
    },
  });
