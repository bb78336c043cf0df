import { err, ok, type Result } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  positionKey,
  type DeadLetterReader,
  type DeadLetterPosition,
  type Replays,
} from '../ports/dead-letters.ts';

export interface ReplayDeadLetterDeps {
  readonly reader: DeadLetterReader;
  readonly replays: Replays;
  readonly clock: Clock;
  readonly audit: (position: DeadLetterPosition, replayedBy: number) => void;
}

/**
 * The replay is recorded after publishing. After a crash between the two the message may be
 * published twice, which consumers deduplicate by event id; it is never lost.
 */
export const replayDeadLetter = async (
  { reader, replays, clock, audit }: ReplayDeadLetterDeps,
  position: DeadLetterPosition,
  replayedBy: number,
): Promise<Result<Date, 'letter-unknown' | 'letter-of-state'>> => {
  const replayedAt = (await replays.findReplayTimes([position])).get(positionKey(position));
  if (replayedAt) return ok(replayedAt);
  const outcome = await reader.republish(position);
  if (outcome !== 'published')
    return err(outcome === 'state' ? 'letter-of-state' : 'letter-unknown');
  audit(position, replayedBy);
  return ok(await replays.recordReplay(position, replayedBy, clock()));
};
