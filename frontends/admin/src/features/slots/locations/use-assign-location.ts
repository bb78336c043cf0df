import { slotOperations, type LocationResponse } from '@tokri/contracts/api';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { dialogTypes, escapeHtml, isConfirmed, showDialog, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../labels.ts';
import { refreshSlots } from '../slot-queries.ts';

interface Area {
  readonly GroupId: number;
  readonly GroupName: string;
}

/** Asks first, because what the other location does not have is sold out for the area at once. */
export const useAssignLocation = () => {
  const client = useQueryClient();
  const [busyGroupId, setBusyGroupId] = useState(0);
  const assign = async (
    area: Area,
    { from, to: location }: { readonly from: number; readonly to: LocationResponse },
  ): Promise<void> => {
    const names = { area: area.GroupName, location: location.Name };
    const answer = await showDialog({
      type: dialogTypes.yesNo,
      message: escapeHtml(t('location.confirmMove', names)),
    });
    if (!isConfirmed(answer)) return;
    setBusyGroupId(area.GroupId);
    try {
      const response = await sendCommand(slotOperations.assignLocation, {
        body: { GroupId: area.GroupId, LocationId: location.Id, Before: from },
      });
      const text = response.kind === 'done' ? t('location.moved', names) : response.message;
      reportChange(text);
    } catch (problem) {
      showToast({ text: isApiProblem(problem) ? problem.message : t('location.failed') });
    } finally {
      setBusyGroupId(0);
      refreshSlots(client);
    }
  };
  return { assign, busyGroupId };
};
