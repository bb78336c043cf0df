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
  { isWaitingOnly, ...pagination }: Pagination & { readonly isWaitingOnly: boolean },
) => {
  const all = [...(await reader.readAll())].sort(newestFirst);
  const replayTimes = await replays.findReplayTimes(
    isWaitingOnly ? all : paginate(all, pagination),
  );
  const listed = isWaitingOnly
    ? all.filter((deadLetter) => !replayTimes.has(positionKey(deadLetter)))
    : all;
  return {
    total: listed.length,
    deadLetters: paginate(listed, pagination).map((deadLetter): DeadLetterView => ({
      ...deadLetter,
      replayedAt: replayTimes.get(positionKey(deadLetter)),
    })),
  };
};
