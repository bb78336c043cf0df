import { isUnitedKingdom } from '@tokri/contracts/market';
import { itemPath, maxRates } from '@tokri/contracts/platform';
import type { ItemGroup, ItemResponse } from '@tokri/contracts/api';
import { language, Link } from '@tokri/web-kit/platform';
import { useCartQuantity } from '@tokri/web-kit/session';
import {
  changeCartQuantity,
  limitLabel,
  maxQuantity,
  selectUnit,
  unitPrice,
  useUnitInCart,
  type Unit,
} from '@tokri/web-kit/item-card';
import { AddToCartControl, formatPrice, ItemPicture, Skeleton, tintClass } from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { categoryPath } from '../../catalog/paths.ts';
import { useInStockItems } from '../../catalog/item-queries.ts';
import { Section } from '../../components/section.tsx';
import { SectionError } from '../../components/section-error.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { t } from '../../labels.ts';
import styles from './todays-rates.module.css';

interface RateProps {
  readonly item: ItemResponse;
  readonly unit: Unit;
}

const RateName = ({ item, unit, limit }: RateProps & { readonly limit: string | undefined }) => (
  <span className={styles.name}>
    <Link to={itemPath(item.Id)}>{item.Name}</Link>
    <small>
      {unit.Name}
      {unit.Mrp > unitPrice(unit) && (
        <>
          {' '}
          •{' '}
          <s>
            <span className="sr-only">{t('mrp')} </span>
            {formatPrice(unit.Mrp)}
          </s>
        </>
      )}
      {limit && (
        <>
          {' '}
          • <b>{limit}</b>
        </>
      )}
    </small>
  </span>
);

const Rate = ({ item, unit }: RateProps) => {
  const cartItem = { ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 };
  const quantity = useCartQuantity(cartItem);
  const limit = limitLabel(unit, quantity);
  return (
    <li>
      <span className={`thumbnail ${tintClass(item.Tint)}`}>
        <ItemPicture src={item.Images[0]?.Small} name={item.Name} brand={item.Brand} />
      </span>
      <RateName item={item} unit={unit} limit={limit} />
      <span className={styles.rate}>{formatPrice(unitPrice(unit))}</span>
      <span className={styles.cartControl} data-act>
        {unit.Available || quantity > 0 ? (
          <AddToCartControl
            name={item.Name}
            quantity={quantity}
            max={maxQuantity(unit)}
            onChange={(next) =>
              void changeCartQuantity({ cartItem, name: item.Name, unit, offer: item.Offer }, next)
            }
          />
        ) : (
          <span className="fine-print">{t('outOfStock')}</span>
        )}
      </span>
    </li>
  );
};

const RateRow = ({ item }: { readonly item: ItemResponse }) => {
  const unit = selectUnit(item.Units, { inCart: useUnitInCart(item.Id) });
  return unit ? <Rate item={item} unit={unit} /> : null;
};

const RatesSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <ul className={styles.rates} aria-hidden="true">
      {Array.from({ length: maxRates }, (_, index) => (
        <li key={index}>
          <span className={`skeleton ${styles.thumbnailSkeleton}`} />
          <span className={styles.name}>
            <Skeleton width="70" />
          </span>
        </li>
      ))}
    </ul>
  </>
);

/**
 * The Hindi title loads a font of 84 KB, so it waits until the section is well inside the viewport.
 */
const inViewMarginPx = -100;

export const TodaysRates = ({ category }: { readonly category: ItemGroup }) => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const isInView = useNearViewport(sectionRef, inViewMarginPx);
  const items = useInStockItems({ categoryId: category.Id, count: maxRates });
  const hasHindiTitle = isInView && language() === 'en' && !isUnitedKingdom();
  if (items.data?.Items.length === 0) return null;
  return (
    <div ref={sectionRef}>
      <Section
        title={t('home.rates')}
        {...(hasHindiTitle ? { titleInHindi: t('home.ratesInHindi') } : {})}
        href={categoryPath(category.Id)}
      >
        {items.isPending && <RatesSkeleton />}
        {items.isError && (
          <SectionError
            error={items.error}
            isBusy={items.isFetching}
            onRetry={() => void items.refetch()}
          />
        )}
        {items.data && (
          <ul className={styles.rates}>
            {items.data.Items.map((item) => (
              <RateRow key={item.Id} item={item} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
};
