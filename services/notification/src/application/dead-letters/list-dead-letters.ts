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
  pagination: Pagination,
) => {
  const deadLetters = [...(await reader.readAll())].sort(newestFirst);
  const currentPage = paginate(deadLetters, pagination);
  const replayTimes = await replays.findReplayTimes(currentPage);
  return {
    total: deadLetters.length,
    deadLetters: currentPage.map((deadLetter): DeadLetterView => ({
      ...deadLetter,
      replayedAt: replayTimes.get(positionKey(deadLetter)),
    })),
  };
};
