import { Button, Icon, IconButton, Tag, tintClass, Trash2 } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { DragHandle } from '../../../components/sortable/drag-handle.tsx';
import styles from './categories.module.css';
import { categoryName } from './category-name.ts';
import type { Category } from './category-queries.ts';
import { t } from './labels.ts';
import { useCategoryChange } from './use-category-change.ts';

const RowActions = ({
  category,
  onEdit,
}: {
  readonly category: Category;
  readonly onEdit: () => void;
}) => {
  const { switchStatus, remove, isBusy } = useCategoryChange();
  const isShown = category.stored.Status === 1;
  const label = { name: categoryName(category.stored) };
  return (
    <span className={styles.actions}>
      <Button kind="secondary" isSmall aria-label={t('edit.of', label)} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        kind="quiet"
        isSmall
        isBusy={isBusy}
        aria-label={t(isShown ? 'hide.of' : 'show.of', label)}
        onClick={() => switchStatus(category)}
      >
        {t(isShown ? 'hide' : 'show')}
      </Button>
      <IconButton label={t('delete.of', label)} onClick={() => remove(category)}>
        <Icon icon={Trash2} size={16} />
      </IconButton>
    </span>
  );
};

interface CategoryRowProps {
  readonly category: Category;
  readonly tint: string;
  readonly at: number;
  readonly count: number;
  /** The properties of the button that drags the row. */
  readonly handle: object;
  readonly name: ReactNode;
  readonly figures: ReactNode;
  readonly onEdit: () => void;
}

export const CategoryRow = ({
  category,
  tint,
  at,
  count,
  handle,
  name,
  figures,
  onEdit,
}: CategoryRowProps) => {
  const { stored } = category;
  return (
    <div className={styles.row}>
      <DragHandle handle={handle} label={t('move.of', { name: categoryName(stored), at, count })} />
      <span className={`${styles.picture} ${tintClass(tint)}`}>
        {stored.ImageUrl && (
          <img src={stored.ImageUrl} alt="" width={40} height={40} loading="lazy" />
        )}
      </span>
      <span className={styles.texts}>
        {name}
        <small>{figures}</small>
      </span>
      {stored.Status === 0 && <Tag tone="warning">{t('hidden')}</Tag>}
      <RowActions category={category} onEdit={onEdit} />
    </div>
  );
};
