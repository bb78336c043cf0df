import { hindiTexts, type HindiTexts } from '@tokri/contracts/language';
import { promotionState, type PromotionState } from '@tokri/contracts/pricing';
import { changeHindi } from '../hindi/change-hindi.ts';

type SlideText = 'title' | 'text' | 'linkText';

export interface SlideContent {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly linkText: string;
  readonly images: readonly string[];
  readonly hindi?: HindiTexts<SlideText> | undefined;
}

export interface SlideSchedule {
  readonly isOn: boolean;
  /** Null means without a limit. */
  readonly fromAt: Date | null;
  readonly toAt: Date | null;
}

export interface Slide extends SlideContent, SlideSchedule {
  readonly slideId: number;
  readonly position: number;
}

export const alwaysShown: SlideSchedule = { isOn: true, fromAt: null, toAt: null };

export const withChangedHindi = <Content extends SlideContent>(
  before: SlideContent | undefined,
  slide: Content,
): Content => {
  const change = (field: SlideText): string =>
    changeHindi(before && { english: before[field], hindi: before.hindi?.[field] }, {
      english: slide[field],
      hindi: slide.hindi?.[field],
    });
  const hindi = {
    title: change('title'),
    text: change('text'),
    linkText: change('linkText'),
  };
  return { ...slide, hindi: hindiTexts(hindi) ?? {} };
};

export const slideState = ({ isOn, fromAt, toAt }: SlideSchedule, now: Date): PromotionState =>
  promotionState(
    {
      isOn,
      isStopped: false,
      from: fromAt?.getTime() ?? -Infinity,
      to: toAt?.getTime() ?? Infinity,
    },
    now.getTime(),
  );

export const isScheduleInOrder = ({ fromAt, toAt }: SlideSchedule): boolean =>
  fromAt === null || toAt === null || fromAt < toAt;

/** When the first of the slides starts or ends; null when none does. */
export const nextScheduleChange = (slides: readonly SlideSchedule[], now: Date): Date | null => {
  const times = slides
    .filter(({ isOn }) => isOn)
    .flatMap(({ fromAt, toAt }) => [fromAt, toAt])
    .filter((time) => time !== null)
    .filter((time) => time > now)
    .map((time) => time.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
};
