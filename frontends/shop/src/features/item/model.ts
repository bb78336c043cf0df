import { isChoosable } from '@tokri/contracts';
import type { Item, SlotAnswer } from '@tokri/contracts/http';
import { unitToShow, type Unit } from '@tokri/web-kit/shelf';
import { dayOf, hourOrTime, isTomorrow, money, shortDay, slotTime } from '@tokri/web-kit/ui';
import { t } from './texts.ts';

export interface UnitWish {
  /** Of the address; 0 for none. */
  readonly asked: number;
  readonly inCart: number;
}

/** The unit that the page starts with: the one the address names, else the one in the cart, else the first that can be had. */
export const chosenUnit = ({ Units }: Item, { asked, inCart }: UnitWish): Unit | undefined => Units.find(({ UnitId }) => UnitId === asked) ?? unitToShow(Units, { inCart });

export const isSoldOut = ({ Units }: Item): boolean => Units.every(({ Available }) => !Available);

/** The price in its parts: what it is without GST, and the GST. Rounded to paise, so the parts add up to the price. */
export const gstWords = ({ Name, Rate, RateWithTax }: Unit, percent: number): string => {
  const tax = Math.round((RateWithTax - Rate) * 100) / 100;
  return percent > 0 ? t('item.gst', { unit: Name, base: money(Rate), percent, tax: money(tax) }) : t('item.noGst', { unit: Name });
};

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a listing must show (Legal Metrology (Packaged Commodities) Rules 6(10); FSSAI licence of food). Nothing empty is listed. */
export const factsOf = ({ Name, Units, Declarations, HSN, TaxPercent }: Item, unit: Unit): readonly Fact[] => {
  const { NetQuantity, Manufacturer, CountryOfOrigin, BestBefore, ConsumerCare, Fssai } = Declarations;
  return [
    { name: t('label.name'), value: Name },
    { name: t('label.net'), value: Units.length === 1 ? NetQuantity || unit.Name : unit.Name },
    { name: t('label.mrp'), value: t('label.mrpValue', { sum: money(unit.Mrp) }) },
    { name: t('label.best'), value: BestBefore },
    { name: t('label.origin'), value: CountryOfOrigin },
    { name: t('label.packer'), value: Manufacturer },
    { name: t('label.fssai'), value: Fssai },
    { name: t('label.hsn'), value: TaxPercent > 0 ? t('label.hsnValue', { hsn: HSN, percent: TaxPercent }) : t('label.hsnExempt', { hsn: HSN }) },
    { name: t('label.care'), value: ConsumerCare },
  ].filter(({ value }) => value !== '');
};

/** The first slot that can still be chosen. */
export const nextSlot = (slots: readonly SlotAnswer[]): SlotAnswer | undefined => slots.find(({ State }) => isChoosable(State));

const dayWords = (day: string, today: string): string => {
  if (day === today) return t('day.today');
  return isTomorrow(today, day) ? t('day.tomorrow') : shortDay(day);
};

const momentWords = (time: string, day: string, today: string): string => {
  if (day === today) return time;
  return isTomorrow(today, day) ? t('day.timeTomorrow', { time }) : t('day.timeOn', { time, day: shortDay(day) });
};

/** "Today, 4–7 pm" and until when one must order for it. */
export const slotWords = ({ Date: day, Start, End, CutOffAt }: SlotAnswer, now: Date): { readonly when: string; readonly orderBy: string } => {
  const today = dayOf(now);
  const cutOffDay = dayOf(new Date(CutOffAt));
  return { when: `${dayWords(day, today)}, ${slotTime(Start, End)}`, orderBy: momentWords(hourOrTime(CutOffAt), cutOffDay, today) };
};
