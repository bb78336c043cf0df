import { itemPath } from '@tokri/contracts';
import type { Item, OfferAnswer } from '@tokri/contracts/http';
import { quantityOf, useSession } from '@tokri/web-kit/session';
import { changeQuantity } from '@tokri/web-kit/shelf';
import { Link } from '@tokri/web-kit/platform';
import { Button, Check, money, pictures, shortDay, showToast, tintClass } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './texts.ts';
import styles from './offer-about.module.css';
import { canAddSet, setOf, type SetPart } from './offer-set.ts';

const thingOf = ({ item, unit }: SetPart) => ({ ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 });
const inCart = (part: SetPart): number => quantityOf(thingOf(part));

/** The parts of a combo with the press that takes all of them. */
const ComboSet = ({
  offer,
  parts,
}: {
  readonly offer: OfferAnswer;
  readonly parts: readonly SetPart[];
}) => {
  const [isBusy, setBusy] = useState(false);
  // Draws again when the cart changes, for what can still be added.
  useSession((state) => state.cartCount);
  const isOpen = canAddSet(parts, inCart);
  const add = async (): Promise<void> => {
    setBusy(true);
    for (const part of parts)
      await changeQuantity(
        { thing: thingOf(part), name: part.item.Name, unit: part.unit },
        inCart(part) + part.count,
      );
    setBusy(false);
    if (parts.every((part) => inCart(part) >= part.count))
      showToast({ text: t('offers.setAdded', { name: offer.Name }), icon: Check });
  };
  return (
    <div className={styles.set}>
      <h2>{t('offers.combo')}</h2>
      <ul>
        {parts.map(({ item, unit, count }) => (
          <li key={item.Id}>
            <span className={`plate ${styles.plate} ${tintClass(item.Tint)}`}>
              <img src={item.Images[0]?.Small ?? pictures.box} alt="" width={160} height={160} />
            </span>
            <Link className="grow" to={itemPath(item.Id)}>
              {t('offers.part', { count, name: item.Name, unit: unit.Name })}
            </Link>
            <span className="fine">{money(unit.RateWithTax * count)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.act}>
        <b className={styles.together}>{offer.Text}</b>
        <Button isBusy={isBusy} disabled={!isOpen} onClick={() => void add()}>
          {t('offers.addSet')}
        </Button>
      </div>
      {!isOpen && <p className="fine">{t('offers.setOut')}</p>}
    </div>
  );
};

/** What one has to do for it, by its kind. */
const howWords = (kind: OfferAnswer['Kind']): string => {
  switch (kind) {
    case 'percentage':
    case 'amount':
    case 'combo':
      return t('offers.cart');
    case 'buy-x-get-y':
      return t('offers.free');
    case 'threshold':
      return t('offers.threshold');
  }
};

/** What an offer gives, until when, and for a combo the set itself. */
export const OfferAbout = ({
  offer,
  items,
}: {
  readonly offer: OfferAnswer;
  readonly items: readonly Item[];
}) => {
  const parts = setOf(offer, items);
  return (
    <section className={styles.about} aria-label={offer.Name}>
      <div className={styles.head}>
        <img src={offer.Image || pictures.basket} alt="" width={96} height={96} />
        <div>
          <p className={styles.gives}>{offer.Text}</p>
          {offer.Narration && <p>{offer.Narration}</p>}
          <p className={styles.how}>
            {howWords(offer.Kind)} {t('offers.until', { day: shortDay(offer.ToDate) })}.
          </p>
        </div>
      </div>
      <div className="rim" aria-hidden="true" />
      {parts && <ComboSet offer={offer} parts={parts} />}
    </section>
  );
};
