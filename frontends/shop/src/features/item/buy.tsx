import { cartPath } from '@tokri/contracts/platform';
import type { ItemResponse } from '@tokri/contracts/api';
import { useCartQuantity } from '@tokri/web-kit/session';
import {
  changeCartQuantity,
  stockLimit,
  limitLabel,
  maxQuantity,
  unitPrice,
  type Unit,
} from '@tokri/web-kit/item-card';
import {
  Button,
  ButtonLink,
  Icon,
  formatPrice,
  Plus,
  ShoppingBasket,
  Stepper,
} from '@tokri/web-kit/ui';
import { subcategoryPath } from '../../catalog/paths.ts';
import { t } from './labels.ts';
import styles from './buy.module.css';

export interface BuyProps {
  readonly item: ItemResponse;
  readonly unit: Unit;
}

const BuyControls = ({ item, unit }: BuyProps) => {
  const cartItem = { ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 };
  const quantity = useCartQuantity(cartItem);
  const name = item.Units.length > 1 ? `${item.Name}, ${unit.Name}` : item.Name;
  const change = (next: number): void =>
    void changeCartQuantity({ cartItem, name, unit, offer: item.Offer }, next);
  if (quantity > 0) {
    return (
      <>
        <Stepper
          name={name}
          quantity={quantity}
          max={maxQuantity(unit)}
          isLarge
          onChange={change}
        />
        <ButtonLink to={cartPath} className="grow">
          <Icon icon={ShoppingBasket} />
          {t('bar.view')}
        </ButtonLink>
      </>
    );
  }
  if (unit.Available)
    return (
      <Button className="grow" onClick={() => change(1)}>
        <Icon icon={Plus} />
        {t('item.add', { sum: formatPrice(unitPrice(unit)) })}
        <span className="sr-only"> {name}</span>
      </Button>
    );
  return (
    <>
      <span className={styles.outOfStock}>{t('outOfStock')}</span>
      <ButtonLink
        kind="secondary"
        className="grow"
        to={subcategoryPath({ categoryId: item.ItemGroupId, subcategoryId: item.ItemTypeId })}
      >
        {t('item.seeSimilar')}
      </ButtonLink>
    </>
  );
};

export const OrderLimitNote = ({ item, unit }: BuyProps) => {
  const quantity = useCartQuantity({ ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 });
  return stockLimit(unit, quantity)?.kind === 'order-limit' ? (
    <p className={styles.limit}>{limitLabel(unit, quantity)}</p>
  ) : null;
};

export const BuyBox = (props: BuyProps) => (
  <div className={`wide-only ${styles.buyBox}`} data-act>
    <BuyControls {...props} />
  </div>
);

export const BuyBar = (props: BuyProps) => (
  <section className={`narrow-only ${styles.buyBar}`} aria-label={t('item.buy')} data-act>
    <BuyControls {...props} />
  </section>
);
