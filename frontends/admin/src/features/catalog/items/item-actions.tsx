import { Ellipsis } from '@tokri/web-kit/more-icons';
import { Button, Icon, IconButton } from '@tokri/web-kit/ui';
import type { RowActions } from './item-cells.tsx';
import { restoreChange, type StaffItem } from './item-changes.ts';
import { isSoldOut } from './item-texts.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

type ItemProps<Action extends keyof RowActions> = Pick<RowActions, Action> & {
  readonly item: StaffItem;
};

export const ItemMenuButton = ({ item, openActions }: ItemProps<'openActions'>) => (
  <IconButton
    label={t('actions.of', { name: item.Name })}
    aria-haspopup="dialog"
    onClick={() => openActions(item)}
  >
    <Icon icon={Ellipsis} />
  </IconButton>
);

/** The way back stands where the mark was made. */
const StockButton = ({ item, markSoldOut, bringBack }: ItemProps<'markSoldOut' | 'bringBack'>) => {
  const name = item.Name;
  const isBack = isSoldOut(item);
  return (
    <Button
      kind="secondary"
      isSmall
      className={styles.stockButton}
      aria-label={t(isBack ? 'bringBack.of' : 'markSoldOut.of', { name })}
      onClick={() => (isBack ? bringBack(item) : markSoldOut(item))}
    >
      {t(isBack ? 'bringBack' : 'markSoldOut.short')}
    </Button>
  );
};

export const ItemActions = (
  props: ItemProps<'apply' | 'markSoldOut' | 'bringBack' | 'openActions'>,
) => {
  const { item, apply } = props;
  if (item.Status === 2)
    return (
      <Button
        kind="secondary"
        isSmall
        aria-label={t('restore.of', { name: item.Name })}
        onClick={() => apply(restoreChange(item))}
      >
        {t('restore')}
      </Button>
    );
  return (
    <div className={styles.actions}>
      <StockButton {...props} />
      <ItemMenuButton {...props} />
    </div>
  );
};
