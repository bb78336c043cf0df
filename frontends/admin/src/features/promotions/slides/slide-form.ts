import type { StaffSlideResponse } from '@tokri/contracts/api';
import { formatInstant, shopDate, shopInstant, shopTime } from '@tokri/contracts/dates';
import {
  findHiddenCharacter,
  slideLinkLength,
  slideLinkPattern,
  slideLinkTextLength,
  slideTextLength,
  slideTitleLength,
} from '@tokri/contracts/validation';
import * as z from 'zod/mini';
import { describeImages } from '../describe-images.ts';
import { t } from './labels.ts';

const text = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength, { error: () => t('error.long', { count: maxLength }) }),
    z.refine((value) => findHiddenCharacter(value) === null, { error: () => t('error.hidden') }),
  );

/** Day and time in India as a browser's field has them, or empty. */
const localTime = z
  .string()
  .check(z.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, { error: () => t('error.time') }));

export const slideFormSchema = z
  .object({
    title: text(slideTitleLength).check(z.minLength(1, { error: () => t('error.title') })),
    titleHindi: text(slideTitleLength),
    text: text(slideTextLength),
    textHindi: text(slideTextLength),
    link: text(slideLinkLength).check(z.regex(slideLinkPattern, { error: () => t('error.link') })),
    linkText: text(slideLinkTextLength),
    linkTextHindi: text(slideLinkTextLength),
    images: z.array(z.string()).check(z.minLength(1, { error: () => t('error.images') })),
    from: localTime,
    to: localTime,
    isOn: z.boolean(),
  })
  .check(
    z.refine(({ from, to }) => from === '' || to === '' || from < to, {
      error: () => t('error.period'),
      path: ['to'],
    }),
  );

export type SlideForm = z.infer<typeof slideFormSchema>;

export const emptySlideForm: SlideForm = {
  title: '',
  titleHindi: '',
  text: '',
  textHindi: '',
  link: '',
  linkText: '',
  linkTextHindi: '',
  images: [],
  from: '',
  to: '',
  isOn: true,
};

const toLocalTime = (instant: string): string => {
  if (instant === '') return '';
  const at = new Date(instant);
  return `${shopDate(at)}T${shopTime(at)}`;
};

const toInstant = (local: string): string => {
  const [day = '', time = ''] = local.split('T');
  return local === '' ? '' : formatInstant(shopInstant(day, time));
};

export const toSlideForm = (slide: StaffSlideResponse): SlideForm => ({
  title: slide.Title,
  titleHindi: slide.HindiTexts.Title,
  text: slide.Text,
  textHindi: slide.HindiTexts.Text,
  link: slide.Link,
  linkText: slide.LinkText,
  linkTextHindi: slide.HindiTexts.LinkText,
  images: slide.Images.map(({ Hash }) => Hash),
  from: toLocalTime(slide.FromAt),
  to: toLocalTime(slide.ToAt),
  isOn: slide.Status === 1,
});

export interface EditedSlide {
  readonly Id: number;
  readonly Rev?: number;
}

export const toSlideBody = (form: SlideForm, edited: EditedSlide) => ({
  ...edited,
  Title: form.title,
  Text: form.text,
  Link: form.link,
  LinkText: form.linkText,
  Images: form.images,
  FromAt: toInstant(form.from),
  ToAt: toInstant(form.to),
  Status: form.isOn ? (1 as const) : (0 as const),
  Hindi: { Title: form.titleHindi, Text: form.textHindi, LinkText: form.linkTextHindi },
});

/** The form in words, to compare two versions of it. */
export const describeSlideForm = ({ images, isOn, ...texts }: SlideForm) => ({
  ...texts,
  images: describeImages(images),
  isOn: t(isOn ? 'on' : 'off'),
});
