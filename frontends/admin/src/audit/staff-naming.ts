import { t } from './labels.ts';

export type NameOfStaff = (staffId: number, knownName?: string) => string;

/**
 * The name, "You" for the person who is signed in, or the number of somebody who has no name or no
 * longer works here. A name that came with the record goes before that of the list.
 */
export const createStaffNaming =
  (ownId: number | undefined, names: ReadonlyMap<number, string> = new Map()): NameOfStaff =>
  (staffId, knownName = '') => {
    if (staffId === ownId) return t('you');
    return knownName || names.get(staffId) || t('staff', { id: staffId });
  };
