import {
  itemAdminOperations,
  type ItemPricesResponse,
  type UnitRateResponse,
} from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { formatDate } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { refreshPrices } from '../price-queries.ts';
import { findRateOn, type PricedUnit } from './rate-labels.ts';

const { saveRate, withdrawRate } = itemAdminOperations;

/** Withdraws a scheduled rate and offers to take that back. */
export const useWithdrawRate = (item: ItemPricesResponse, unit: PricedUnit) => {
  const names = { ItemId: item.Id, UnitId: unit.UnitId };
  const { run } = useMutationWithFeedback({
    send: (send: () => ReturnType<typeof sendWithdrawal>) => send(),
    refresh: refreshPrices,
    successMessage: () => '',
  });
  const sendWithdrawal = (rate: UnitRateResponse) =>
    sendCommand(withdrawRate, { body: { ...names, RateId: rate.RateId } });
  const sendAgain = ({ PartyId, FromDate, Rate, Mrp, RateId }: UnitRateResponse) => {
    const seen = findRateOn(unit, { partyId: PartyId, date: FromDate, except: RateId });
    const body = { ...names, PartyId, FromDate, Rate, Mrp, SeenRateId: seen?.RateId ?? 0 };
    return sendCommand(saveRate, { body });
  };
  const restore = async (rate: UnitRateResponse): Promise<void> => {
    if (!(await run(() => sendAgain(rate)))) return;
    const text = t('panel.restored', { day: formatDate(rate.FromDate) });
    reportChange(text);
  };
  return async (rate: UnitRateResponse): Promise<void> => {
    if (!(await run(() => sendWithdrawal(rate)))) return;
    const text = t('panel.withdrawn', { day: formatDate(rate.FromDate) });
    reportChange(text, () => void restore(rate));
  };
};
