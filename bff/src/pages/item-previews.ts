import type { ItemResponse } from '@tokri/contracts/api';
import { brandText, packSizeText, type Language } from '@tokri/contracts/language';
import {
  escapeHtml,
  renderHeaderRest,
  renderImage,
  renderPrice,
  tintClass,
} from './preview-html.ts';

const previewedCards = 10;

type Unit = ItemResponse['Units'][number];

const firstUnit = ({ Units }: ItemResponse): Unit | undefined =>
  Units.find(({ Available }) => Available) ?? Units[0];

const renderCard = (item: ItemResponse, language: Language): string => {
  const unit = firstUnit(item);
  if (!unit) return '';
  return [
    `<li class="card ${tintClass(item.Tint)}">`,
    `<div class="thumbnail">${renderImage(item.Images[0]?.Small ?? '', { size: 160 })}</div>`,
    `<span class="brand">${escapeHtml(brandText(item.Brand, language))}</span>`,
    `<div class="body">${renderPrice(unit)}<h3 class="name">${escapeHtml(item.Name)}</h3>`,
    `<p class="pack-size">${escapeHtml([packSizeText(unit), unit.OfferUnitPrice ?? unit.UnitPrice].filter(Boolean).join(' • '))}</p>`,
    '</div></li>',
  ].join('');
};

interface ListPreviewOptions {
  readonly language: Language;
  readonly hasBreadcrumbs?: boolean;
}

/** Without buttons: the page brings them when they work. */
export const renderItemList = (
  items: readonly ItemResponse[],
  { language, hasBreadcrumbs = false }: ListPreviewOptions,
): string => {
  const cards = items
    .slice(0, previewedCards)
    .map((item) => renderCard(item, language))
    .join('');
  return cards === ''
    ? ''
    : `${renderHeaderRest('with-ribbon')}<div class="wrap list-preview${hasBreadcrumbs ? ' with-breadcrumbs' : ''}"><ul class="item-grid">${cards}</ul></div>`;
};

export const renderItem = (item: ItemResponse, language: Language): string => {
  const unit = firstUnit(item);
  if (!unit) return '';
  return [
    renderHeaderRest('without-ribbon'),
    `<div class="wrap item-preview ${tintClass(item.Tint)}">`,
    `<div class="thumbnail">${renderImage(item.Images[0]?.Large ?? '', { size: 256, isFirst: true })}</div>`,
    `<div><p>${escapeHtml(brandText(item.Brand, language))}</p><h1>${escapeHtml(item.Name)}</h1>`,
    `${renderPrice(unit, 'price large')}</div></div>`,
  ].join('');
};
