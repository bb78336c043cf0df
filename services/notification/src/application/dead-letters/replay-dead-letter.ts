import { err, ok, type Result } from '@tokri/contracts/result';
import {
  positionKey,
  type DeadLetterReader,
  type DeadLetterPosition,
  type Replays,
} from '../ports/dead-letters.ts';
import type { Clock } from '../ports/runtime.ts';

export interface ReplayDeadLetterDeps {
  readonly reader: DeadLetterReader;
  readonly replays: Replays;
  readonly clock: Clock;
  /** Who replayed what, for the audit log. */
  readonly audit: (position: DeadLetterPosition, by: number) => void;
}

/**
 * Publishes a dead letter again, once: a repeat answers when that was. It is marked after it was published, so a crash between the two lets it be
 * published twice, which its consumers pass over by the event's id; never not at all.
 */
export const replayDeadLetter = async (
  { reader: box, replays, clock, audit }: ReplayDeadLetterDeps,
  position: DeadLetterPosition,
  by: number,
): Promise<Result<Date, 'letter-unknown' | 'letter-of-state'>> => {
  const replayedAt = (await replays.findReplayTimes([position])).get(positionKey(position));
  if (replayedAt) return ok(replayedAt);
  const outcome = await box.republish(position);
  if (outcome !== 'published')
    return err(outcome === 'state' ? 'letter-of-state' : 'letter-unknown');
  audit(position, by);
  return ok(await replays.recordReplay(position, by, clock()));
};
