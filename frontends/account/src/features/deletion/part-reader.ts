const dataParts = [
  'profile',
  'addresses',
  'orders',
  'bills',
  'payments',
  'messages',
  'favourites',
  'preferences',
  'devices',
] as const;
export type DataPart = (typeof dataParts)[number];

/** One part that cannot be read must not cost the others. */
export const createPartReader = () => {
  const incomplete = new Set<DataPart>();
  let firstError: Error | null = null;
  return {
    read: async <Data>(
      part: DataPart,
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
    markIncomplete: (part: DataPart): void => {
      incomplete.add(part);
    },
    isIncomplete: (part: DataPart): boolean => incomplete.has(part),
    /** @throws the first error when every part failed. */
    listIncomplete: (): readonly DataPart[] => {
      if (firstError && dataParts.every((part) => incomplete.has(part))) throw firstError;
      return dataParts.filter((part) => incomplete.has(part));
    },
  };
};
export type PartReader = ReturnType<typeof createPartReader>;
