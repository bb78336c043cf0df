import { itemPath } from '@tokri/contracts';
import type { Item, ItemGroup } from '@tokri/contracts/http';
import { language, Link } from '@tokri/web-kit/platform';
import { useCartQuantity } from '@tokri/web-kit/session';
import {
  changeQuantity,
  limitWords,
  mostOf,
  unitToShow,
  useUnitInCart,
  type Unit,
} from '@tokri/web-kit/shelf';
import { AddOrStep, money, pictures, Skeleton, tintClass } from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { groupPath } from '../../catalogue/paths.ts';
import { useShelf } from '../../catalogue/queries.ts';
import { Section } from '../../shelf/section.tsx';
import { ShelfFailed } from '../../shelf/shelf-failed.tsx';
import { useNear } from '../../shelf/use-near.ts';
import { t } from '../../texts.ts';
import { ratesMax } from './model.ts';
import styles from './rates.module.css';

const Rate = ({ item, unit }: { readonly item: Item; readonly unit: Unit }) => {
  const thing = { ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 };
  const quantity = useCartQuantity(thing);
  const limit = limitWords(unit, quantity);
  return (
    <li>
      <span className={`plate ${tintClass(item.Tint)}`}>
        <img
          src={item.Images[0]?.Small ?? pictures.box}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={styles.name}>
        <Link to={itemPath(item.Id)}>{item.Name}</Link>
        <small>
          {unit.Name}
          {unit.Mrp > unit.RateWithTax && (
            <>
              {' '}
              •{' '}
              <s>
                <span className="sr">{t('mrp')} </span>
                {money(unit.Mrp)}
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
      <span className={styles.rate}>{money(unit.RateWithTax)}</span>
      <span className={styles.act} data-act>
        {unit.Available || quantity > 0 ? (
          <AddOrStep
            name={item.Name}
            quantity={quantity}
            max={mostOf(unit)}
            onChange={(wanted) =>
              void changeQuantity({ thing, name: item.Name, unit, offer: item.Offer }, wanted)
            }
          />
        ) : (
          <span className="fine">{t('out')}</span>
        )}
      </span>
    </li>
  );
};

const RateRow = ({ item }: { readonly item: Item }) => {
  const unit = unitToShow(item.Units, { inCart: useUnitInCart(item.Id) });
  return unit ? <Rate item={item} unit={unit} /> : null;
};

const Waiting = () => (
  <>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <ul className={styles.rates} aria-hidden="true">
      {Array.from({ length: ratesMax }, (_, at) => (
        <li key={at}>
          <span className={`skel ${styles.plateWait}`} />
          <span className={styles.name}>
            <Skeleton width="70" />
          </span>
        </li>
      ))}
    </ul>
  </>
);

/** The Hindi title fetches a font of 84 KB: only when the board is truly looked at, this far inside the window. */
const seenPx = -100;

/** The day's prices of what people look for first, as a rate board. */
export const Rates = ({ group }: { readonly group: ItemGroup }) => {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useNear(place, seenPx);
  const shelf = useShelf({ groupId: group.Id, count: ratesMax });
  if (shelf.data?.Items.length === 0) return null;
  return (
    <div ref={place}>
      <Section
        title={t('home.rates')}
        {...(isSeen && language() === 'en' ? { hindi: t('home.ratesHindi') } : {})}
        href={groupPath(group.Id)}
      >
        {shelf.isPending && <Waiting />}
        {shelf.isError && (
          <ShelfFailed
            problem={shelf.error}
            isBusy={shelf.isFetching}
            onRetry={() => void shelf.refetch()}
          />
        )}
        {shelf.data && (
          <ul className={styles.rates}>
            {shelf.data.Items.map((item) => (
              <RateRow key={item.Id} item={item} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
};
