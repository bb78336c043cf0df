import { itemAdminOperations, type ResponseBody } from '@tokri/contracts/api';
import { callApi, isApiProblem, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { t } from '../labels.ts';
import { refreshPrices } from '../price-queries.ts';

type SavedRate = ResponseBody<typeof itemAdminOperations.saveRate>[number];
export type CurrentRate = NonNullable<SavedRate['Current']>;

export interface RateCommand {
  readonly ItemId: number;
  readonly UnitId: number;
  readonly PartyId: number;
  readonly FromDate: string;
  readonly Rate: number;
  readonly Mrp: number;
  readonly RateId: number;
  readonly SeenRateId: number;
}

/** What somebody else saved meanwhile; null when they withdrew the rate. */
export interface RateConflict {
  readonly command: RateCommand;
  readonly current: CurrentRate | null;
}

export const useSaveRate = () => {
  const client = useQueryClient();
  const [rejection, setRejection] = useState('');
  const [conflict, setConflict] = useState<RateConflict>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: RateCommand) => callApi(itemAdminOperations.saveRate, { body }),
    onSettled: () => refreshPrices(client),
  });
  /** Resolves to the id of the saved rate. */
  const save = async (command: RateCommand): Promise<number | null> => {
    setConflict(undefined);
    try {
      const [entry] = await mutateAsync(command);
      if (entry?.Error === 0) return entry.Id;
      if (entry?.Code === 'changed-meanwhile')
        setConflict({ command, current: entry.Current ?? null });
      else setRejection(entry?.Message ?? t('failed'));
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : t('failed'));
    }
    return null;
  };
  return { save, rejection, conflict, clearRejection: () => setRejection(''), isBusy: isPending };
};
