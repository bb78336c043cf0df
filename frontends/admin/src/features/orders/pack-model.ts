import type { OrderAnswer } from '@tokri/contracts/http';

type Line = NonNullable<OrderAnswer['Lines']>[number];

/** What staff typed of each line, by its id; a line that nobody touched is whole. */
export type Typed = Readonly<Record<number, string>>;

export const typedOf = ({ Id, Quantity }: Line, typed: Typed): string =>
  typed[Id] ?? String(Quantity);

/** Pieces in the bag, or null for what is no number from 0 to what was ordered. */
export const packedOf = (line: Line, typed: Typed): number | null => {
  const text = typedOf(line, typed).trim();
  return /^\d{1,5}$/.test(text) && Number(text) <= line.Quantity ? Number(text) : null;
};

export interface Packing {
  readonly ordered: number;
  readonly packed: number;
  /** Ids of lines whose number is none. */
  readonly wrong: readonly number[];
  readonly lines: readonly { readonly Id: number; readonly Quantity: number }[];
}

export const packingOf = (lines: readonly Line[], typed: Typed): Packing => {
  const counted = lines.map((line) => ({ line, quantity: packedOf(line, typed) }));
  return {
    ordered: lines.reduce((sum, { Quantity }) => sum + Quantity, 0),
    packed: counted.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    wrong: counted.filter(({ quantity }) => quantity === null).map(({ line }) => line.Id),
    lines: counted.flatMap(({ line, quantity }) =>
      quantity === null ? [] : [{ Id: line.Id, Quantity: quantity }],
    ),
  };
};
