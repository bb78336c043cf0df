export {
  addDays,
  daysBetween,
  financialYear,
  formatDate,
  formatInstant,
  isDate,
  kolkataDate,
  kolkataInstant,
  kolkataTime,
  weekday,
} from './dates.ts';
