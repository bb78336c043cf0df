import type { PincodeRange } from '@tokri/contracts';
import { slotOperations } from '@tokri/contracts/http';
import { isApiProblem, useQueryClient, write } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { announce } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { rangeWords } from './range-text.ts';
import { refreshSlots } from '../slot-reads.ts';
import { t } from '../texts.ts';

export interface RangesWish {
  /** 0 is a new area, which gets its id with its first range. */
  readonly groupId: number;
  /** Of a new area only. */
  readonly name: string;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
  readonly isOpening: boolean;
}

/** What came of one range. */
export interface RangeResult {
  /** The area that it was opened or closed for; 0 where there is none yet. */
  readonly groupId: number;
  readonly range: PincodeRange;
  readonly isDone: boolean;
  /** What changed, or the rule that it broke. */
  readonly text: string;
}

const openOne = async (
  range: PincodeRange,
  { groupId, name, stateCode }: RangesWish,
  userId: number,
): Promise<RangeResult> => {
  const outcome = await write(slotOperations.openPincodes, {
    query: {
      start: range.from,
      end: range.to,
      UserId: userId,
      groupid: groupId,
      ...(name ? { GroupName: name } : {}),
      ...(stateCode ? { StateCode: stateCode } : {}),
    },
  });
  if (outcome.kind === 'refused') return { groupId, range, isDone: false, text: outcome.message };
  return {
    groupId: outcome.entry.Id,
    range,
    isDone: true,
    text: t('pincodes.added', {
      added: outcome.entry.Added ?? 0,
      before: outcome.entry.AlreadyOpen ?? 0,
    }),
  };
};

const closeOne = async (range: PincodeRange, { groupId }: RangesWish): Promise<RangeResult> => {
  const outcome = await write(slotOperations.changePincodes, {
    body: { GroupId: groupId, PincodeFrom: range.from, PincodeTo: range.to, Status: 0 },
  });
  return {
    groupId,
    range,
    isDone: outcome.kind === 'done',
    text: outcome.kind === 'done' ? t('pincodes.closed') : outcome.message,
  };
};

/** Opens or closes ranges one after the other; each answers for itself, and the first that does not get through ends it. */
export const useChangeRanges = () => {
  const client = useQueryClient();
  const userId = useSession((state) => state.user?.Id ?? 0);
  const [isBusy, setBusy] = useState(false);
  const act = async (wish: RangesWish): Promise<readonly RangeResult[]> => {
    const results: RangeResult[] = [];
    let { groupId } = wish;
    setBusy(true);
    for (const range of wish.ranges) {
      try {
        const result = await (wish.isOpening
          ? openOne(range, { ...wish, groupId }, userId)
          : closeOne(range, wish));
        results.push(result);
        groupId = result.groupId;
      } catch (problem) {
        results.push({
          groupId,
          range,
          isDone: false,
          text: isApiProblem(problem) ? problem.message : t('pincodes.failed'),
        });
        if (results.length < wish.ranges.length)
          results.push({
            groupId,
            range: wish.ranges[results.length] ?? range,
            isDone: false,
            text: t('pincodes.notTried', { count: wish.ranges.length - results.length }),
          });
        break;
      }
    }
    setBusy(false);
    refreshSlots(client);
    announce(
      t('pincodes.told', {
        done: results.filter(({ isDone }) => isDone).length,
        all: wish.ranges.length,
      }),
    );
    return results;
  };
  return { act, isBusy };
};

export const resultWords = ({ range, text }: RangeResult): string =>
  `${rangeWords(range)}: ${text}`;
