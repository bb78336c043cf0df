import { guard, writeGuarded } from '@tokri/service-kit/mongo';
import type { GuardedWrite } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { HoldLine, HoldStore, Taking } from '../application/ports/holds.ts';
import { claimName } from '../domain/claim.ts';

/**
 * Something that orders take of. `holds.<orderId>` is what that order has set aside; 0 says that it let go, −1 that it took its part out: either way it
 * cannot take again. `free` changes only in the write that changes a hold, so free + set aside is what there was.
 */
export interface HeldDocument {
  readonly _id: number | string;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}

const letGo = 0;
const tookOut = -1;
const holdOf = ({ orderId }: HoldLine): string => `holds.${claimName(orderId)}`;

const enough = ({ quantity, lowest = 0 }: HoldLine) =>
  lowest === null ? {} : { free: { $gte: lowest + quantity } };

interface HoldParts<Doc> {
  /** Hears of every change of what is free that this process makes. */
  readonly onChange?: (doc: Doc) => void;
  /** The document stands on a compacted topic. */
  readonly isPublished: boolean;
  /** What is used for good is counted in `sold` and `soldPaise`, in the very write that uses it: once, however often it is repeated. */
  readonly countsSales?: boolean;
}

/** The guarded writes of everything that is held. */
export const createHoldStore = <Doc extends HeldDocument>(
  model: Model<Doc>,
  { onChange = () => undefined, isPublished, countsSales = false }: HoldParts<Doc>,
): HoldStore => {
  const published = isPublished ? { dirty: true } : {};
  const sold = (
    { quantity, packed = quantity, valuePaise = 0 }: HoldLine,
    sign: 1 | -1,
  ): Readonly<Record<string, number>> =>
    countsSales ? { sold: sign * packed, soldPaise: sign * valuePaise } : {};
  const write = async (line: HoldLine, change: Omit<GuardedWrite, 'id'>): Promise<boolean> => {
    const written = await writeGuarded(model, { id: line.unitId, ...change });
    if (written) onChange(written);
    return written !== null;
  };
  const classify = async (line: HoldLine): Promise<Taking> => {
    const held = (await model
      .findOne(guard({ _id: line.unitId }) as never)
      .lean()
      .exec()) as HeldDocument | null;
    const hold = held?.holds[claimName(line.orderId)];
    if (hold === undefined) return { kind: 'short', free: held?.free ?? 0 };
    return { kind: hold > 0 ? 'already-taken' : 'let-go' };
  };

  return {
    take: async (line) => {
      const hold = holdOf(line);
      const isTaken = await write(line, {
        guard: { ...enough(line), [hold]: { $exists: false } },
        inc: { free: -line.quantity },
        set: { [hold]: line.quantity },
        ...published,
      });
      return isTaken ? { kind: 'taken' } : classify(line);
    },
    giveBack: async (line) => {
      const hold = holdOf(line);
      const bar = () =>
        write(line, { guard: { [hold]: { $exists: false } }, set: { [hold]: letGo } });
      const free = () =>
        write(line, {
          guard: { [hold]: line.quantity },
          inc: { free: line.quantity },
          set: { [hold]: letGo },
          ...published,
        });
      // A late taker may come between the first two; after it the hold is there and the third finds it.
      if (!(await free()) && !(await bar())) await free();
    },
    takeOut: async (line) => {
      const rest = line.quantity - (line.packed ?? line.quantity);
      await write(line, {
        guard: { [holdOf(line)]: line.quantity },
        set: { [holdOf(line)]: tookOut },
        inc: { ...(rest > 0 ? { free: rest } : {}), ...sold(line, 1) },
        ...(rest > 0 ? published : {}),
      });
    },
    putBack: async (line) => {
      await write(line, {
        guard: { [holdOf(line)]: { $ne: letGo } },
        inc: { free: line.packed ?? line.quantity, ...sold(line, -1) },
        set: { [holdOf(line)]: letGo },
        ...published,
      });
    },
    forget: async (line) => {
      await write(line, { guard: { [holdOf(line)]: { $lte: letGo } }, unset: [holdOf(line)] });
    },
  };
};
