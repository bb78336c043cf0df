import { SlidersHorizontal } from '@tokri/web-kit/more-icons';
import { Button, Icon, Sheet, Tag } from '@tokri/web-kit/ui';
import type { ItemList } from '../../item-grid/use-item-list.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';
import { t } from './labels.ts';

export const FilterButton = ({
  count,
  onOpen,
}: {
  readonly count: number;
  readonly onOpen: () => void;
}) => (
  <button type="button" className="chip narrow-only" aria-haspopup="dialog" onClick={onOpen}>
    <Icon icon={SlidersHorizontal} size={16} />
    {t('filter')}
    {count > 0 && (
      <Tag tone="success">
        {count}
        <span className="sr-only"> {t('filter.applied')}</span>
      </Tag>
    )}
  </button>
);

export const FilterSheet = ({
  list,
  onClose,
  ...panel
}: FilterPanelProps & {
  readonly list: ItemList;
  readonly onClose: () => void;
}) => (
  <Sheet title={t('filter.title')} onClose={onClose}>
    <FilterPanel {...panel} />
    <div className={styles.actions}>
      <Button isBlock isBusy={list.isPreviousData} onClick={onClose}>
        {t('filter.done', { count: list.total })}
      </Button>
    </div>
  </Sheet>
);
