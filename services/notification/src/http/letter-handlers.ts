import { isoInstant } from '@tokri/contracts';
import {
  done,
  refused,
  type DeadLetterAnswer,
  type messagingOperations,
} from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import { listLetters, type ListedLetter } from '../application/list-letters.ts';
import { replayLetter, type ReplayNeeds } from '../application/replay-letter.ts';

const texts = {
  'letter-unknown': { en: 'There is no such message any more.', hi: 'ऐसा कोई संदेश अब नहीं है।' },
  'letter-of-state': {
    en: 'A state is not sent again: the next one heals it.',
    hi: 'यह स्थिति दोबारा नहीं भेजी जाती: अगली इसे ठीक कर देती है।',
  },
} as const;

const present = ({
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
}: ListedLetter): DeadLetterAnswer => ({
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
  At: at === undefined ? null : isoInstant(new Date(at)),
  ReplayedAt: replayedAt === undefined ? null : isoInstant(replayedAt),
});

/** Binds the rows of the dead letters. */
export const letterHandlers = (needs: ReplayNeeds): BoundHandlers =>
  createHandlers<typeof messagingOperations>({
    'list-dead-letters': async ({ page }) => {
      const { total, letters } = await listLetters(needs, page);
      return { total, body: letters.map(present) };
    },
    'replay-dead-letter': async ({ body, caller, language }) => {
      const outcome = await replayLetter(
        needs,
        { topic: body.Topic, partition: body.Partition, offset: String(body.Offset) },
        caller.userId,
      );
      if (!outcome.ok) return { body: [refused(outcome.code, texts[outcome.code][language])] };
      // The id of a result is above 0 when it happened; a letter's own place begins at 0.
      return { body: [done(body.Offset + 1, { ReplayedAt: isoInstant(outcome.value) })] };
    },
  });
