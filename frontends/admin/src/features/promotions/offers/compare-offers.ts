import {
  compareForms,
  type ComparedField,
} from '../../../components/versioned-save/find-differences.ts';
import { describeImages } from '../describe-images.ts';
import { t } from '../labels.ts';
import { offerFieldLabel } from './offer-fields.tsx';
import type { OfferForm } from './offer-form.ts';

const describe = (
  { images, kind, reward, scope, itemTypeIds, items, places, ...texts }: OfferForm,
  nameOfType: (typeId: string) => string,
) => ({
  ...texts,
  images: describeImages(images),
  kind: t(`kind.${kind}`),
  reward: t(`kind.${reward}`),
  scope: t(`scope.${scope}`),
  itemTypeIds: itemTypeIds.map(nameOfType).join(', '),
  items: items
    .map(({ name, quantity }) => (kind === 'combo' ? `${quantity} × ${name}` : name))
    .join(', '),
  places: places.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', '),
});

export const compareOffers = (
  mine: OfferForm,
  theirs: OfferForm,
  nameOfType: (typeId: string) => string,
): readonly ComparedField[] =>
  compareForms(describe(mine, nameOfType), describe(theirs, nameOfType), offerFieldLabel);
