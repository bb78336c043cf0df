import * as z from 'zod/mini';
import { correctionReasons, type stockChangeKinds } from '../../../validation/stock-movements.ts';

interface Amount {
  Kind: string;
  Quantity?: number | undefined;
}
export const needsQuantity = z.refine<Amount>(
  ({ Kind, Quantity = 0 }) => Kind !== 'receive' || Quantity > 0,
  { path: ['Quantity'], error: 'must be above 0' },
);
/** A count that was left out would empty the shelf. */
export const needsCount = z.refine<Amount>(
  ({ Kind, Quantity }) => Kind !== 'correct' || Quantity !== undefined,
  { path: ['Quantity'], error: 'must be the units on the shelf' },
);
export const needsReason = z.refine<{ Kind: string; Reason?: string | undefined }>(
  ({ Kind, Reason }) => Kind !== 'correct' || Reason !== undefined,
  { path: ['Reason'], error: `must be one of ${correctionReasons.join(', ')}` },
);
export const needsNote = z.refine<{ Reason?: string | undefined; Note: string }>(
  ({ Reason, Note }) => Reason !== 'other' || Note !== '',
  { path: ['Note'], error: 'must not be empty' },
);
export const needsUndone = z.refine<{ Kind: string; Undone?: string | undefined }>(
  ({ Kind, Undone }) => Kind !== 'undo' || Undone !== undefined,
  { path: ['Undone'], error: 'must be the id of a movement' },
);
type Kind = (typeof stockChangeKinds)[number];
const kindsByField = {
  Quantity: ['receive', 'correct'],
  Shown: ['correct'],
  Reason: ['correct'],
  Note: ['correct'],
  Undone: ['undo'],
  SeenSecondsAgo: ['receive', 'correct', 'sold-out', 'withdraw', 'relist'],
} as const satisfies Record<string, readonly Kind[]>;
type KindField = keyof typeof kindsByField;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A field that is ignored would let staff believe that it counted: `sold-out` of 3 units. */
const onlyOfItsKinds = (field: KindField) =>
  z.refine<{ Kind: Kind } & Partial<Record<KindField, unknown>>>(
    (body) => kindsByField[field].some((kind) => kind === body.Kind) || !isGiven(body[field]),
    { path: [field], error: `is only for ${kindsByField[field].join(', ')}` },
  );
export const fieldsOfItsKind = (Object.keys(kindsByField) as KindField[]).map(onlyOfItsKinds);

/** Staff cannot change something before they have seen it. */
export const agesInOrder = z.refine<{
  MadeSecondsAgo?: number | undefined;
  SeenSecondsAgo?: number | undefined;
}>(
  ({ MadeSecondsAgo = 0, SeenSecondsAgo }) =>
    SeenSecondsAgo === undefined || SeenSecondsAgo >= MadeSecondsAgo,
  { path: ['SeenSecondsAgo'], error: 'must be at least MadeSecondsAgo' },
);

/** A count rests on the figure that staff saw, not on the time. */
export const needsShown = z.refine<{
  Kind: string;
  Shown: number | null;
  SeenSecondsAgo?: number | undefined;
}>(
  ({ Kind, Shown, SeenSecondsAgo }) =>
    Kind !== 'correct' || Shown !== null || SeenSecondsAgo === undefined,
  { path: ['Shown'], error: 'must be given with SeenSecondsAgo' },
);
