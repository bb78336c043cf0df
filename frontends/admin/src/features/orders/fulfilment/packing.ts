import type { OrderResponse } from '@tokri/contracts/api';
import { parseWholeNumber } from '@tokri/contracts/validation';

type Line = NonNullable<OrderResponse['Lines']>[number];

export type TypedQuantities = Readonly<Record<number, string>>;

/** Once one line is ticked, a line without a tick is missing. */
export const quantitiesFromTicks = (
  lines: readonly Line[],
  tickedIds: ReadonlySet<number>,
): TypedQuantities =>
  tickedIds.size === 0
    ? {}
    : Object.fromEntries(
        lines.filter(({ Id }) => !tickedIds.has(Id)).map(({ Id }) => [Id, '0'] as const),
      );

export const typedQuantity = ({ Id, Quantity }: Line, typed: TypedQuantities): string =>
  typed[Id] ?? String(Quantity);

export const parsePackedQuantity = (line: Line, typed: TypedQuantities): number | null =>
  parseWholeNumber(typedQuantity(line, typed), 0, line.Quantity);

export interface Packing {
  readonly ordered: number;
  readonly packed: number;
  readonly invalidLineIds: readonly number[];
  readonly lines: readonly { readonly Id: number; readonly Quantity: number }[];
}

export const calculatePacking = (lines: readonly Line[], typed: TypedQuantities): Packing => {
  const parsedLines = lines.map((line) => ({ line, quantity: parsePackedQuantity(line, typed) }));
  return {
    ordered: lines.reduce((sum, { Quantity }) => sum + Quantity, 0),
    packed: parsedLines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    invalidLineIds: parsedLines
      .filter(({ quantity }) => quantity === null)
      .map(({ line }) => line.Id),
    lines: parsedLines.flatMap(({ line, quantity }) =>
      quantity === null ? [] : [{ Id: line.Id, Quantity: quantity }],
    ),
  };
};
