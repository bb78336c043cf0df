import { hindiTexts, type HindiTexts } from '@tokri/contracts/language';
import { changeHindi } from '../hindi/change-hindi.ts';

type SlideText = 'title' | 'text' | 'linkText';

export interface Slide {
  readonly slideId: number;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly linkText: string;
  readonly images: readonly string[];
  readonly position: number;
  readonly hindi?: HindiTexts<SlideText> | undefined;
}

export const withChangedHindi = (before: Slide | undefined, slide: Slide): Slide => {
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
