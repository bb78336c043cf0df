/** The order of the rows, as the server applies it. */
export interface Sorting {
  readonly column: string;
  readonly isDescending: boolean;
}

/** `name` sorts ascending, `-name` descending, as in a page's address. */
export const parseSorting = (text: string | null): Sorting | null => {
  if (!text) return null;
  const isDescending = text.startsWith('-');
  return { column: isDescending ? text.slice(1) : text, isDescending };
};

export const formatSorting = (sorting: Sorting | null): string =>
  sorting ? `${sorting.isDescending ? '-' : ''}${sorting.column}` : '';
