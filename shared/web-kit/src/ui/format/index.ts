export { formatBrand } from './brand.ts';
export { shopDate, today } from './day.ts';
export { formatPrice, formatExactPrice } from './money.ts';
export { formatCount, formatPercent } from './number.ts';
export { formatAddress, maskMobile, formatMobile, formatPhone } from './person.ts';
export {
  formatDayName,
  findNextSlot,
  formatSlot,
  formatSlotWithDate,
  formatDeadline,
  formatPastMoment,
} from './slot.ts';
export {
  formatTime,
  formatCountdown,
  formatShortTime,
  formatLongDate,
  formatDatedTime,
  formatDateTime,
  formatDate,
  formatTimeRange,
  formatWeekday,
} from './time.ts';
