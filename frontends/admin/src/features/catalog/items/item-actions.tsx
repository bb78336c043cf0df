import { Button, Icon, IconButton, Trash2 } from '@tokri/web-kit/ui';
import {
  deleteChange,
  hideChange,
  restoreChange,
  showChange,
  type ItemChange,
  type StaffItem,
} from './item-changes.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

interface ItemActionsProps {
  readonly item: StaffItem;
  readonly apply: (change: ItemChange) => void;
  readonly markSoldOut: (item: StaffItem) => void;
}

export const ItemActions = ({ item, apply, markSoldOut }: ItemActionsProps) => {
  const name = item.Name;
  if (item.Status === 2)
    return (
      <Button
        kind="secondary"
        isSmall
        aria-label={t('restore.of', { name })}
        onClick={() => apply(restoreChange(item))}
      >
        {t('restore')}
      </Button>
    );
  const isOnSale = item.Status === 1;
  return (
    <div className={styles.actions}>
      {item.Units.some(({ Stock }) => Stock > 0) && (
        <Button
          kind="secondary"
          isSmall
          aria-label={t('markSoldOut.of', { name })}
          onClick={() => markSoldOut(item)}
        >
          {t('markSoldOut.short')}
        </Button>
      )}
      <Button
        kind="quiet"
        isSmall
        aria-label={t(isOnSale ? 'hide.of' : 'show.of', { name })}
        onClick={() => apply(isOnSale ? hideChange(item) : showChange(item))}
      >
        {t(isOnSale ? 'hide' : 'show')}
      </Button>
      <IconButton label={t('delete.of', { name })} onClick={() => apply(deleteChange(item))}>
        <Icon icon={Trash2} size={16} />
      </IconButton>
    </div>
  );
};
