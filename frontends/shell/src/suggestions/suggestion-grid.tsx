import type { ItemResponse } from '@tokri/contracts/api';
import { highlightMatches, useAvailableHeight } from '@tokri/web-kit/combobox';
import { unitPrice } from '@tokri/web-kit/item-card';
import { History } from '@tokri/web-kit/more-icons';
import { useSession } from '@tokri/web-kit/session';
import { formatPrice, Icon, ItemPicture, Minus, Plus, Search, X } from '@tokri/web-kit/ui';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './suggestion-grid.module.css';
import { t } from './labels.ts';
import {
  quantityOfRow,
  rowActions,
  unitOfRow,
  type RowAction,
  type SuggestionRow,
} from './suggestion-row.ts';

export interface ActiveCell {
  readonly row: number;
  /** 0 is the suggestion, the others are its actions. */
  readonly cell: number;
}

const kindLabel = (row: SuggestionRow): string => {
  if (row.kind === 'recent' || row.suggestion.Kind === 'item') return '';
  return t(row.suggestion.Kind === 'type' ? 'suggest.type' : 'suggest.brand');
};

const rowText = (row: SuggestionRow): string =>
  row.kind === 'recent' ? row.text : row.suggestion.Text;

const Thumbnail = ({ row }: { readonly row: SuggestionRow }) => {
  if (row.kind === 'recent') return <Icon icon={History} />;
  const { Kind, Text, Image } = row.suggestion;
  if (Kind === 'brand' || (Kind === 'type' && !Image)) return <Icon icon={Search} />;
  return <ItemPicture src={Image} name={Text} brand={row.item?.Brand} width={40} height={40} />;
};

const PackAndPrice = ({ item }: { readonly item: ItemResponse }) => {
  const unit = unitOfRow(item);
  if (!unit) return null;
  const price = unitPrice(unit);
  return (
    <span className={styles.price}>
      {unit.Name} • <b>{formatPrice(price)}</b>
      {unit.Mrp > price && (
        <s>
          <span className="sr-only">{t('suggest.mrp')} </span>
          {formatPrice(unit.Mrp)}
        </s>
      )}
      {!unit.Available && <span className={styles.out}>{t('suggest.out')}</span>}
    </span>
  );
};

const actionContent: Readonly<Record<RowAction['kind'], () => ReactNode>> = {
  forget: () => <Icon icon={X} size={16} />,
  add: () => (
    <>
      <Icon icon={Plus} size={16} />
      {t('suggest.addShort')}
    </>
  ),
  less: () => <Icon icon={Minus} size={16} />,
  more: () => <Icon icon={Plus} size={16} />,
};

const buttonClass = { forget: 'icon-button', add: 'add-button', less: '', more: '' } as const;

interface RowProps {
  readonly row: SuggestionRow;
  readonly typed: string;
  readonly cellId: (cell: number) => string;
  readonly activeCell: number | undefined;
  readonly onSelect: () => void;
}

const RowActions = ({ row, cellId, activeCell }: Omit<RowProps, 'typed' | 'onSelect'>) => {
  const actions = rowActions(row);
  const item = row.kind === 'suggestion' ? row.item : undefined;
  const unit = item && unitOfRow(item);
  const isStepper = actions[0]?.kind === 'less';
  const cells = actions.map(({ kind, label, run }, index) => (
    <span
      key={kind}
      role="gridcell"
      id={cellId(index + 1)}
      className={styles.action}
      data-active={activeCell === index + 1 || undefined}
    >
      <button
        type="button"
        tabIndex={-1}
        className={buttonClass[kind]}
        aria-label={label}
        onClick={run}
      >
        {actionContent[kind]()}
      </button>
    </span>
  ));
  if (!isStepper || !item || !unit) return cells;
  return (
    <span className={styles.stepper} role="presentation">
      {cells[0]}
      <output aria-hidden="true">{quantityOfRow(item, unit)}</output>
      {cells[1]}
    </span>
  );
};

const Row = ({ row, typed, cellId, activeCell, onSelect }: RowProps) => {
  const element = useRef<HTMLDivElement>(null);
  const isActive = activeCell !== undefined;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const [kind, text] = [kindLabel(row), rowText(row)];
  const item = row.kind === 'suggestion' ? row.item : undefined;
  return (
    <div
      ref={element}
      role="row"
      aria-label={kind ? `${text}, ${kind}` : text}
      aria-selected={activeCell === 0}
      className={styles.row}
    >
      <span role="gridcell" id={cellId(0)} className={styles.suggestion} onClick={onSelect}>
        <span className={styles.thumbnail}>
          <Thumbnail row={row} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>
            {highlightMatches(text, typed).map((part, index) =>
              part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
            )}
          </span>
          {item && <PackAndPrice item={item} />}
        </span>
        {kind && <span className={`fine-print ${styles.kind}`}>{kind}</span>}
      </span>
      <RowActions row={row} cellId={cellId} activeCell={activeCell} />
    </div>
  );
};

const rowGroups = (rows: readonly SuggestionRow[], typed: string) => {
  const numbered = rows.map((row, index) => ({ row, index }));
  const titled = typed === '';
  return [
    { title: t('suggest.recent'), rows: numbered.filter(({ row }) => row.kind === 'recent') },
    {
      title: titled ? t('suggest.popular') : '',
      rows: numbered.filter(({ row }) => row.kind === 'suggestion'),
    },
  ].filter((group) => group.rows.length > 0);
};

export interface SuggestionGridProps {
  readonly id: string;
  readonly cellId: (active: ActiveCell) => string;
  readonly rows: readonly SuggestionRow[];
  readonly typed: string;
  readonly active: ActiveCell | undefined;
  readonly onSelect: (row: number) => void;
}

const preventFocusLoss = (event: MouseEvent): void => event.preventDefault();

export const SuggestionGrid = ({
  id,
  cellId,
  rows,
  typed,
  active,
  onSelect,
}: SuggestionGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const maxHeight = useAvailableHeight(grid);
  // Actions read the cart, so its changes render them again.
  useSession((state) => (state.user ? state.serverLines : state.localLines));
  return (
    <div
      ref={grid}
      id={id}
      role="grid"
      aria-label={t('suggest.label')}
      className={styles.list}
      style={{ maxHeight }}
      onMouseDown={preventFocusLoss}
    >
      {rowGroups(rows, typed).map((group, groupIndex) => (
        <div
          key={group.rows[0]?.row.kind}
          role="rowgroup"
          aria-labelledby={group.title ? `${titleId}-${groupIndex}` : undefined}
        >
          {group.title && (
            <span id={`${titleId}-${groupIndex}`} role="presentation" className={styles.title}>
              {group.title}
            </span>
          )}
          {group.rows.map(({ row, index }) => (
            <Row
              key={rowKey(row)}
              row={row}
              typed={typed}
              cellId={(cell) => cellId({ row: index, cell })}
              activeCell={active?.row === index ? active.cell : undefined}
              onSelect={() => onSelect(index)}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

const rowKey = (row: SuggestionRow): string =>
  row.kind === 'recent'
    ? `recent/${row.text}`
    : `${row.suggestion.Kind}/${row.suggestion.Id}/${row.suggestion.Text}`;
