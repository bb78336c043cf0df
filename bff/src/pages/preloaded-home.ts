import { isInternalPath } from '@tokri/contracts/platform';
import { itemOperations } from '@tokri/contracts/api';
import type { ResponseBody } from '@tokri/contracts/api';

type Slides = ResponseBody<typeof itemOperations.listSliderImages>;
type Groups = ResponseBody<typeof itemOperations.listItemGroups>;

export interface PreloadedHome {
  readonly html: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly builtAt: number;
}

const maxImages = 4;
const imagePath = /^\/images\/[0-9a-f]{64}\/(?:small|medium|large)\.webp$/;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const listImages = ({ Pictures, Image }: Slides[number]): string[] =>
  (Pictures.length > 0 ? Pictures : [Image])
    .filter((source) => imagePath.test(source))
    .slice(0, maxImages);

const renderSlide = (slide: Slides[number]): string => {
  const images = listImages(slide)
    .map((source, index) => {
      const priority = index === 0 ? ' fetchpriority="high"' : '';
      return `<img src="${source}" alt="" width="160" height="160"${priority}>`;
    })
    .join('');
  const link =
    slide.LinkText && isInternalPath(slide.Link)
      ? `<a class="btn" href="${escapeHtml(slide.Link)}">${escapeHtml(slide.LinkText)}</a>`
      : '';
  return [
    '<div class="header-placeholder"></div>',
    '<div class="wrap"><div class="slides"><div class="slide">',
    `<div class="slide-text"><h2>${escapeHtml(slide.Title)}</h2>`,
    `<p>${escapeHtml(slide.Text)}</p>${link}</div>`,
    `<div class="slide-images" aria-hidden="true">${images}</div>`,
    '</div></div></div>',
  ].join('');
};

export const toPreloadedHome = ({
  slides,
  groups,
  at,
}: {
  readonly slides: Slides | undefined;
  readonly groups: Groups | undefined;
  readonly at: Date;
}): PreloadedHome => {
  const [first] = slides ?? [];
  return {
    html: first ? renderSlide(first) : '',
    responses: {
      ...(slides && { [itemOperations.listSliderImages.operationId]: slides }),
      ...(groups && { [itemOperations.listItemGroups.operationId]: groups }),
    },
    builtAt: at.getTime(),
  };
};
