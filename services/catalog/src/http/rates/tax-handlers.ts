import { commandSucceeded } from '@tokri/contracts/api';
import type { itemAdminOperations } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { paginate } from '@tokri/contracts/platform';
import { marketText } from '@tokri/contracts/market';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { addTaxRate, type AddTaxDeps } from '../../application/rates/add-tax.ts';
import type { EffectiveTax } from '../../domain/items/item.ts';
import { groupByTax, type TaxGroup } from '../../domain/rates/tax-groups.ts';
import { aboveMrpMessage } from '../error-messages/above-mrp-message.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { itemName } from '../items/item-name.ts';

const maxListedItems = 200;
/** A group tells what it is by some of its items. */
const maxNamedItems = 5;

const toTaxRates = (taxes: readonly EffectiveTax[]) =>
  taxes.map(({ fromDate, taxBasisPoints }) => ({
    FromDate: fromDate,
    TaxPercent: taxBasisPoints / 100,
  }));

const toTaxGroup = ({ hsn, taxes, items }: TaxGroup, language: Language) => ({
  HSN: hsn,
  ItemCount: items.length,
  ItemNames: items.slice(0, maxNamedItems).map((item) => itemName(item, language)),
  Rates: toTaxRates(taxes),
});

export const createTaxHandlers = (
  deps: AddTaxDeps,
): Pick<
  OperationHandlers<typeof itemAdminOperations>,
  'add-tax-rate' | 'list-tax-rates' | 'list-tax-groups'
> => ({
  'list-tax-groups': async ({ language, pagination }) => {
    const groups = groupByTax(deps.catalogIndex.listItems());
    return {
      total: groups.length,
      body: paginate(groups, pagination).map((group) => toTaxGroup(group, language)),
    };
  },
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
      body: toTaxRates(item?.taxes ?? []),
    };
  },
});
