import { trustedFilter, conditionalUpdate } from '@tokri/service-kit/mongo';
import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type {
  ReservedQuantity,
  ReservedQuantityStore,
  ReserveResult,
} from '../../application/ports/reserved-quantities.ts';
import { sellable } from '../../domain/stock/sellable-stock.ts';
import { reservationKey } from '../../domain/reservations/reservation-id.ts';

/**
 * A counted resource. `holds.<reservationKey>` is the quantity reserved for an order; 0 means
 * released and −1 consumed, and both block another reservation. `free` changes only together with
 * it, so that nothing is sold twice. Stock that is short for its orders has a `free` below 0, which
 * a release fills before anything can be reserved again.
 */
export interface ReservedQuantityDocument {
  readonly _id: number | string;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}

const released = 0;
export const consumed = -1;
export const quantityPath = ({ reservationId }: ReservedQuantity): string =>
  `holds.${reservationKey(reservationId)}`;

const hasEnough = ({ quantity, minAvailable = 0 }: ReservedQuantity) =>
  minAvailable === null ? {} : { free: { $gte: minAvailable + quantity } };

interface ReservedQuantityStoreOptions<Doc> {
  readonly onChange?: (document: Doc) => void;
  readonly isPublished: boolean;
  readonly countsSales?: boolean;
}

/** Stock can be withdrawn from sale; then nothing of it is free. */
type StoredQuantity = ReservedQuantityDocument & { readonly isWithdrawn?: boolean };

export const explainRejection = (
  document: StoredQuantity | null,
  line: ReservedQuantity,
): ReserveResult => {
  const quantity = document?.holds[reservationKey(line.reservationId)];
  if (quantity === undefined) return { kind: 'short', free: document ? sellable(document) : 0 };
  return { kind: quantity > 0 ? 'already-reserved' : 'released' };
};

const findQuantity = <Doc extends ReservedQuantityDocument>(
  model: Model<Doc>,
  { resourceId }: ReservedQuantity,
): Promise<StoredQuantity | null> =>
  model
    .findOne(trustedFilter({ _id: resourceId }) as never)
    .lean<StoredQuantity>()
    .exec();

/** For stock: changes with the sale in one write, so that a retry counts nothing twice. */
export const toSale = (
  { quantity, packed = quantity, valuePaise = 0 }: ReservedQuantity,
  sign: 1 | -1,
): Readonly<Record<string, number>> => ({ sold: sign * packed, soldPaise: sign * valuePaise });

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
): Pick<ReservedQuantityStore, 'consume' | 'restore' | 'clear'> => ({
  consume: async (line) => {
    const unpacked = line.quantity - (line.packed ?? line.quantity);
    await write(line, {
      precondition: { [quantityPath(line)]: line.quantity },
      set: { [quantityPath(line)]: consumed },
      ...(unpacked > 0 ? { inc: { free: unpacked }, ...published } : {}),
    });
  },
  restore: async (line) => {
    await write(line, {
      precondition: { [quantityPath(line)]: { $ne: released } },
      inc: { free: line.packed ?? line.quantity, ...(countsSales ? toSale(line, -1) : {}) },
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
});

export const createReservedQuantityStore = <Doc extends ReservedQuantityDocument>(
  model: Model<Doc>,
  {
    onChange = () => undefined,
    isPublished,
    countsSales = false,
  }: ReservedQuantityStoreOptions<Doc>,
): ReservedQuantityStore => {
  const published = isPublished ? { needsPublishing: true } : {};
  const write: WriteReservedQuantity = async (line, change) => {
    const written = await conditionalUpdate(model, { id: line.resourceId, ...change });
    if (written) onChange(written);
    return written !== null;
  };
  return {
    reserve: async (line) => {
      const path = quantityPath(line);
      const isReserved = await write(line, {
        precondition: { ...hasEnough(line), [path]: { $exists: false } },
        inc: { free: -line.quantity },
        set: { [path]: line.quantity },
        ...published,
      });
      return isReserved
        ? { kind: 'reserved' }
        : explainRejection(await findQuantity(model, line), line);
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
