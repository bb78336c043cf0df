import { isInternalPath } from '@tokri/contracts/platform';
import type { itemOperations, ResponseBody } from '@tokri/contracts/api';
import { escapeHtml, isShopImage, renderHeaderRest, renderImage } from './preview-html.ts';

export type Slides = ResponseBody<typeof itemOperations.listSliderImages>;

const maxImages = 4;

const listImages = ({ Pictures, Image }: Slides[number]): string[] =>
  (Pictures.length > 0 ? Pictures : [Image]).filter(isShopImage).slice(0, maxImages);

export const renderHome = ([slide]: Slides): string => {
  if (!slide) return '';
  const images = listImages(slide)
    .map((source, index) => renderImage(source, { size: 160, isFirst: index === 0 }))
    .join('');
  const link =
    slide.LinkText && isInternalPath(slide.Link)
      ? `<a class="btn" href="${escapeHtml(slide.Link)}">${escapeHtml(slide.LinkText)}</a>`
      : '';
  return [
    renderHeaderRest('with-ribbon'),
    '<div class="wrap"><div class="slides"><div class="slide">',
    `<div class="slide-text"><h2>${escapeHtml(slide.Title)}</h2>`,
    `<p>${escapeHtml(slide.Text)}</p>${link}</div>`,
    `<div class="slide-images" aria-hidden="true">${images}</div>`,
    '</div></div></div>',
  ].join('');
};
