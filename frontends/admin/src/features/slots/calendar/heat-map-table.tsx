import { ChevronRight, Icon, formatWeekday } from '@tokri/web-kit/ui';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './heat-map-table.module.css';
import { t } from '../labels.ts';

/** Roving tabindex: arrow keys move between cells and only one cell is in the tab order. */
export interface CellFocusProps {
  readonly 'data-cell': string;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

export interface HeatMapTableRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly hasLongName?: boolean;
  readonly cells: readonly ((focusProps: CellFocusProps) => ReactNode)[];
  readonly tones: readonly string[];
}

interface CellPosition {
  readonly row: number;
  readonly column: number;
}

const arrowSteps: Readonly<Record<string, CellPosition>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const findNextCell = (
  table: HTMLElement,
  { row, column }: CellPosition,
  { step, size }: { readonly step: CellPosition; readonly size: CellPosition },
): HTMLElement | null => {
  for (
    let position = { row: row + step.row, column: column + step.column };
    position.row >= 0 &&
    position.column >= 0 &&
    position.row < size.row &&
    position.column < size.column;
    position = { row: position.row + step.row, column: position.column + step.column }
  ) {
    const cell = table.querySelector<HTMLElement>(
      `[data-cell="${position.row}:${position.column}"]`,
    );
    if (cell) return cell;
  }
  return null;
};

const findEdgeCell = (
  table: HTMLElement,
  row: number,
  key: 'Home' | 'End',
): HTMLElement | undefined =>
  [...table.querySelectorAll<HTMLElement>(`[data-cell^="${row}:"]`)].at(key === 'Home' ? 0 : -1);

const useHasMoreRight = () => {
  const box = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const measure = (): void => {
    const { current } = box;
    if (current) setHasMore(current.scrollWidth - current.clientWidth - current.scrollLeft > 1);
  };
  useLayoutEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { box, hasMore, measure };
};

export interface HeatMapTableProps {
  readonly caption: string;
  readonly days: readonly string[];
  readonly selectedDay: string;
  readonly rows: readonly HeatMapTableRow[];
}

const useCellFocus = ({ days, rows }: Pick<HeatMapTableProps, 'days' | 'rows'>) => {
  const table = useRef<HTMLTableElement>(null);
  const [focusedCell, setFocusedCell] = useState<CellPosition>({ row: 0, column: 0 });
  const isFocusable =
    rows[focusedCell.row]?.tones[focusedCell.column] !== undefined &&
    rows[focusedCell.row]?.tones[focusedCell.column] !== '';
  const firstRow = rows.findIndex(({ tones }) => tones.some((tone) => tone !== ''));
  const tabStop = isFocusable
    ? focusedCell
    : { row: firstRow, column: rows[firstRow]?.tones.findIndex((tone) => tone !== '') ?? 0 };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const step = arrowSteps[key];
    if (!table.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      findEdgeCell(table.current, tabStop.row, key)?.focus();
    }
    if (!step) return;
    event.preventDefault();
    findNextCell(table.current, tabStop, {
      step,
      size: { row: rows.length, column: days.length },
    })?.focus();
  };
  const focusProps = (row: number, column: number): CellFocusProps => ({
    'data-cell': `${row}:${column}`,
    tabIndex: tabStop.row === row && tabStop.column === column ? 0 : -1,
    onFocus: () => setFocusedCell({ row, column }),
  });
  return { table, handleKeyDown, focusProps };
};

const DayHeadings = ({ days, selectedDay }: Pick<HeatMapTableProps, 'days' | 'selectedDay'>) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="sr-only">{t('calendar.slot')}</span>
      </th>
      {days.map((day) => (
        <th key={day} scope="col" className={day === selectedDay ? styles.selectedDay : undefined}>
          {formatWeekday(day)} <b>{Number(day.slice(8))}</b>
        </th>
      ))}
    </tr>
  </thead>
);

export const HeatMapTable = ({ caption, days, selectedDay, rows }: HeatMapTableProps) => {
  const { table, handleKeyDown, focusProps } = useCellFocus({ days, rows });
  const { box, hasMore, measure } = useHasMoreRight();
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.scroll} onScroll={measure}>
        <table ref={table} className={styles.table} onKeyDown={handleKeyDown}>
          <caption className="sr-only">
            {caption}. {t('calendar.keys')}
          </caption>
          <DayHeadings days={days} selectedDay={selectedDay} />
          <tbody>
            {rows.map((tableRow, row) => (
              <tr key={tableRow.key}>
                <th scope="row" className={tableRow.hasLongName ? styles.longName : undefined}>
                  {tableRow.name}
                </th>
                {tableRow.cells.map((cell, column) => (
                  <td key={days[column]} className={tableRow.tones[column] || styles.empty}>
                    {tableRow.tones[column] ? (
                      cell(focusProps(row, column))
                    ) : (
                      <span className="sr-only">{t('calendar.noSlot')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMore && (
        <p className={styles.moreDays}>
          {t('calendar.moreDays')} <Icon icon={ChevronRight} size={16} />
        </p>
      )}
    </div>
  );
};
