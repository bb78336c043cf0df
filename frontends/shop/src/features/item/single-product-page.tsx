import type { Item } from '@tokri/contracts/http';
import { useSearchParams, Link } from '@tokri/web-kit/platform';
import { useUnitInCart, type Unit } from '@tokri/web-kit/shelf';
import {
  ButtonLink,
  Empty,
  ErrorPanel,
  pictures,
  Price,
  Skeleton,
  Tag,
  usePageTitle,
  VegMark,
} from '@tokri/web-kit/ui';
import {
  allCategoriesPath,
  groupPath,
  idIn,
  listPath,
  offerPath,
  typePath,
} from '../../catalogue/paths.ts';
import { Crumbs } from '../../shelf/crumbs.tsx';
import { t } from './texts.ts';
import { useItem } from './api.ts';
import { BuyBar, BuyBox, LimitLine } from './buy.tsx';
import { Gallery } from './gallery.tsx';
import { Label } from './label.tsx';
import { chosenUnit, gstWords, isSoldOut } from './model.ts';
import { Packs } from './packs.tsx';
import { Promises } from './promises.tsx';
import { Similar } from './similar.tsx';
import styles from './single-product-page.module.css';

/** The offer that the item is under, with the way to all of its goods. */
const OfferLine = ({ offer }: { readonly offer: NonNullable<Item['Offer']> }) => (
  <p className={styles.offer}>
    <Tag tone="offer">{t('item.offer')}</Tag>
    <Link className="link" to={offerPath(offer.OfferId)}>
      {offer.Name}
    </Link>
  </p>
);

const Info = ({
  item,
  unit,
  onUnit,
}: {
  readonly item: Item;
  readonly unit: Unit;
  readonly onUnit: (unitId: number) => void;
}) => (
  <div className={styles.info}>
    <p className={styles.by}>
      <VegMark isVegetarian={item.Declarations.Vegetarian} />
      {item.Brand && (
        <Link className="link" to={listPath({ Brand: item.Brand })}>
          {item.Brand}
        </Link>
      )}
      {unit.Available && unit.DiscountPercent > 0 && (
        <span className="end">
          <Tag tone="offer">{t('item.percentOff', { percent: unit.DiscountPercent })}</Tag>
        </span>
      )}
    </p>
    <h1>{item.Name}</h1>
    <Price price={unit.RateWithTax} mrp={unit.Mrp} isLarge />
    <p className="fine">{gstWords(unit, item.TaxPercent)}</p>
    {item.Offer && <OfferLine offer={item.Offer} />}
    {isSoldOut(item) && (
      <p className={styles.out}>
        <Tag tone="few" hasDot>
          {t('out')}
        </Tag>
      </p>
    )}
    <Packs item={item} chosen={unit} onChoose={onUnit} />
    <LimitLine item={item} unit={unit} />
    <BuyBox item={item} unit={unit} />
    <Promises isFood={item.Declarations.Vegetarian !== null} />
  </div>
);

const Shown = ({ item, unit }: { readonly item: Item; readonly unit: Unit }) => {
  const [search, setSearch] = useSearchParams();
  usePageTitle(item.Brand ? `${item.Name}, ${item.Brand}` : item.Name);
  const choose = (unitId: number): void => {
    const next = new URLSearchParams(search);
    next.set('UnitId', String(unitId));
    setSearch(next, { replace: true });
  };
  const crumbs = [
    { name: item.ItemGroupName, href: groupPath(item.ItemGroupId) },
    {
      name: item.ItemTypeName,
      href: typePath({ groupId: item.ItemGroupId, typeId: item.ItemTypeId }),
    },
  ];
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Crumbs of={crumbs} />
      <div className={styles.product}>
        <Gallery key={item.Id} item={item} />
        <Info item={item} unit={unit} onUnit={choose} />
        <Label item={item} unit={unit} />
      </div>
      <Similar item={item} />
      <BuyBar item={item} unit={unit} />
    </main>
  );
};

const Waiting = () => (
  <main id="main" className={`wrap ${styles.waiting}`} tabIndex={-1} aria-busy="true">
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <h1 className="sr">{t('item.title')}</h1>
    <div className={styles.product}>
      <div className={`skel ${styles.waitPicture}`} />
      <div className={`${styles.info} ${styles.lines}`}>
        <Skeleton width="45" />
        <Skeleton as="title" />
        <Skeleton as="block" />
        <Skeleton as="panel-s" />
      </div>
    </div>
  </main>
);

const Unknown = () => {
  usePageTitle(t('item.title'));
  return (
    <main id="main" className={`wrap ${styles.waiting}`} tabIndex={-1}>
      <h1 className="sr">{t('item.title')}</h1>
      <Empty title={t('item.unknown')} text={t('item.unknownText')} picture={pictures.box}>
        <ButtonLink to={allCategoriesPath}>{t('list.browse')}</ButtonLink>
      </Empty>
    </main>
  );
};

/** One item with everything that a listing must say. */
export const SingleProductPage = () => {
  const [search] = useSearchParams();
  const itemId = idIn(search, 'ItemId');
  const item = useItem(itemId);
  const inCart = useUnitInCart(itemId);
  if (itemId === 0) return <Unknown />;
  if (item.isPending) return <Waiting />;
  if (item.isError && !item.data)
    return (
      <main id="main" className={`wrap ${styles.waiting}`} tabIndex={-1}>
        <h1 className="sr">{t('item.title')}</h1>
        <ErrorPanel
          problem={item.error}
          isBusy={item.isFetching}
          onRetry={() => void item.refetch()}
        />
      </main>
    );
  const unit = item.data && chosenUnit(item.data, { asked: idIn(search, 'UnitId'), inCart });
  return item.data && unit ? <Shown item={item.data} unit={unit} /> : <Unknown />;
};
