import type { Catalogue } from '../application/ports/catalogue.ts';
import type { Clock } from '../application/ports/clock-and-ids.ts';
import type { DayBoard } from '../application/ports/day-limits.ts';
import type { OfferBoard } from '../application/ports/offers.ts';

export interface WrittenList {
  readonly total: number;
  readonly json: string;
}

interface Needs {
  readonly catalogue: Catalogue;
  readonly board: OfferBoard;
  readonly dayBoard: DayBoard;
  readonly clock: Clock;
}

/** What is ready in time depends on the clock: no answer is older than this. */
const freshMs = 1_000;
/** Answers kept at once, some 40 kB each. */
const keptMax = 200;

/**
 * Lists that everybody gets alike, as they were written: while nothing of what they show has changed, and for a second at most. Whoever changes an item, an offer or stock finds it in the
 * next list, in this process at once.
 */
export const createWrittenLists = ({
  catalogue,
  board,
  dayBoard,
  clock,
}: Needs): ((
  key: string,
  write: () => { readonly total: number; readonly body: unknown },
) => WrittenList) => {
  const kept = new Map<string, WrittenList>();
  let version = '';
  return (key, write) => {
    const now = `${catalogue.version()}/${board.version()}/${dayBoard.version()}/${Math.floor(clock().getTime() / freshMs)}`;
    if (now !== version) kept.clear();
    version = now;
    const known = kept.get(key);
    if (known) return known;
    const { total, body } = write();
    const written = { total, json: JSON.stringify(body) };
    if (kept.size < keptMax) kept.set(key, written);
    return written;
  };
};
