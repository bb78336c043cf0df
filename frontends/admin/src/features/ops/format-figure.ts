import { formatExactPrice } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

const formatDuration = (seconds: number): string => {
  if (seconds < 1 && seconds > 0)
    return t('figure.milliseconds', { figure: Math.round(seconds * 1000) });
  if (seconds < 120) return t('figure.seconds', { figure: Math.round(seconds) });
  if (seconds < 7_200) return t('figure.minutes', { figure: Math.round(seconds / 60) });
  return t('figure.hours', { figure: Math.round(seconds / 3_600) });
};

/** A unit that this page does not know yet is shown as a plain number. */
export const formatFigure = (figure: number | null, unit: string): string => {
  if (figure === null) return t('figure.none');
  switch (unit) {
    case 'seconds':
      return formatDuration(figure);
    case 'messages':
      return t('figure.messages', { figure: Math.round(figure) });
    case 'paise':
      return formatExactPrice(figure / 100);
    case 'percent':
      return t('figure.percent', { figure: Math.round(figure) });
    case 'yes-no':
      return t(figure === 1 ? 'figure.yes' : 'figure.no');
    default:
      return t('figure.count', { figure });
  }
};

const minutesPerHour = 60;
const minutesPerDay = 1_440;

export const formatUptime = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 2 * minutesPerHour) return t('uptime.minutes', { count: minutes });
  if (minutes < 2 * minutesPerDay)
    return t('uptime.hours', { count: Math.floor(minutes / minutesPerHour) });
  return t('uptime.days', { count: Math.floor(minutes / minutesPerDay) });
};
