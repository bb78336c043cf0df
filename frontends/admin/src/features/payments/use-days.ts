import { addDays, isDate } from '@tokri/contracts/dates';
import { useSearchParams } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';

/** A span of days in the address; by default the last `shownDays`, today included. */
export const useDays = (shownDays: number) => {
  const [searchParams, setSearchParams] = useSearchParams();
  const parseDay = (name: string, fallback: string): string => {
    const day = searchParams.get(name) ?? '';
    return isDate(day) ? day : fallback;
  };
  const to = parseDay('ToDate', today());
  const days = { from: parseDay('FromDate', addDays(to, 1 - shownDays)), to };
  const changeDays = (change: Partial<typeof days>): void => {
    const { from: FromDate, to: ToDate } = { ...days, ...change };
    setSearchParams({ FromDate, ToDate }, { replace: true });
  };
  return { days, changeDays };
};
