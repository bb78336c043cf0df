import type { ItemGroup } from '@tokri/contracts/http';

/** Places for departments, one of which the offers take when it is left: three rows of four on phones, one row on wide screens. */
export const aislesMax = 12;
/** Departments with a shelf of their own on home, each read when it comes near. */
export const groupShelvesMax = 3;
/** Rows of the rate board: three columns of three on wide screens. */
export const ratesMax = 9;

/** The department of the rate board: fresh produce, whose prices change by the day, else the first. */
export const boardGroup = (groups: readonly ItemGroup[]): ItemGroup | undefined =>
  groups.find(({ Tint, Count }) => Tint === 'fresh' && Count > 0) ??
  groups.find(({ Count }) => Count > 0);

/** Departments that get a shelf: those that have something, after the board's. */
export const shelfGroups = (groups: readonly ItemGroup[]): readonly ItemGroup[] => {
  const board = boardGroup(groups);
  return groups.filter(({ Id, Count }) => Count > 0 && Id !== board?.Id).slice(0, groupShelvesMax);
};
