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
  <>
    <span className={styles.unit}>{packName(unit)}</span>
    {unit.Now ? (
      <>
        <span className={classNames('strong', styles.amount)}>
          {formatExactPrice(unit.Now.RateWithTax)}
        </span>
        <small>{t('mrp', { price: formatExactPrice(unit.Now.Mrp) })}</small>
      </>
    ) : (
      <Tag tone="warning">{t('noPrice')}</Tag>
    )}
  </>
);

const NextTexts = ({ unit: { Next, Parties } }: { readonly unit: Unit }) => (
  <>
    {Next && (
      <span>
        {t('from', { price: formatExactPrice(Next.RateWithTax), day: formatDate(Next.FromDate) })}
      </span>
    )}
    {Parties > 0 && <Tag tone="info">{t('parties', { count: Parties })}</Tag>}
  </>
);

const hasNext = ({ Next, Parties }: Unit): boolean => Next !== null || Parties > 0;

/** On a phone what comes next stands under the price that it follows. */
const PriceLines = ({
  item,
  isNarrow,
}: {
  readonly item: PricedItemResponse;
  readonly isNarrow: boolean;
}) => (
  <ul className={classNames(styles.units, styles.prices)}>
    {item.Units.map((unit) => (
      <li key={unit.UnitId}>
        <NowLine unit={unit} />
        {isNarrow && hasNext(unit) && (
          <span className={styles.nextLine}>
            <NextTexts unit={unit} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

const nextColumn: Column<PricedItemResponse> = {
  id: 'next',
  header: t('next'),
  meta: { phone: 'hidden' },
  cell: ({ row }) => (
    <ul className={styles.units}>
      {row.original.Units.map((unit) => (
        <li key={unit.UnitId}>
          <NextTexts unit={unit} />
        </li>
      ))}
    </ul>
  ),
};

/** Both price columns have one line for each unit, in the same order. */
export const listPriceColumns = (
  filter: PriceFilter,
  isNarrow: boolean,
): readonly Column<PricedItemResponse>[] => [
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
    cell: ({ row }) => <PriceLines item={row.original} isNarrow={isNarrow} />,
  },
  ...(isNarrow ? [] : [nextColumn]),
  {
    id: 'gst',
    header: t('gst'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => `${row.original.TaxPercent}%`,
  },
];
