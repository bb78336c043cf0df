import { trustedFilter, conditionalUpdate } from '@tokri/service-kit/mongo';
import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { Hold, HoldStore, HoldResult } from '../../application/ports/holds.ts';
import { reservationKey } from '../../domain/reservations/reservation-id.ts';

/**
 * A counted resource. `holds.<reservationKey>` is the quantity that the reservation holds; 0 means
 * released and −1 consumed, and both block another hold. `free` changes only together with a hold,
 * so that nothing is sold twice.
 */
export interface HoldDocument {
  readonly _id: number | string;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}

const released = 0;
const consumed = -1;
const holdPath = ({ reservationId }: Hold): string => `holds.${reservationKey(reservationId)}`;

const hasEnough = ({ quantity, minAvailable = 0 }: Hold) =>
  minAvailable === null ? {} : { free: { $gte: minAvailable + quantity } };

interface HoldStoreOptions<Doc> {
  readonly onChange?: (document: Doc) => void;
  readonly isPublished: boolean;
  /** Updates `sold` and `soldPaise` in the same write, so that a retry counts nothing twice. */
  readonly countsSales?: boolean;
}

const explainRejection = async <Doc extends HoldDocument>(
  model: Model<Doc>,
  line: Hold,
): Promise<HoldResult> => {
  const document = (await model
    .findOne(trustedFilter({ _id: line.resourceId }) as never)
    .lean()
    .exec()) as HoldDocument | null;
  const hold = document?.holds[reservationKey(line.reservationId)];
  if (hold === undefined) return { kind: 'short', free: document?.free ?? 0 };
  return { kind: hold > 0 ? 'already-held' : 'released' };
};

type WriteHold = (hold: Hold, change: Omit<ConditionalUpdate, 'id'>) => Promise<boolean>;

const createConsumption = (
  write: WriteHold,
  {
    published,
    countsSales,
  }: {
    readonly published: Pick<ConditionalUpdate, 'needsPublishing'>;
    readonly countsSales: boolean;
  },
): Pick<HoldStore, 'consume' | 'restore' | 'clear'> => {
  const sold = (
    { quantity, packed = quantity, valuePaise = 0 }: Hold,
    sign: 1 | -1,
  ): Readonly<Record<string, number>> =>
    countsSales ? { sold: sign * packed, soldPaise: sign * valuePaise } : {};
  return {
    consume: async (line) => {
      const unpacked = line.quantity - (line.packed ?? line.quantity);
      await write(line, {
        precondition: { [holdPath(line)]: line.quantity },
        set: { [holdPath(line)]: consumed },
        inc: { ...(unpacked > 0 ? { free: unpacked } : {}), ...sold(line, 1) },
        ...(unpacked > 0 ? published : {}),
      });
    },
    restore: async (line) => {
      await write(line, {
        precondition: { [holdPath(line)]: { $ne: released } },
        inc: { free: line.packed ?? line.quantity, ...sold(line, -1) },
        set: { [holdPath(line)]: released },
        ...published,
      });
    },
    clear: async (line) => {
      await write(line, {
        precondition: { [holdPath(line)]: { $lte: released } },
        unset: [holdPath(line)],
      });
    },
  };
};

export const createHoldStore = <Doc extends HoldDocument>(
  model: Model<Doc>,
  { onChange = () => undefined, isPublished, countsSales = false }: HoldStoreOptions<Doc>,
): HoldStore => {
  const published = isPublished ? { needsPublishing: true } : {};
  const write: WriteHold = async (line, change) => {
    const written = await conditionalUpdate(model, { id: line.resourceId, ...change });
    if (written) onChange(written);
    return written !== null;
  };
  return {
    hold: async (line) => {
      const hold = holdPath(line);
      const isHeld = await write(line, {
        precondition: { ...hasEnough(line), [hold]: { $exists: false } },
        inc: { free: -line.quantity },
        set: { [hold]: line.quantity },
        ...published,
      });
      return isHeld ? { kind: 'held' } : explainRejection(model, line);
    },
    release: async (line) => {
      const hold = holdPath(line);
      const blockLateHold = () =>
        write(line, { precondition: { [hold]: { $exists: false } }, set: { [hold]: released } });
      const releaseHold = () =>
        write(line, {
          precondition: { [hold]: line.quantity },
          inc: { free: line.quantity },
          set: { [hold]: released },
          ...published,
        });
      // A late hold may arrive between the first two writes; then the third releases it.
      if (!(await releaseHold()) && !(await blockLateHold())) await releaseHold();
    },
    ...createConsumption(write, { published, countsSales }),
  };
};
