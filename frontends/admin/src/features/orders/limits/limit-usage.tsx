import { classNames, formatDate, formatSlotWithDate, Tag } from '@tokri/web-kit/ui';
import styles from '../details/order-panel.module.css';
import { t } from './labels.ts';
import type { Limits } from './limit-queries.ts';

type Usage = Pick<Limits, 'Unpaid' | 'FullestSlot' | 'FullestDay' | 'FullestItem'>;

interface UsageRow {
  readonly label: string;
  readonly count: number;
  readonly max: number;
}

const toRows = (
  { Unpaid, FullestSlot: slot, FullestDay: day, FullestItem: item }: Usage,
  max: Limits['AddressLimits'],
): readonly UsageRow[] => [
  { label: t('total'), count: Unpaid, max: max.Total },
  {
    label: slot ? t('slotOf', { slot: formatSlotWithDate(slot) }) : t('slot'),
    count: slot?.Count ?? 0,
    max: max.PerSlot,
  },
  {
    label: day ? t('dayOf', { day: formatDate(day.Date) }) : t('day'),
    count: day?.Count ?? 0,
    max: max.PerDay,
  },
  {
    label: item ? t('itemOf', { name: item.Name }) : t('item'),
    count: item?.Count ?? 0,
    max: item?.Max ?? max.UnitsPerItem,
  },
];

const UsageList = ({
  title,
  usage,
  max,
}: {
  readonly title: string;
  readonly usage: Usage;
  readonly max: Limits['AddressLimits'];
}) => (
  <>
    <h4>{title}</h4>
    <dl className={classNames(styles.details, styles.usage)}>
      {toRows(usage, max).map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>
            {t('ratio', { count: row.count, max: row.max })}{' '}
            {row.count >= row.max && <Tag tone="warning">{t('reached')}</Tag>}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

export const LimitUsage = ({ limits }: { readonly limits: Limits }) => (
  <>
    <UsageList
      title={limits.UserName ? t('customerNamed', { name: limits.UserName }) : t('customer')}
      usage={limits}
      max={limits}
    />
    {limits.Addresses.map((address) => (
      <UsageList
        key={address.Id}
        title={t('address', { address: `${address.Address}, ${address.Pincode}` })}
        usage={address}
        max={limits.AddressLimits}
      />
    ))}
    <p className="muted">{t('counting')}</p>
  </>
);
