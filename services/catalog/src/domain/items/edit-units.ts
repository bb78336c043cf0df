import { err, ok, type Result } from '@tokri/contracts/result';
import type { DatedRate, Unit } from './item.ts';

export interface EditedUnit extends Omit<Unit, 'rates' | 'isHidden'> {
  readonly isHidden: boolean;
  /** Null for a known unit, which keeps its rates. */
  readonly firstRate: Pick<DatedRate, 'rateId' | 'ratePaise' | 'mrpPaise'> | null;
}

export type EditUnitsError =
  'unknown-unit' | 'unit-missing' | 'unit-price-missing' | 'doubled-unit';

const toUnit = (
  { firstRate, isHidden, ...unit }: EditedUnit,
  known: Unit | undefined,
  today: string,
): Result<Unit, 'unknown-unit' | 'unit-price-missing'> => {
  const hidden = isHidden ? ({ isHidden } as const) : {};
  if (known) return ok({ ...unit, rates: known.rates, ...hidden });
  if (firstRate)
    return ok({ ...unit, rates: [{ ...firstRate, partyId: 0, fromDate: today }], ...hidden });
  return err(unit.unitId === 0 ? 'unit-price-missing' : 'unknown-unit');
};

const isDistinct = (values: readonly (string | number)[]): boolean =>
  new Set(values).size === values.length;

/**
 * The units in their new order. A known unit must stay, because orders and stock refer to it; it can
 * be hidden.
 */
export const editUnits = (
  units: readonly Unit[],
  edited: readonly EditedUnit[],
  today: string,
): Result<readonly Unit[], EditUnitsError> => {
  const editedIds = edited.map(({ unitId }) => unitId);
  if (units.some(({ unitId }) => !editedIds.includes(unitId))) return err('unit-missing');
  const result: Unit[] = [];
  for (const unit of edited) {
    const known = units.find(({ unitId }) => unitId === unit.unitId);
    const changed = toUnit(unit, known, today);
    if (!changed.ok) return changed;
    result.push(changed.value);
  }
  return isDistinct(editedIds) && isDistinct(edited.map(({ name }) => name.toLowerCase()))
    ? ok(result)
    : err('doubled-unit');
};
