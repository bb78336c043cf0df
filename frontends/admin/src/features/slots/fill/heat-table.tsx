import { ChevronRight, Icon, weekday } from '@tokri/web-kit/ui';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './heat.module.css';
import { t } from '../texts.ts';

/** How a cell takes part in the keyboard: the arrows move between cells, one of them stands in the order of Tab. */
export interface CellPlace {
  readonly 'data-cell': string;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

export interface HeatLine {
  readonly key: string;
  readonly name: ReactNode;
  readonly isLong?: boolean;
  /** One a day; not asked where the tone of the day is empty. */
  readonly cells: readonly ((place: CellPlace) => ReactNode)[];
  /** One a day; empty where there is no slot. */
  readonly tones: readonly string[];
}

interface Place {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The next cell in a direction, over gaps; null at the edge. */
const nextCell = (
  table: HTMLElement,
  { row, column }: Place,
  { step, size }: { readonly step: Place; readonly size: Place },
): HTMLElement | null => {
  for (
    let at = { row: row + step.row, column: column + step.column };
    at.row >= 0 && at.column >= 0 && at.row < size.row && at.column < size.column;
    at = { row: at.row + step.row, column: at.column + step.column }
  ) {
    const found = table.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.column}"]`);
    if (found) return found;
  }
  return null;
};

/** The first or the last cell of a row. */
const endCell = (table: HTMLElement, row: number, key: 'Home' | 'End'): HTMLElement | undefined =>
  [...table.querySelectorAll<HTMLElement>(`[data-cell^="${row}:"]`)].at(key === 'Home' ? 0 : -1);

/** Whether columns lie beyond the right edge, so that a sign can say so. */
const useMoreRight = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  const look = (): void => {
    const { current } = box;
    if (current) setMore(current.scrollWidth - current.clientWidth - current.scrollLeft > 1);
  };
  useLayoutEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return { box, isMore, look };
};

export interface HeatTableProps {
  readonly caption: string;
  readonly days: readonly string[];
  /** The day of the slot that is open; '' is none. */
  readonly chosenDay: string;
  readonly lines: readonly HeatLine[];
}

/** Days across, slots or areas down. */
export const HeatTable = ({ caption, days, chosenDay, lines }: HeatTableProps) => {
  const table = useRef<HTMLTableElement>(null);
  const { box, isMore, look } = useMoreRight();
  const [present, setPresent] = useState<Place>({ row: 0, column: 0 });
  // The table may have shrunk, and the cell that was left may be a gap now: then the first one is the door.
  const isThere =
    lines[present.row]?.tones[present.column] !== undefined &&
    lines[present.row]?.tones[present.column] !== '';
  const firstRow = lines.findIndex(({ tones }) => tones.some((tone) => tone !== ''));
  const door = isThere
    ? present
    : { row: firstRow, column: lines[firstRow]?.tones.findIndex((tone) => tone !== '') ?? 0 };
  const move = (event: KeyboardEvent): void => {
    const { key } = event;
    const step = steps[key];
    if (!table.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      endCell(table.current, door.row, key)?.focus();
    }
    if (!step) return;
    event.preventDefault();
    nextCell(table.current, door, {
      step,
      size: { row: lines.length, column: days.length },
    })?.focus();
  };
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.scroll} onScroll={look}>
        <table ref={table} className={styles.heat} onKeyDown={move}>
          <caption className="sr">
            {caption}. {t('fill.keys')}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('fill.slot')}</span>
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className={day === chosenDay ? styles.on : undefined}>
                  {weekday(day)} <b>{Number(day.slice(8))}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, row) => (
              <tr key={line.key}>
                <th scope="row" className={line.isLong ? styles.long : undefined}>
                  {line.name}
                </th>
                {line.cells.map((cell, column) => (
                  <td key={days[column]} className={line.tones[column] || styles.none}>
                    {line.tones[column] ? (
                      cell({
                        'data-cell': `${row}:${column}`,
                        tabIndex: door.row === row && door.column === column ? 0 : -1,
                        onFocus: () => setPresent({ row, column }),
                      })
                    ) : (
                      <span className="sr">{t('fill.noSlot')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isMore && (
        <p className={styles.more}>
          {t('fill.moreDays')} <Icon of={ChevronRight} size={16} />
        </p>
      )}
    </div>
  );
};
