import { err, ok, type Result } from '@tokri/contracts/result';
import {
  generatedCode,
  isCodeTooShort,
  missingDeclarations,
  type DeclarationsMissing,
} from './item-rules.ts';
import { findAboveMrp, rateAboveMrp, type RateAboveMrp } from '../rates/mrp-limit.ts';
import type { DatedRate, ItemDescription, Item, ListingStatus, Unit } from './item.ts';

export type NewUnit = Omit<Unit, 'rates'> & Pick<DatedRate, 'rateId' | 'ratePaise' | 'mrpPaise'>;

export interface NewItem extends ItemDescription {
  readonly itemId: number;
  readonly code: string;
  readonly status: ListingStatus;
  readonly taxBasisPoints: number;
  readonly units: readonly NewUnit[];
}

export type CreateItemResult = Result<Item, 'code-too-short'> | DeclarationsMissing | RateAboveMrp;

const firstRate = (unit: NewUnit, today: string): DatedRate => ({
  rateId: unit.rateId,
  partyId: 0,
  fromDate: today,
  ratePaise: unit.ratePaise,
  mrpPaise: unit.mrpPaise,
});

export const buildItem = (
  newItem: NewItem,
  { today, now }: { readonly today: string; readonly now: Date },
): CreateItemResult => {
  const { taxBasisPoints, units, ...rest } = newItem;
  const code = newItem.code === '' ? generatedCode(newItem.itemId) : newItem.code;
  if (isCodeTooShort(code)) return err('code-too-short');
  const missing = newItem.status === 'on-sale' ? missingDeclarations(newItem.declarations) : [];
  if (missing.length > 0) return { ok: false, code: 'declarations-missing', missing };
  const taxes = [{ fromDate: today, taxBasisPoints }];
  for (const unit of units) {
    const aboveMrp = findAboveMrp(taxes, firstRate(unit, today));
    if (aboveMrp) return rateAboveMrp(aboveMrp, unit);
  }
  const priced = units.map(({ unitId, name, maxPerOrder, net, ...rate }) => ({
    unitId,
    name,
    maxPerOrder,
    net,
    rates: [firstRate({ unitId, name, maxPerOrder, net, ...rate }, today)],
  }));
  return ok({ ...rest, code, taxes, units: priced, changedAt: now });
};
