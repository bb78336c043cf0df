import type { PromotionState } from '@tokri/contracts/pricing';
import { formatDate, Tag } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

export const stateTones = {
  running: 'success',
  scheduled: 'info',
  paused: 'warning',
  ended: undefined,
} as const;

export const StateTag = ({ state }: { readonly state: PromotionState }) => (
  <Tag tone={stateTones[state]} hasDot>
    {t(`state.${state}`)}
  </Tag>
);

interface Period {
  readonly FromDate: string;
  readonly ToDate: string;
  readonly StoppedOn: string;
}

/** Promotions run across the turn of the year. */
export const dayText = (date: string): string => formatDate(date, { withYear: true });

export const periodText = ({ FromDate, ToDate, StoppedOn }: Period): string =>
  StoppedOn === ''
    ? t('period', { from: dayText(FromDate), to: dayText(ToDate) })
    : t('stoppedOn', { day: dayText(StoppedOn) });

export const usesText = (uses: number): string => t('uses', { count: uses });
