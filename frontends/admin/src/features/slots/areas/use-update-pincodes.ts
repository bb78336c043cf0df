import type { PincodeRange } from '@tokri/contracts/slots';
import { slotOperations } from '@tokri/contracts/api';
import { isApiProblem, useQueryClient, sendCommand } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { announce } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { rangeLabel } from './pincode-ranges.ts';
import { refreshSlots } from '../slot-queries.ts';
import { t } from '../labels.ts';

export interface UpdatePincodesInput {
  /** 0 creates a new area with the first range. */
  readonly groupId: number;
  readonly name: string;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
  readonly isOpening: boolean;
}

export interface RangeResult {
  readonly groupId: number;
  readonly range: PincodeRange;
  readonly isDone: boolean;
  readonly text: string;
}

const openRange = async (
  range: PincodeRange,
  { groupId, name, stateCode }: UpdatePincodesInput,
  userId: number,
): Promise<RangeResult> => {
  const response = await sendCommand(slotOperations.openPincodes, {
    query: {
      start: range.from,
      end: range.to,
      UserId: userId,
      groupid: groupId,
      ...(name ? { GroupName: name } : {}),
      ...(stateCode ? { StateCode: stateCode } : {}),
    },
  });
  if (response.kind === 'rejected')
    return { groupId, range, isDone: false, text: response.message };
  return {
    groupId: response.entry.Id,
    range,
    isDone: true,
    text: t('pincodes.added', {
      added: response.entry.Added ?? 0,
      before: response.entry.AlreadyOpen ?? 0,
    }),
  };
};

const closeRange = async (
  range: PincodeRange,
  { groupId }: UpdatePincodesInput,
): Promise<RangeResult> => {
  const response = await sendCommand(slotOperations.changePincodes, {
    body: { GroupId: groupId, PincodeFrom: range.from, PincodeTo: range.to, Status: 0 },
  });
  return {
    groupId,
    range,
    isDone: response.kind === 'done',
    text: response.kind === 'done' ? t('pincodes.closed') : response.message,
  };
};

/**
 * Sends the ranges one by one, because a later one may need the area that the first one creates,
 * and stops at the first failed request.
 */
export const useUpdatePincodes = () => {
  const client = useQueryClient();
  const userId = useSession((state) => state.user?.Id ?? 0);
  const [isBusy, setBusy] = useState(false);
  const updatePincodes = async (input: UpdatePincodesInput): Promise<readonly RangeResult[]> => {
    const results: RangeResult[] = [];
    let { groupId } = input;
    setBusy(true);
    for (const range of input.ranges) {
      try {
        const result = await (input.isOpening
          ? openRange(range, { ...input, groupId }, userId)
          : closeRange(range, input));
        results.push(result);
        groupId = result.groupId;
      } catch (error) {
        results.push({
          groupId,
          range,
          isDone: false,
          text: isApiProblem(error) ? error.message : t('pincodes.failed'),
        });
        if (results.length < input.ranges.length)
          results.push({
            groupId,
            range: input.ranges[results.length] ?? range,
            isDone: false,
            text: t('pincodes.notProcessed', { count: input.ranges.length - results.length }),
          });
        break;
      }
    }
    setBusy(false);
    refreshSlots(client);
    announce(
      t('pincodes.announced', {
        done: results.filter(({ isDone }) => isDone).length,
        all: input.ranges.length,
      }),
    );
    return results;
  };
  return { updatePincodes, isBusy };
};

export const rangeResultLabel = ({ range, text }: RangeResult): string =>
  `${rangeLabel(range)}: ${text}`;
