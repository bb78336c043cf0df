/** A department of the shop, in shelf order. */
export interface ItemGroup {
  readonly itemGroupId: number;
  readonly name: string;
  readonly tint: string;
  readonly position: number;
  /** Hash of a stored image, or empty. */
  readonly image: string;
}

/** A shelf in a department. */
export interface ItemType {
  readonly itemTypeId: number;
  readonly name: string;
  readonly code: string;
  readonly narration: string;
  readonly itemGroupId: number;
  readonly image: string;
  readonly changedAt: Date;
}

/** Names are compared without case and surrounding or doubled blanks, so that one shelf is not made twice. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Types are told apart by group and name: one name may stand in two departments. */
export const typeKey = (itemGroupId: number, name: string): string =>
  `${itemGroupId}/${nameKey(name)}`;

/** A tint for a department that came without one (look.md, Colours). */
export const plainTint = 'staples';
