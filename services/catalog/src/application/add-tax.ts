import { ok, kolkataDate, Problem, refusal, type Outcome } from '@tokri/contracts';
import { addTax } from '../domain/add-tax.ts';
import type { DatedTax, Item } from '../domain/item.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemNeeds } from './change-item.ts';
import type { Clock } from './ports/clock-and-ids.ts';

export interface TaxWish extends DatedTax {
  /** 0: all items of the HSN code. */
  readonly itemId: number;
  readonly hsn: string;
}

/** How many items have the tax now, and which cannot before they have another rate. */
export interface Taxed {
  readonly changed: number;
  readonly aboveMrp: readonly { readonly item: Item; readonly detail: string }[];
}

const named = ({ catalogue }: ChangeItemNeeds, { itemId, hsn }: TaxWish): readonly Item[] => {
  if (itemId === 0) return catalogue.all().filter((item) => item.hsn === hsn);
  const stored = catalogue.item(itemId);
  if (!stored) throw new Problem('not-found');
  return [stored.item];
};

/** Items changed at once. */
const together = 8;

/** GST of an item, or of all items of an HSN code, from a day on. Each item is a write of its own; sending it again finishes what broke off. @throws Problem not-found. */
export const addTaxFor = async (
  needs: ChangeItemNeeds & { readonly clock: Clock },
  wish: TaxWish,
): Promise<Outcome<Taxed, 'nothing-named' | 'date-past'>> => {
  if ((wish.itemId === 0) === (wish.hsn === '')) return refusal('nothing-named');
  const now = needs.clock();
  if (wish.fromDate < kolkataDate(now)) return refusal('date-past');
  const tax = { fromDate: wish.fromDate, taxBasisPoints: wish.taxBasisPoints };
  const items = named(needs, wish);
  const aboveMrp: { item: Item; detail: string }[] = [];
  for (let from = 0; from < items.length; from += together) {
    await Promise.all(
      items.slice(from, from + together).map(async (item) => {
        const outcome = await changeItem(needs, item.itemId, (current) =>
          addTax(current, tax, now),
        );
        if (outcome && !outcome.ok) aboveMrp.push({ item, detail: outcome.detail ?? '' });
      }),
    );
  }
  return ok({ changed: items.length - aboveMrp.length, aboveMrp });
};
