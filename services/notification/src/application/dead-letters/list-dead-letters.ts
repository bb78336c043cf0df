import { paginate, type Pagination } from '@tokri/contracts/platform';
import {
  positionKey,
  type DeadLetter,
  type DeadLetterReader,
  type Replays,
} from '../ports/dead-letters.ts';

export interface DeadLetterView extends DeadLetter {
  readonly replayedAt: Date | undefined;
}

const newestFirst = (a: DeadLetter, b: DeadLetter): number =>
  (b.at ?? '').localeCompare(a.at ?? '') || Number(BigInt(b.offset) - BigInt(a.offset));

export const listDeadLetters = async (
  { reader, replays }: { readonly reader: DeadLetterReader; readonly replays: Replays },
  page: Pagination,
) => {
  const letters = [...(await reader.readAll())].sort(newestFirst);
  const listed = paginate(letters, page);
  const replayed = await replays.findReplayTimes(listed);
  return {
    total: letters.length,
    letters: listed.map((letter): DeadLetterView => ({
      ...letter,
      replayedAt: replayed.get(positionKey(letter)),
    })),
  };
};
