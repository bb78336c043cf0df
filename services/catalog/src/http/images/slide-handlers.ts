import { formatInstant } from '@tokri/contracts/dates';
import { hindiTexts } from '@tokri/contracts/language';
import { paginate } from '@tokri/contracts/platform';
import {
  commandSucceeded,
  type itemOperations,
  type promotionOperations,
  type StaffSlideResponse,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import { orderSlides } from '../../application/images/order-slides.ts';
import { saveSlide } from '../../application/images/save-slide.ts';
import type { ImageStore } from '../../application/ports/images.ts';
import type { SlideStore, StoredSlide } from '../../application/ports/slides.ts';
import { imagePath } from '../../domain/images/image.ts';
import { nextScheduleChange, slideState, type Slide } from '../../domain/images/slide.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';

interface Deps {
  readonly slides: SlideStore;
  readonly imageStore: ImageStore;
  readonly clock: Clock;
}

interface SlideBody {
  readonly Title: string;
  readonly Text: string;
  readonly Link: string;
  readonly LinkText: string;
  readonly Images: readonly string[];
  readonly Hindi: { readonly Title?: string; readonly Text?: string; readonly LinkText?: string };
}

const toContent = ({ Title, Text, Link, LinkText, Images, Hindi }: SlideBody) => ({
  title: Title,
  text: Text,
  link: Link,
  linkText: LinkText,
  images: Images,
  hindi: { title: Hindi.Title, text: Hindi.Text, linkText: Hindi.LinkText },
});

const toHindi = ({ hindi }: Slide) =>
  hindiTexts({ Title: hindi?.title, Text: hindi?.text, LinkText: hindi?.linkText });

const toSlideResponse = (slide: Slide) => {
  const images = slide.images.map((hash) => imagePath(hash, 'large'));
  return {
    Id: slide.slideId,
    Image: images[0] ?? '',
    Title: slide.title,
    Text: slide.text,
    Link: slide.link,
    LinkText: slide.linkText,
    Pictures: images,
    Hindi: toHindi(slide),
  };
};

const maxAgeSeconds = 60;

/** A response may be kept until the next slide starts or ends. */
const cacheHeaders = (slides: readonly Slide[], now: Date): Record<string, string> => {
  const change = nextScheduleChange(slides, now);
  const seconds = change ? Math.floor((change.getTime() - now.getTime()) / 1000) : maxAgeSeconds;
  return { 'Cache-Control': `public, max-age=${Math.min(maxAgeSeconds, seconds)}` };
};

export const createSlideHandlers = (
  deps: Deps,
): Pick<OperationHandlers<typeof itemOperations>, 'list-slider-images' | 'save-slider-image'> => ({
  'list-slider-images': async ({ pagination }) => {
    const now = deps.clock();
    const all = (await deps.slides.listAll()).map(({ slide }) => slide);
    const shown = all.filter((slide) => slideState(slide, now) === 'running');
    return {
      total: shown.length,
      headers: cacheHeaders(all, now),
      body: paginate(shown, pagination).map(toSlideResponse),
    };
  },
  'save-slider-image': async ({ body, language, allocateId }) => {
    const input = { slideId: body.Id, content: toContent(body), position: body.Position };
    return { body: toResultEntries(await saveSlide({ ...deps, allocateId }, input), language) };
  },
});

const toInstantText = (instant: Date | null): string => (instant ? formatInstant(instant) : '');
const toInstant = (text: string): Date | null => (text === '' ? null : new Date(text));

const toStaffSlideResponse = ({ slide, rev }: StoredSlide, now: Date): StaffSlideResponse => ({
  Id: slide.slideId,
  Rev: rev,
  State: slideState(slide, now),
  Status: slide.isOn ? 1 : 0,
  Title: slide.title,
  Text: slide.text,
  Link: slide.link,
  LinkText: slide.linkText,
  Images: slide.images.map((hash) => ({ Hash: hash, Url: imagePath(hash, 'large') })),
  FromAt: toInstantText(slide.fromAt),
  ToAt: toInstantText(slide.toAt),
  HindiTexts: {
    Title: slide.hindi?.title ?? '',
    Text: slide.hindi?.text ?? '',
    LinkText: slide.hindi?.linkText ?? '',
  },
});

export const createStaffSlideHandlers = (
  deps: Deps,
): Pick<
  OperationHandlers<typeof promotionOperations>,
  'list-staff-slides' | 'save-slide' | 'delete-slide' | 'order-slides'
> => ({
  'list-staff-slides': async ({ pagination }) => {
    const all = await deps.slides.listAll();
    const now = deps.clock();
    return {
      total: all.length,
      body: paginate(all, pagination).map((stored) => toStaffSlideResponse(stored, now)),
    };
  },
  'save-slide': async ({ body, language, allocateId }) => {
    const schedule = {
      isOn: body.Status === 1,
      fromAt: toInstant(body.FromAt),
      toAt: toInstant(body.ToAt),
    };
    const input = { slideId: body.Id, content: toContent(body), schedule, rev: body.Rev };
    return { body: toResultEntries(await saveSlide({ ...deps, allocateId }, input), language) };
  },
  'delete-slide': async ({ query }) => {
    await deps.slides.delete(query.SlideId);
    return { body: [commandSucceeded(query.SlideId)] };
  },
  'order-slides': async ({ body, language }) => ({
    body: toResultEntries(await orderSlides(deps, body.SlideIds), language),
  }),
});
