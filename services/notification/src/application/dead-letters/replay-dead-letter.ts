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
  readonly audit: (position: DeadLetterPosition, by: number) => void;
}

/**
 * The replay is recorded after publishing. After a crash between the two the letter may be
 * published twice, which consumers deduplicate by event id; it is never lost.
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
