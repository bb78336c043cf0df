import { t } from './labels.ts';

export type NameOfStaff = (staffId: number, knownName?: string) => string;

/**
 * Shows "You" for the signed-in person, otherwise the name, or the number when there is no name or
 * the person has left. A name stored in the record wins over the one in the staff list.
 */
export const createStaffNaming =
  (ownId: number | undefined, names: ReadonlyMap<number, string> = new Map()): NameOfStaff =>
  (staffId, knownName = '') => {
    if (staffId === ownId) return t('you');
    return knownName || names.get(staffId) || t('staff', { id: staffId });
  };
