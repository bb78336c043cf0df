import type { Suggestion } from '@tokri/contracts/api';
import { nextActiveIndex } from '@tokri/web-kit/combobox';
import { useCartLines } from '@tokri/web-kit/session';
import { announce } from '@tokri/web-kit/ui';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type Ref,
} from 'react';
import { t } from './labels.ts';
import { rememberSearch, useRecentSearches } from './recent-searches.ts';
import { SuggestionGrid, type ActiveCell } from './suggestion-grid.tsx';
import {
  rowActions,
  rowPath,
  toRowItem,
  type RowItem,
  type SuggestionRow,
} from './suggestion-row.ts';
import { useSuggestedItems } from './use-suggested-items.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface GridState {
  readonly gridId: string;
  readonly activeId: string | undefined;
}

export interface SuggestionListHandle {
  readonly handleKey: (key: string) => boolean;
}

export interface SuggestionListProps {
  readonly ref: Ref<SuggestionListHandle>;
  readonly typed: string;
  readonly onShown: (grid: GridState | undefined) => void;
  readonly onClose: () => void;
  readonly onSelect: (path: string) => void;
}

const none = -1;
const movesCaret = (key: string): boolean => key !== 'ArrowDown' && key !== 'ArrowUp';

const useRows = (typed: string): { readonly rows: readonly SuggestionRow[]; isFinal: boolean } => {
  const { options, isFinal } = useSuggestions(typed);
  const items = useSuggestedItems(options);
  const lines = useCartLines();
  const recent = useRecentSearches();
  const rowItemOf = ({ Kind, Id }: Suggestion): RowItem | undefined => {
    const item = Kind === 'item' ? items.get(Id) : undefined;
    return item && toRowItem(item, lines);
  };
  const text = typed.trim();
  const isWithoutMatch = text !== '' && isFinal && options.length === 0;
  const rows = [
    ...(text === '' ? recent : []).map((search) => ({ kind: 'recent' as const, text: search })),
    ...(isWithoutMatch ? [{ kind: 'search' as const, text }] : []),
    ...options.map((suggestion) => ({
      kind: 'suggestion' as const,
      suggestion,
      item: rowItemOf(suggestion),
    })),
  ];
  return { rows, isFinal };
};

/** The cell that is active, until other rows are shown. */
const useActiveCell = (rows: readonly SuggestionRow[]) => {
  const rowsKey = rows.map(rowPath).join(' ');
  const [stored, setStored] = useState<{ readonly rowsKey: string; readonly cell: ActiveCell }>();
  const cell = stored?.rowsKey === rowsKey ? stored.cell : undefined;
  const row = cell && rows[cell.row];
  return {
    rowsKey,
    active:
      cell && row ? { ...cell, cell: Math.min(cell.cell, rowActions(row).length) } : undefined,
    setActive: (next: ActiveCell | undefined): void => setStored(next && { rowsKey, cell: next }),
  };
};

interface GridKeys extends Pick<SuggestionListProps, 'onSelect'> {
  readonly active: ActiveCell | undefined;
  readonly setActive: (next: ActiveCell | undefined) => void;
}

const createGridKeys = (
  rows: readonly SuggestionRow[],
  { active, setActive, onSelect }: GridKeys,
) => {
  const select = (index: number): boolean => {
    const row = rows[index];
    if (row?.kind === 'search') rememberSearch(row.text);
    if (row) onSelect(rowPath(row));
    return row !== undefined;
  };
  const activate = (): boolean => {
    const row = active && rows[active.row];
    if (!row) return false;
    const action = rowActions(row)[active.cell - 1];
    if (!action) return select(active.row);
    action.run();
    return true;
  };
  const moveInRow = (key: string): boolean => {
    const row = active && rows[active.row];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!row || !step) return false;
    const cell = active.cell + step;
    if (cell < 0 || cell > rowActions(row).length) return cell > 0;
    setActive({ ...active, cell });
    return true;
  };
  const moveActive = (key: string): boolean => {
    const index = nextActiveIndex(key, { active: active?.row ?? none, count: rows.length });
    if (index === undefined) return false;
    setActive(index === none ? undefined : { row: index, cell: 0 });
    return !movesCaret(key);
  };
  return {
    select,
    handleGridKey: (key: string): boolean =>
      key === 'Enter' ? activate() : moveInRow(key) || moveActive(key),
  };
};

export const SuggestionList = ({ ref, typed, onShown, onClose, onSelect }: SuggestionListProps) => {
  const id = useId();
  const { rows, isFinal } = useRows(typed);
  const { rowsKey, active, setActive } = useActiveCell(rows);
  const isOpen = rows.length > 0;
  const cellId = ({ row, cell }: ActiveCell): string => `${id}-${row}-${cell}`;
  const activeId = active && cellId(active);
  const count = rows.length;

  // A layout effect, so that screen readers never hear the previously active cell.
  useLayoutEffect(() => {
    onShown(isOpen ? { gridId: id, activeId } : undefined);
  }, [onShown, isOpen, id, activeId]);
  const [row] = rows;
  const unmatched = row?.kind === 'search' ? row.text : '';
  const announcement = useMemo(() => {
    if (unmatched) return t('suggest.none', { search: unmatched });
    return count > 0 ? t('suggest.count', { count }) : '';
  }, [count, unmatched]);
  useEffect(() => {
    if (isFinal && typed !== '' && announcement) announce(announcement);
  }, [isFinal, rowsKey, announcement, typed]);

  const { select, handleGridKey } = createGridKeys(rows, { active, setActive, onSelect });
  useImperativeHandle(ref, () => ({
    handleKey: (key) => {
      if (!isOpen) return false;
      if (key !== 'Escape') return handleGridKey(key);
      onClose();
      return true;
    },
  }));
  return isOpen ? (
    <SuggestionGrid
      id={id}
      cellId={cellId}
      rows={rows}
      typed={typed}
      active={active}
      onSelect={select}
    />
  ) : null;
};
