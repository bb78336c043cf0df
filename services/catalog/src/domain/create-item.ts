import { ok, refusal, type Outcome } from '@tokri/contracts';
import { generatedCode, isCodeTooShort, missingDeclarations, rateAboveMrp } from './rules.ts';
import type { DatedRate, Description, Item, ShownStatus, Unit } from './item.ts';

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

/** `detail` is for people: the declarations that are missing, or the unit and its rate. */
export type ItemCreated = Outcome<
  Item,
  'code-too-short' | 'declarations-missing' | 'rate-above-mrp',
  { readonly detail?: string }
>;

const firstRate = (unit: NewUnit, today: string): DatedRate => ({
  rateId: unit.rateId,
  partyId: 0,
  fromDate: today,
  ratePaise: unit.ratePaise,
  mrpPaise: unit.mrpPaise,
});

/** A new item, or the first rule that it breaks. `today` is the day its first rates and its tax begin. */
export const createItem = (
  wish: NewItem,
  { today, now }: { readonly today: string; readonly now: Date },
): ItemCreated => {
  const { taxBasisPoints, units, ...rest } = wish;
  const code = wish.code === '' ? generatedCode(wish.itemId) : wish.code;
  if (isCodeTooShort(code)) return refusal('code-too-short');
  const missing = wish.status === 'on-sale' ? missingDeclarations(wish.declarations) : [];
  if (missing.length > 0) return refusal('declarations-missing', { detail: missing.join(', ') });
  const taxes = [{ fromDate: today, taxBasisPoints }];
  for (const unit of units) {
    const message = rateAboveMrp(taxes, firstRate(unit, today));
    if (message !== null) return refusal('rate-above-mrp', { detail: `${unit.name}: ${message}` });
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
