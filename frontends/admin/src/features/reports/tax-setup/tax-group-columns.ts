import type { TaxGroupResponse } from '@tokri/contracts/api';
import { formatDate, formatPercent } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import type { ReportColumn } from '../report-columns.ts';

type Rates = TaxGroupResponse['Rates'];

const formatRate = ({ FromDate, TaxPercent }: Rates[number]): string =>
  t('rates.from', {
    rate: formatPercent(TaxPercent / 100),
    date: formatDate(FromDate, { withYear: true }),
  });

/** Of the rates that have started, the last one; the others are history or still to come. */
export const splitRates = (rates: Rates, today: string) => {
  const started = rates.filter(({ FromDate }) => FromDate <= today);
  return {
    now: started.at(-1),
    past: started.slice(0, -1),
    upcoming: rates.filter(({ FromDate }) => FromDate > today),
  };
};

const nameItems = ({ ItemNames, ItemCount }: TaxGroupResponse): string => {
  const more = ItemCount - ItemNames.length;
  const names = ItemNames.join(', ');
  return more > 0 ? t('rates.more', { names, count: more }) : names;
};

export const taxGroupColumns = (today: string): readonly ReportColumn<TaxGroupResponse>[] => [
  { id: 'hsn', header: 'HSN', kind: 'text', value: ({ HSN }) => HSN || t('rates.noHsn') },
  {
    id: 'now',
    header: t('rates.now'),
    kind: 'text',
    value: ({ Rates }) => {
      const { now } = splitRates(Rates, today);
      return now ? formatRate(now) : '';
    },
  },
  {
    id: 'upcoming',
    header: t('rates.upcoming'),
    kind: 'text',
    value: ({ Rates }) => splitRates(Rates, today).upcoming.map(formatRate).join('; '),
  },
  {
    id: 'past',
    header: t('rates.past'),
    kind: 'text',
    value: ({ Rates }) => splitRates(Rates, today).past.map(formatRate).join('; '),
  },
  { id: 'count', header: t('gst.count'), kind: 'count', value: ({ ItemCount }) => ItemCount },
  { id: 'items', header: t('rates.items'), kind: 'text', value: nameItems },
];
