import { trustedFilter, conditionalUpdate } from '@tokri/service-kit/mongo';
import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type {
  ReservedQuantity,
  ReservedQuantityStore,
  ReserveResult,
} from '../../application/ports/reserved-quantities.ts';
import { reservationKey } from '../../domain/reservations/reservation-id.ts';

/**
 * A counted resource. `holds.<reservationKey>` is the quantity reserved for an order; 0 means
 * released and −1 consumed, and both block another reservation. `free` changes only together with
 * it, so that nothing is sold twice.
 */
export interface ReservedQuantityDocument {
  readonly _id: number | string;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}

const released = 0;
const consumed = -1;
const quantityPath = ({ reservationId }: ReservedQuantity): string =>
  `holds.${reservationKey(reservationId)}`;

const hasEnough = ({ quantity, minAvailable = 0 }: ReservedQuantity) =>
  minAvailable === null ? {} : { free: { $gte: minAvailable + quantity } };

interface ReservedQuantityStoreOptions<Doc> {
  readonly onChange?: (document: Doc) => void;
  readonly isPublished: boolean;
  /** Updates `sold` and `soldPaise` in the same write, so that a retry counts nothing twice. */
  readonly countsSales?: boolean;
  /** Stock can be withdrawn from sale; then nothing of it is reserved. */
  readonly canBeWithdrawn?: boolean;
}

const isNotWithdrawn = { isWithdrawn: { $ne: true } };

const explainRejection = async <Doc extends ReservedQuantityDocument>(
  model: Model<Doc>,
  line: ReservedQuantity,
): Promise<ReserveResult> => {
  const document = (await model
    .findOne(trustedFilter({ _id: line.resourceId }) as never)
    .lean()
    .exec()) as (ReservedQuantityDocument & { readonly isWithdrawn?: boolean }) | null;
  const quantity = document?.holds[reservationKey(line.reservationId)];
  if (quantity === undefined)
    return { kind: 'short', free: document?.isWithdrawn ? 0 : (document?.free ?? 0) };
  return { kind: quantity > 0 ? 'already-reserved' : 'released' };
};

type WriteReservedQuantity = (
  line: ReservedQuantity,
  change: Omit<ConditionalUpdate, 'id'>,
) => Promise<boolean>;

const createConsumption = (
  write: WriteReservedQuantity,
  {
    published,
    countsSales,
  }: {
    readonly published: Pick<ConditionalUpdate, 'needsPublishing'>;
    readonly countsSales: boolean;
  },
): Pick<ReservedQuantityStore, 'consume' | 'restore' | 'clear'> => {
  const sold = (
    { quantity, packed = quantity, valuePaise = 0 }: ReservedQuantity,
    sign: 1 | -1,
  ): Readonly<Record<string, number>> =>
    countsSales ? { sold: sign * packed, soldPaise: sign * valuePaise } : {};
  return {
    consume: async (line) => {
      const unpacked = line.quantity - (line.packed ?? line.quantity);
      await write(line, {
        precondition: { [quantityPath(line)]: line.quantity },
        set: { [quantityPath(line)]: consumed },
        inc: { ...(unpacked > 0 ? { free: unpacked } : {}), ...sold(line, 1) },
        ...(unpacked > 0 ? published : {}),
      });
    },
    restore: async (line) => {
      await write(line, {
        precondition: { [quantityPath(line)]: { $ne: released } },
        inc: { free: line.packed ?? line.quantity, ...sold(line, -1) },
        set: { [quantityPath(line)]: released },
        ...published,
      });
    },
    clear: async (line) => {
      await write(line, {
        precondition: { [quantityPath(line)]: { $lte: released } },
        unset: [quantityPath(line)],
      });
    },
  };
};

export const createReservedQuantityStore = <Doc extends ReservedQuantityDocument>(
  model: Model<Doc>,
  {
    onChange = () => undefined,
    isPublished,
    countsSales = false,
    canBeWithdrawn = false,
  }: ReservedQuantityStoreOptions<Doc>,
): ReservedQuantityStore => {
  const published = isPublished ? { needsPublishing: true } : {};
  const onSale = canBeWithdrawn ? isNotWithdrawn : {};
  const write: WriteReservedQuantity = async (line, change) => {
    const written = await conditionalUpdate(model, { id: line.resourceId, ...change });
    if (written) onChange(written);
    return written !== null;
  };
  return {
    reserve: async (line) => {
      const path = quantityPath(line);
      const isReserved = await write(line, {
        precondition: { ...hasEnough(line), ...onSale, [path]: { $exists: false } },
        inc: { free: -line.quantity },
        set: { [path]: line.quantity },
        ...published,
      });
      return isReserved ? { kind: 'reserved' } : explainRejection(model, line);
    },
    release: async (line) => {
      const path = quantityPath(line);
      const blockLateReservation = () =>
        write(line, { precondition: { [path]: { $exists: false } }, set: { [path]: released } });
      const releaseReserved = () =>
        write(line, {
          precondition: { [path]: line.quantity },
          inc: { free: line.quantity },
          set: { [path]: released },
          ...published,
        });
      // A late reservation may arrive between the first two writes; then the third releases it.
      if (!(await releaseReserved()) && !(await blockLateReservation())) await releaseReserved();
    },
    ...createConsumption(write, { published, countsSales }),
  };
};
