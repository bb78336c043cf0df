import { Button, ButtonLink, Sheet } from '@tokri/web-kit/ui';
import { Fragment } from 'react';
import { packName } from '../pack-name.ts';
import type { RowActions } from './item-cells.tsx';
import {
  deleteChange,
  hideChange,
  restoreChange,
  showChange,
  type ItemChange,
  type StaffItem,
} from './item-changes.ts';
import { isSoldOut, priceLabel, unitStockLabel } from './item-texts.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

interface ItemSheetProps extends Omit<RowActions, 'openActions' | 'bringBack'> {
  readonly item: StaffItem;
  readonly onClose: () => void;
}

const UnitButtons = ({ item, editStock, editPrice }: ItemSheetProps) =>
  item.Units.map((unit) => (
    <Fragment key={unit.UnitId}>
      {editPrice && (
        <Button kind="secondary" onClick={() => editPrice(item, unit)}>
          {t('sheet.price', { pack: packName(unit), price: priceLabel(unit) })}
        </Button>
      )}
      <Button kind="secondary" onClick={() => editStock(item, unit)}>
        {t('sheet.stock', { pack: packName(unit), stock: unitStockLabel(unit) })}
      </Button>
    </Fragment>
  ));

/** All that can be done with an item; an action closes the sheet or puts another in its place. */
export const ItemSheet = (props: ItemSheetProps) => {
  const { item, apply, markSoldOut, onClose } = props;
  const change = (itemChange: ItemChange): void => {
    onClose();
    apply(itemChange);
  };
  const soldOut = (): void => {
    onClose();
    markSoldOut(item);
  };
  const isDeleted = item.Status === 2;
  const isOnSale = item.Status === 1;
  return (
    <Sheet title={item.Name} onClose={onClose}>
      <div className={styles.sheet}>
        <ButtonLink kind="secondary" to={`/admin/items/${item.Id}`}>
          {t('sheet.edit')}
        </ButtonLink>
        {isDeleted ? (
          <Button onClick={() => change(restoreChange(item))}>{t('restore')}</Button>
        ) : (
          <>
            <UnitButtons {...props} />
            {!isSoldOut(item) && (
              <Button kind="secondary" onClick={soldOut}>
                {t('markSoldOut.short')}
              </Button>
            )}
            <Button
              kind="secondary"
              onClick={() => change(isOnSale ? hideChange(item) : showChange(item))}
            >
              {t(isOnSale ? 'hide' : 'show')}
            </Button>
            <Button
              kind="secondary"
              className={styles.delete}
              onClick={() => change(deleteChange(item))}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
};
