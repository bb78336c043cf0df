import { dataCopyParts } from '@tokri/contracts/api';
import type { DataCopyPart } from '@tokri/contracts/api';

/** One part that cannot be read must not cost the others. */
export const createPartReader = () => {
  const incomplete = new Set<DataCopyPart>();
  let firstError: Error | null = null;
  return {
    read: async <Data>(
      part: DataCopyPart,
      read: () => Promise<Data>,
      otherwise: Data,
    ): Promise<Data> => {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        firstError ??= error;
        incomplete.add(part);
        return otherwise;
      }
    },
    markIncomplete: (part: DataCopyPart): void => {
      incomplete.add(part);
    },
    isIncomplete: (part: DataCopyPart): boolean => incomplete.has(part),
    /** @throws the first error when every part failed. */
    listIncomplete: (): readonly DataCopyPart[] => {
      if (firstError && dataCopyParts.every((part) => incomplete.has(part))) throw firstError;
      return dataCopyParts.filter((part) => incomplete.has(part));
    },
  };
};
export type PartReader = ReturnType<typeof createPartReader>;
