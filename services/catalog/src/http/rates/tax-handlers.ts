import { commandSucceeded } from '@tokri/contracts/api';
import type { itemAdminOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { ChangeItemDeps } from '../../application/items/change-item.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import { addTaxRate } from '../../application/rates/add-tax.ts';
import { errorEntry } from '../error-messages.ts';

const maxListedItems = 200;

export const createTaxHandlers = (
  deps: ChangeItemDeps & { readonly clock: Clock },
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
      AboveMrp: aboveMrp
        .slice(0, maxListedItems)
        .map(({ item, detail }) => ({ ItemId: item.itemId, Name: item.name, Detail: detail })),
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
