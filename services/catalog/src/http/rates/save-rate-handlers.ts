import { commandFailed, commandSucceeded, type itemAdminOperations } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { formatRupees, toPaise, toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  saveDatedRate,
  withdrawDatedRate,
  type SaveRateDeps,
} from '../../application/rates/save-rate.ts';
import type { WithdrawRateError } from '../../domain/rates/scheduled-rates.ts';
import { errorEntry } from '../error-messages.ts';

const aboveMrpMessages: Readonly<Record<Language, string>> = {
  en: 'The price with GST would be {price}, above the MRP of {mrp}. The highest rate before tax is {highest}.',
  hi: 'GST के साथ दाम {price} होगा, जो MRP {mrp} से ज़्यादा है। टैक्स से पहले सबसे ज़्यादा दर {highest} हो सकती है।',
};

const fill = (template: string, texts: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/gu, (_match, name: string) => texts[name] ?? '');

const toFailure = (error: WithdrawRateError, language: Language) => {
  switch (error.code) {
    case 'rate-above-mrp': {
      const message = fill(aboveMrpMessages[language], {
        price: formatRupees(error.priceWithTaxPaise, 'always'),
        mrp: formatRupees(error.mrpPaise, 'always'),
        highest: formatRupees(error.highestRatePaise, 'always'),
      });
      const fields = { HighestRate: toRupees(error.highestRatePaise) };
      return commandFailed(error.code, message, fields);
    }
    case 'changed-meanwhile': {
      const entry = errorEntry(error.code, language);
      if (!error.current) return entry;
      const { rateId, fromDate, ratePaise, mrpPaise } = error.current;
      const prices = { Rate: toRupees(ratePaise), Mrp: toRupees(mrpPaise) };
      return { ...entry, Current: { RateId: rateId, FromDate: fromDate, ...prices } };
    }
    case 'tax-above-mrp':
      return errorEntry('rate-above-mrp', language, error.detail);
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
