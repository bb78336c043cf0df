import { generatedCode, isCodeTooShort, missingDeclarations, rateAboveMrp } from './rules.ts';
import type { DatedRate, Declarations, Description, Item, ShownStatus, Unit } from './item.ts';

/** A unit as staff enter it: with its first public rate. */
export interface NewUnit extends Omit<Unit, 'rates'> {
  readonly rateId: number;
  readonly ratePaise: number;
  readonly mrpPaise: number;
}

export interface NewItem extends Description {
  readonly itemId: number;
  /** Empty: one is generated. */
  readonly code: string;
  readonly status: ShownStatus;
  readonly taxBasisPoints: number;
  readonly units: readonly NewUnit[];
}

export type CreateRefusal =
  | { readonly code: 'code-too-short' }
  | { readonly code: 'declarations-missing'; readonly missing: readonly (keyof Declarations)[] }
  | { readonly code: 'rate-above-mrp'; readonly message: string };

const firstRate = (unit: NewUnit, today: string): DatedRate =>
  ({ rateId: unit.rateId, partyId: 0, fromDate: today, ratePaise: unit.ratePaise, mrpPaise: unit.mrpPaise });

/** A new item, or the first rule that it breaks. `today` is the day its first rates and its tax begin. */
export const createItem = (wish: NewItem, { today, now }: { readonly today: string; readonly now: Date }): Item | CreateRefusal => {
  const { taxBasisPoints, units, ...rest } = wish;
  const code = wish.code === '' ? generatedCode(wish.itemId) : wish.code;
  if (isCodeTooShort(code)) return { code: 'code-too-short' };
  const missing = wish.status === 'on-sale' ? missingDeclarations(wish.declarations) : [];
  if (missing.length > 0) return { code: 'declarations-missing', missing };
  const taxes = [{ fromDate: today, taxBasisPoints }];
  for (const unit of units) {
    const message = rateAboveMrp(taxes, firstRate(unit, today));
    if (message !== null) return { code: 'rate-above-mrp', message: `${unit.name}: ${message}` };
  }
  const priced = units.map(({ unitId, name, maxPerOrder, net, ...rate }) => ({ unitId, name, maxPerOrder, net, rates: [firstRate({ unitId, name, maxPerOrder, net, ...rate }, today)] }));
  return { ...rest, code, taxes, units: priced, changedAt: now };
};

/** True for what createItem refused. */
export const isRefusal = (outcome: Item | CreateRefusal): outcome is CreateRefusal => !('itemId' in outcome);
