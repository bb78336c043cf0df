import { createLastWrittenCache } from '@tokri/service-kit/mongo';
import type { SlotDocument } from './slot-model.ts';

/** A slot with a thousand holds takes 300 KB. */
const maxSlots = 300;

export interface LastWrittenSlots {
  get(slotId: number): SlotDocument | undefined;
  set(document: SlotDocument): void;
}

/** Concurrent writes are answered in any order: an older version does not replace a newer one. */
export const createLastWrittenSlots = (): LastWrittenSlots => {
  const written = createLastWrittenCache<number, SlotDocument>(maxSlots);
  return {
    get: written.get,
    set: (document) => {
      if (document.rev > (written.get(document._id)?.rev ?? -1))
        written.set(document._id, document);
    },
  };
};
