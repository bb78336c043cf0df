import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import { addTaxToItem } from '../../domain/rates/add-tax.ts';
import type { PackAboveMrp } from '../../domain/rates/mrp-limit.ts';
import type { EffectiveTax, Item } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import { changeItem } from '../items/change-item.ts';
import type { ChangeItemDeps } from '../items/change-item.ts';
import type { Clock } from '@tokri/service-kit/use-case';

export interface AddTaxDeps extends ChangeItemDeps {
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

export interface AddTaxCommand extends EffectiveTax {
  readonly itemId: number;
  readonly hsn: string;
}

export interface AddTaxSummary {
  readonly changed: number;
  readonly aboveMrp: readonly { readonly item: Item; readonly aboveMrp: PackAboveMrp }[];
}

const findNamedItems = (
  { catalogIndex }: Pick<AddTaxDeps, 'catalogIndex'>,
  { itemId, hsn }: AddTaxCommand,
): readonly Item[] => {
  if (itemId === 0) return catalogIndex.listItems().filter((item) => item.hsn === hsn);
  const stored = catalogIndex.findItem(itemId);
  if (!stored) throw new ProblemError('not-found');
  return [stored.item];
};

const concurrency = 8;

/**
 * Each item is a separate write; a retry completes an interrupted call. @throws ProblemError
 * not-found.
 */
export const addTaxRate = async (
  deps: AddTaxDeps,
  command: AddTaxCommand,
): Promise<Result<AddTaxSummary, 'nothing-named' | 'date-past'>> => {
  if ((command.itemId === 0) === (command.hsn === '')) return err('nothing-named');
  const now = deps.clock();
  if (command.fromDate < shopDate(now)) return err('date-past');
  const tax = { fromDate: command.fromDate, taxBasisPoints: command.taxBasisPoints };
  const items = findNamedItems(deps, command);
  const aboveMrp: { item: Item; aboveMrp: PackAboveMrp }[] = [];
  for (let from = 0; from < items.length; from += concurrency) {
    await Promise.all(
      items.slice(from, from + concurrency).map(async (item) => {
        const result = await changeItem(deps, item.itemId, (current) =>
          addTaxToItem(current, tax, now),
        );
        if (result && !result.ok) aboveMrp.push({ item, aboveMrp: result.aboveMrp });
      }),
    );
  }
  return ok({ changed: items.length - aboveMrp.length, aboveMrp });
};
