import { highlightMatches, useAvailableHeight } from '@tokri/web-kit/combobox';
import { unitPrice } from '@tokri/web-kit/item-card';
import { History } from '@tokri/web-kit/more-icons';
import { formatPrice, Icon, ItemPicture, Minus, Plus, Search, X } from '@tokri/web-kit/ui';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './suggestion-grid.module.css';
import { t } from './labels.ts';
import { rowActions, type RowAction, type RowItem, type SuggestionRow } from './suggestion-row.ts';

export interface ActiveCell {
  readonly row: number;
  /** 0 is the suggestion, the others are its actions. */
  readonly cell: number;
}

const kindLabel = (row: SuggestionRow): string => {
  if (row.kind !== 'suggestion' || row.suggestion.Kind === 'item') return '';
  return t(row.suggestion.Kind === 'type' ? 'suggest.type' : 'suggest.brand');
};

const rowText = (row: SuggestionRow): string => {
  switch (row.kind) {
    case 'recent':
      return row.text;
    case 'search':
      return t('suggest.seeAll', { search: row.text });
    case 'suggestion':
      return row.suggestion.Text;
  }
};

const Thumbnail = ({ row }: { readonly row: SuggestionRow }) => {
  if (row.kind === 'recent') return <Icon icon={History} />;
  if (row.kind === 'search') return <Icon icon={Search} />;
  const { Kind, Text, Image } = row.suggestion;
  if (Kind === 'brand' || (Kind === 'type' && !Image)) return <Icon icon={Search} />;
  return (
    <ItemPicture src={Image} name={Text} brand={row.item?.item.Brand} width={40} height={40} />
  );
};

const PackAndPrice = ({ unit }: Pick<RowItem, 'unit'>) => {
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
  const quantity = row.kind === 'suggestion' ? row.item?.quantity : undefined;
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
  if (!isStepper) return cells;
  return (
    <span className={styles.stepper} role="presentation">
      {cells[0]}
      <output aria-hidden="true">{quantity}</output>
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
          {item && <PackAndPrice unit={item.unit} />}
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
    {
      title: t('suggest.none', { search: typed.trim() }),
      rows: numbered.filter(({ row }) => row.kind === 'search'),
    },
    { title: t('suggest.recent'), rows: numbered.filter(({ row }) => row.kind === 'recent') },
    {
      title: titled ? t('suggest.fromCategories') : '',
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
  row.kind !== 'suggestion'
    ? `${row.kind}/${row.text}`
    : `${row.suggestion.Kind}/${row.suggestion.Id}/${row.suggestion.Text}`;
