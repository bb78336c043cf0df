import type { PricedItemResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import {
  classNames,
  formatDate,
  formatExactPrice,
  ItemPicture,
  Tag,
  tintClass,
} from '@tokri/web-kit/ui';
import type { Column } from '../../../../components/data-table/columns.ts';
import { t } from '../labels.ts';
import { formatPriceFilter, type PriceFilter } from '../price-filter.ts';
import { packName } from '../../pack-name.ts';
import styles from '../prices.module.css';

type Unit = PricedItemResponse['Units'][number];

const ItemCell = ({
  item: { Id, Name, Brand, Code, Image, Tint },
  filter,
}: {
  readonly item: PricedItemResponse;
  readonly filter: PriceFilter;
}) => (
  <span className={classNames(styles.item, tintClass(Tint))}>
    <ItemPicture className={styles.picture} src={Image} name={Name} brand={Brand} />
    <span className={styles.texts}>
      <Link
        className={styles.name}
        to={{ pathname: `/admin/prices/${Id}`, search: formatPriceFilter(filter) }}
      >
        {Name}
      </Link>
      <small>{[Brand, Code].filter(Boolean).join(' • ')}</small>
    </span>
  </span>
);

const NowLine = ({ unit }: { readonly unit: Unit }) => (
  <li>
    <span className={styles.unit}>{packName(unit)}</span>
    {unit.Now ? (
      <span>
        <span className="strong">{formatExactPrice(unit.Now.RateWithTax)}</span>{' '}
        <small>{t('mrp', { price: formatExactPrice(unit.Now.Mrp) })}</small>
      </span>
    ) : (
      <Tag tone="warning">{t('noPrice')}</Tag>
    )}
  </li>
);

const NextLine = ({ unit: { Next, Parties } }: { readonly unit: Unit }) => (
  <li>
    {Next && (
      <span>
        {t('from', { price: formatExactPrice(Next.RateWithTax), day: formatDate(Next.FromDate) })}
      </span>
    )}
    {Parties > 0 && <Tag tone="info">{t('parties', { count: Parties })}</Tag>}
  </li>
);

/** Both price columns have one line for each unit, in the same order. */
export const listPriceColumns = (filter: PriceFilter): readonly Column<PricedItemResponse>[] => [
  {
    id: 'name',
    header: t('item'),
    meta: { phone: 'main' },
    cell: ({ row }) => <ItemCell item={row.original} filter={filter} />,
  },
  {
    id: 'type',
    header: t('type'),
    meta: { phone: 'hidden' },
    cell: ({ row }) => row.original.ItemTypeName,
  },
  {
    id: 'now',
    header: t('now'),
    meta: { phone: 'main' },
    cell: ({ row }) => (
      <ul className={classNames(styles.units, styles.prices)}>
        {row.original.Units.map((unit) => (
          <NowLine key={unit.UnitId} unit={unit} />
        ))}
      </ul>
    ),
  },
  {
    id: 'next',
    header: t('next'),
    meta: { phone: 'main' },
    cell: ({ row }) => (
      <ul className={styles.units}>
        {row.original.Units.map((unit) => (
          <NextLine key={unit.UnitId} unit={unit} />
        ))}
      </ul>
    ),
  },
  {
    id: 'gst',
    header: t('gst'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => `${row.original.TaxPercent}%`,
  },
];
