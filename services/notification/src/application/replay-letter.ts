import { ok, refusal, type Outcome } from '@tokri/contracts';
import { placeKey, type LetterBox, type LetterPlace, type Replays } from './letter-ports.ts';
import type { Clock } from './ports.ts';

export interface ReplayNeeds {
  readonly box: LetterBox;
  readonly replays: Replays;
  readonly clock: Clock;
  /** Who replayed what, for the audit log. */
  readonly audit: (place: LetterPlace, by: number) => void;
}

/**
 * Publishes a dead letter again, once: a repeat answers when that was. It is marked after it was published, so a crash between the two lets it be
 * published twice, which its consumers pass over by the event's id; never not at all.
 */
export const replayLetter = async (
  { box, replays, clock, audit }: ReplayNeeds,
  place: LetterPlace,
  by: number,
): Promise<Outcome<Date, 'letter-unknown' | 'letter-of-state'>> => {
  const before = (await replays.of([place])).get(placeKey(place));
  if (before) return ok(before);
  const outcome = await box.publishAgain(place);
  if (outcome !== 'published')
    return refusal(outcome === 'state' ? 'letter-of-state' : 'letter-unknown');
  audit(place, by);
  return ok(await replays.mark(place, by, clock()));
};
