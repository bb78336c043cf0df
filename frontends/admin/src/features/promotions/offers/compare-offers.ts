import {
  compareForms,
  type ComparedField,
} from '../../../components/versioned-save/find-differences.ts';
import { describeImages } from '../describe-images.ts';
import { t } from '../labels.ts';
import { offerFieldLabel } from './offer-fields.tsx';
import type { OfferForm } from './offer-form.ts';

export interface OfferNames {
  readonly ofType: (typeId: string) => string;
  readonly ofParty: (partyId: number) => string;
}

const describe = (
  { images, kind, reward, scope, itemTypeIds, items, places, party, ...texts }: OfferForm,
  names: OfferNames,
) => ({
  ...texts,
  party: Number(party) > 0 ? names.ofParty(Number(party)) : '',
  images: describeImages(images),
  kind: t(`kind.${kind}`),
  reward: t(`kind.${reward}`),
  scope: t(`scope.${scope}`),
  itemTypeIds: itemTypeIds.map(names.ofType).join(', '),
  items: items
    .map(({ name, quantity }) => (kind === 'combo' ? `${quantity} × ${name}` : name))
    .join(', '),
  places: places.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', '),
});

export const compareOffers = (
  mine: OfferForm,
  theirs: OfferForm,
  names: OfferNames,
): readonly ComparedField[] =>
  compareForms(describe(mine, names), describe(theirs, names), offerFieldLabel);
