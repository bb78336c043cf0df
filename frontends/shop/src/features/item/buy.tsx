import { cartPath } from '@tokri/contracts';
import type { Item } from '@tokri/contracts/http';
import { useCartQuantity } from '@tokri/web-kit/session';
import { changeQuantity, limitOf, limitWords, mostOf, type Unit } from '@tokri/web-kit/shelf';
import { Button, ButtonLink, Icon, money, Plus, ShoppingBasket, Stepper } from '@tokri/web-kit/ui';
import { typePath } from '../../catalogue/paths.ts';
import { t } from './texts.ts';
import styles from './buy.module.css';

export interface BuyProps {
  readonly item: Item;
  readonly unit: Unit;
}

const Controls = ({ item, unit }: BuyProps) => {
  const thing = { ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 };
  const quantity = useCartQuantity(thing);
  const name = item.Units.length > 1 ? `${item.Name}, ${unit.Name}` : item.Name;
  const change = (wanted: number): void =>
    void changeQuantity({ thing, name, unit, offer: item.Offer }, wanted);
  if (quantity > 0) {
    return (
      <>
        <Stepper name={name} quantity={quantity} max={mostOf(unit)} isLarge onChange={change} />
        <ButtonLink to={cartPath} className="grow">
          <Icon of={ShoppingBasket} />
          {t('bar.view')}
        </ButtonLink>
      </>
    );
  }
  if (unit.Available)
    return (
      <Button className="grow" onClick={() => change(1)}>
        <Icon of={Plus} />
        {t('item.add', { sum: money(unit.RateWithTax) })}
        <span className="sr"> {name}</span>
      </Button>
    );
  return (
    <>
      <span className={styles.out}>{t('out')}</span>
      <ButtonLink
        kind="second"
        className="grow"
        to={typePath({ groupId: item.ItemGroupId, typeId: item.ItemTypeId })}
      >
        {t('item.seeSimilar')}
      </ButtonLink>
    </>
  );
};

/** Why there cannot be more when the order's limit is reached; how few are left stands on the pack itself. */
export const LimitLine = ({ item, unit }: BuyProps) => {
  const quantity = useCartQuantity({ ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 });
  return limitOf(unit, quantity)?.kind === 'most' ? (
    <p className={styles.limit}>{limitWords(unit, quantity)}</p>
  ) : null;
};

/** Beside the facts on wide screens. */
export const BuyBox = (props: BuyProps) => (
  <div className={`wide-only ${styles.box}`} data-act>
    <Controls {...props} />
  </div>
);

/** Above the bottom menu on phones. */
export const BuyBar = (props: BuyProps) => (
  <section className={`narrow-only ${styles.bar}`} aria-label={t('item.buy')} data-act>
    <Controls {...props} />
  </section>
);
