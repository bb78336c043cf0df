import { addDays, isDate } from '@tokri/contracts';
import { today } from '@tokri/web-kit/ui';

/** Days of the heat map side by side. */
export const daysShown = 7;

/** What the calendar shows; it stands in the address, so it can be shared and gone back to. */
export interface FillWish {
  /** 0 is all areas; null is the first one. */
  readonly groupId: number | null;
  /** First of the days that are shown, `yyyy-MM-dd`. */
  readonly from: string;
  /** The slot that is open beside the heat map; 0 is none. */
  readonly slotId: number;
}

const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** A day whose week ends within the calendar, too. */
const canBegin = (day: string): boolean => isDate(day) && isDate(addDays(day, daysShown));

export const readFillWish = (address: URLSearchParams): FillWish => {
  const from = address.get('From') ?? '';
  return {
    groupId: whole(address.get('GroupId')),
    from: canBegin(from) ? from : today(),
    slotId: whole(address.get('SlotId')) ?? 0,
  };
};

/** The query of an address; what is as it is anyway stays out of it. */
export const writeFillWish = ({ groupId, from, slotId }: FillWish): string => {
  const names = Object.entries({
    GroupId: groupId ?? '',
    From: from === today() ? '' : from,
    SlotId: slotId || '',
  });
  const text = new URLSearchParams(
    names.filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  ).toString();
  return text ? `?${text}` : '';
};
