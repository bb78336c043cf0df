/** Background colours of categories and their items. */
export const tints = [
  'fresh',
  'staples',
  'dairy',
  'meat',
  'drinks',
  'snacks',
  'world',
  'baby',
  'care',
  'clean',
  'home',
] as const;
export type Tint = (typeof tints)[number];

/** Categories from before tints were checked may have another text. */
export const toTint = (text: string): Tint => tints.find((tint) => tint === text) ?? 'staples';
