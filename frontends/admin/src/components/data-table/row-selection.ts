import { useCallback, useState } from 'react';

/** The chosen rows by their id; they stay chosen when the page of the table changes. */
export interface RowSelection {
  readonly ids: ReadonlySet<number>;
  readonly setIds: (ids: ReadonlySet<number>) => void;
  readonly clear: () => void;
}

export const useRowSelection = (): RowSelection => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, setIds, clear };
};
