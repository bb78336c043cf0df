import { itemPath } from '@tokri/contracts/platform';
import type { ItemResponse, OfferResponse } from '@tokri/contracts/api';
import { cartQuantity, useSession } from '@tokri/web-kit/session';
import { changeCartQuantity } from '@tokri/web-kit/item-card';
import { Link } from '@tokri/web-kit/platform';
import {
  Button,
  Check,
  formatPrice,
  ItemPicture,
  formatDate,
  showToast,
  tintClass,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './labels.ts';
import styles from './offer-details.module.css';
import { canAddCombo, findComboParts, type ComboPart } from './combo.ts';

const toCartItem = ({ item, unit }: ComboPart) => ({
  ItemId: item.Id,
  UnitId: unit.UnitId,
  OfferId: 0,
});
const quantityInCart = (part: ComboPart): number => cartQuantity(toCartItem(part));

const ComboPanel = ({
  offer,
  parts,
}: {
  readonly offer: OfferResponse;
  readonly parts: readonly ComboPart[];
}) => {
  const [isBusy, setBusy] = useState(false);
  // Re-renders when the cart changes, because the cart limits what can be added.
  useSession((state) => state.cartCount);
  const canAdd = canAddCombo(parts, quantityInCart);
  const add = async (): Promise<void> => {
    setBusy(true);
    for (const part of parts)
      await changeCartQuantity(
        { cartItem: toCartItem(part), name: part.item.Name, unit: part.unit },
        quantityInCart(part) + part.count,
      );
    setBusy(false);
    if (parts.every((part) => quantityInCart(part) >= part.count))
      showToast({ text: t('offers.comboAdded', { name: offer.Name }), icon: Check });
  };
  return (
    <div className={styles.combo}>
      <h2>{t('offers.combo')}</h2>
      <ul>
        {parts.map(({ item, unit, count }) => (
          <li key={item.Id}>
            <span className={`thumbnail ${styles.thumbnail} ${tintClass(item.Tint)}`}>
              <ItemPicture src={item.Images[0]?.Small} name={item.Name} brand={item.Brand} />
            </span>
            <Link className="grow" to={itemPath(item.Id)}>
              {t('offers.comboItem', { count, name: item.Name, unit: unit.Name })}
            </Link>
            <span className="fine-print">{formatPrice(unit.RateWithTax * count)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        <b className={styles.comboPrice}>{offer.Text}</b>
        <Button isBusy={isBusy} disabled={!canAdd} onClick={() => void add()}>
          {t('offers.addCombo')}
        </Button>
      </div>
      {!canAdd && <p className="fine-print">{t('offers.comboOutOfStock')}</p>}
    </div>
  );
};

const offerKindLabel = (kind: OfferResponse['Kind']): string => {
  switch (kind) {
    case 'percentage':
    case 'amount':
    case 'combo':
      return t('offers.appliedInCart');
    case 'buy-x-get-y':
      return t('offers.addFreeItems');
    case 'threshold':
      return t('offers.threshold');
  }
};

export const OfferDetails = ({
  offer,
  items,
}: {
  readonly offer: OfferResponse;
  readonly items: readonly ItemResponse[];
}) => {
  const parts = findComboParts(offer, items);
  return (
    <section className={styles.offer} aria-label={offer.Name}>
      <div className={styles.head}>
        <ItemPicture src={offer.Image} name={offer.Name} width={96} height={96} />
        <div>
          <p className={styles.benefit}>{offer.Text}</p>
          {offer.Narration && <p>{offer.Narration}</p>}
          <p className={styles.conditions}>
            {offerKindLabel(offer.Kind)} {t('offers.until', { day: formatDate(offer.ToDate) })}.
          </p>
        </div>
      </div>
      <div className="basket-rim" aria-hidden="true" />
      {parts && <ComboPanel offer={offer} parts={parts} />}
    </section>
  );
};
