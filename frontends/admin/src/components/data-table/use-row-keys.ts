import { useRef, type RefObject } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

const focusedRowIndex = (rows: readonly HTMLTableRowElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

/** J and K move the focus to the next and previous row's first link or button, X selects the focused row. */
export const useRowKeys = (): RefObject<HTMLTableElement | null> => {
  const tableRef = useRef<HTMLTableElement>(null);
  const listRows = (): HTMLTableRowElement[] => [...(tableRef.current?.tBodies[0]?.rows ?? [])];
  const focusRow = (step: 1 | -1): void => {
    const rows = listRows();
    const index = focusedRowIndex(rows);
    const row = rows[index === -1 ? 0 : index + step];
    row?.querySelector<HTMLElement>('a[href], button')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const toggleRow = (): void => {
    const rows = listRows();
    rows[focusedRowIndex(rows)]?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  };
  useHotkeys('j', () => focusRow(1));
  useHotkeys('k', () => focusRow(-1));
  useHotkeys('x', toggleRow);
  return tableRef;
};
