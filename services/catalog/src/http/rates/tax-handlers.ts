import { commandSucceeded } from '@tokri/contracts/api';
import type { itemAdminOperations } from '@tokri/contracts/api';
import { marketText } from '@tokri/contracts/market';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { addTaxRate, type AddTaxDeps } from '../../application/rates/add-tax.ts';
import { aboveMrpMessage } from '../error-messages/above-mrp-message.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { itemName } from '../items/item-name.ts';

const maxListedItems = 200;

export const createTaxHandlers = (
  deps: AddTaxDeps,
): Pick<OperationHandlers<typeof itemAdminOperations>, 'add-tax-rate' | 'list-tax-rates'> => ({
  'add-tax-rate': async ({ body, language }) => {
    const result = await addTaxRate(deps, {
      itemId: body.ItemId,
      hsn: body.HSN,
      fromDate: body.FromDate,
      taxBasisPoints: body.TaxPercent * 100,
    });
    if (!result.ok) return { body: [errorEntry(result.code, language)] };
    const { changed, aboveMrp } = result.value;
    const summary = {
      Changed: changed,
      AboveMrp: aboveMrp.slice(0, maxListedItems).map(({ item, aboveMrp: pack }) => ({
        ItemId: item.itemId,
        Name: itemName(item, language),
        Detail: marketText(aboveMrpMessage(pack, language)),
      })),
    };
    return {
      body: [
        aboveMrp.length === 0
          ? commandSucceeded(1, summary)
          : { ...errorEntry('rate-above-mrp', language), ...summary },
      ],
    };
  },
  'list-tax-rates': async ({ query }) => {
    const item = deps.catalogIndex.findItem(query.ItemId)?.item;
    return {
      body: (item?.taxes ?? []).map(({ fromDate, taxBasisPoints }) => ({
        FromDate: fromDate,
        TaxPercent: taxBasisPoints / 100,
      })),
    };
  },
});
