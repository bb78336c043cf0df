import { commandFailed, commandSucceeded, type itemAdminOperations } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { toPaise, toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  saveDatedRate,
  withdrawDatedRate,
  type SaveRateDeps,
} from '../../application/rates/save-rate.ts';
import type { SaveRateError } from '../../domain/rates/scheduled-rates.ts';
import { aboveMrpMessage, earlierAboveMrpMessage } from '../error-messages/above-mrp-message.ts';
import { errorEntry } from '../error-messages/error-entry.ts';

const toFailure = (error: SaveRateError, language: Language) => {
  switch (error.code) {
    case 'rate-above-mrp': {
      const { aboveMrp } = error;
      const fields = { HighestRate: toRupees(aboveMrp.highestRatePaise) };
      return commandFailed(error.code, aboveMrpMessage(aboveMrp, language), fields);
    }
    case 'changed-meanwhile': {
      const entry = errorEntry(error.code, language);
      if (!error.current) return entry;
      const { rateId, fromDate, ratePaise, mrpPaise } = error.current;
      const prices = { Rate: toRupees(ratePaise), Mrp: toRupees(mrpPaise) };
      return { ...entry, Current: { RateId: rateId, FromDate: fromDate, ...prices } };
    }
    case 'earlier-rate-above-mrp':
      return commandFailed('rate-above-mrp', earlierAboveMrpMessage(error.aboveMrp, language));
    default:
      return errorEntry(error.code, language);
  }
};

export const createSaveRateHandlers = (
  deps: SaveRateDeps,
): Pick<OperationHandlers<typeof itemAdminOperations>, 'save-rate' | 'withdraw-rate'> => ({
  'save-rate': async ({ body, language, allocateId }) => {
    const result = await saveDatedRate(
      { ...deps, allocateId },
      {
        itemId: body.ItemId,
        unitId: body.UnitId,
        replacedRateId: body.RateId,
        seenRateId: body.SeenRateId,
        rate: {
          partyId: body.PartyId,
          fromDate: body.FromDate,
          ratePaise: toPaise(body.Rate),
          mrpPaise: toPaise(body.Mrp),
        },
      },
    );
    return {
      body: [
        result.ok
          ? commandSucceeded(result.value, { RateId: result.value })
          : toFailure(result, language),
      ],
    };
  },
  'withdraw-rate': async ({ body, language }) => {
    const result = await withdrawDatedRate(deps, {
      itemId: body.ItemId,
      unitId: body.UnitId,
      rateId: body.RateId,
    });
    return {
      body: [result.ok ? commandSucceeded(result.value) : toFailure(result, language)],
    };
  },
});
