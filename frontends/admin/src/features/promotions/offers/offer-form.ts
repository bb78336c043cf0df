import { offerKinds, offerScopes, type StaffOfferDetails } from '@tokri/contracts/api';
import {
  checkDeliveryCode,
  maxId,
  offerNameLength,
  offerNarrationLength,
} from '@tokri/contracts/validation';
import * as z from 'zod/mini';
import {
  dateField,
  isCount,
  isPercent,
  isPositiveMoney,
  optionalMoney,
  optionalText,
  requiredText,
  textOf,
} from '../form-checks.ts';
import { t } from '../labels.ts';

const maxUnits = 99;

const chosenItem = z.object({
  itemId: z.number(),
  unitId: z.number(),
  name: z.string(),
  quantity: z.number(),
});
export type ChosenItem = z.infer<typeof chosenItem>;

const fields = z.object({
  name: requiredText(offerNameLength),
  nameHindi: optionalText(offerNameLength),
  narration: optionalText(offerNarrationLength),
  narrationHindi: optionalText(offerNarrationLength),
  /** Hash of the banner's picture, or none. */
  images: z.array(z.string()),
  kind: z.enum(offerKinds),
  reward: z.enum(['percentage', 'amount']),
  percent: z.string().check(z.trim()),
  amount: z.string().check(z.trim()),
  buy: z.string().check(z.trim()),
  free: z.string().check(z.trim()),
  price: z.string().check(z.trim()),
  minimum: z.string().check(z.trim()),
  atMost: optionalMoney,
  scope: z.enum(offerScopes),
  itemTypeIds: z.array(z.string()),
  items: z.array(chosenItem),
  from: dateField,
  to: dateField,
  places: z.array(z.object({ from: z.string().check(z.trim()), to: z.string().check(z.trim()) })),
  party: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isCount(text, maxId), { error: () => t('error.party') }),
  ),
});
export type OfferForm = z.infer<typeof fields>;

const needsPercent = ({ kind, reward }: OfferForm): boolean =>
  kind === 'percentage' || (kind === 'threshold' && reward === 'percentage');
const needsAmount = ({ kind, reward }: OfferForm): boolean =>
  kind === 'amount' || (kind === 'threshold' && reward === 'amount');
const needsItems = ({ kind, scope }: OfferForm): boolean => kind === 'combo' || scope === 'items';

const hasRange = ({ from, to }: OfferForm['places'][number]): boolean =>
  checkDeliveryCode(from).ok && checkDeliveryCode(to).ok && from <= to;

interface Rule {
  readonly field: keyof OfferForm;
  readonly isKept: (form: OfferForm) => boolean;
  readonly error: () => string;
}

const rules: readonly Rule[] = [
  {
    field: 'percent',
    isKept: (form) => !needsPercent(form) || isPercent(form.percent),
    error: () => t('error.percent'),
  },
  {
    field: 'amount',
    isKept: (form) => !needsAmount(form) || isPositiveMoney(form.amount),
    error: () => t('error.amount'),
  },
  {
    field: 'buy',
    isKept: ({ kind, buy }) => kind !== 'buy-x-get-y' || isCount(buy, maxUnits),
    error: () => t('error.units'),
  },
  {
    field: 'free',
    isKept: ({ kind, free }) => kind !== 'buy-x-get-y' || isCount(free, maxUnits),
    error: () => t('error.units'),
  },
  {
    field: 'price',
    isKept: ({ kind, price }) => kind !== 'combo' || isPositiveMoney(price),
    error: () => t('error.amount'),
  },
  {
    field: 'minimum',
    isKept: ({ kind, minimum }) => kind !== 'threshold' || isPositiveMoney(minimum),
    error: () => t('error.amount'),
  },
  {
    field: 'items',
    isKept: (form) => !needsItems(form) || form.items.length > 0,
    error: () => t('error.items'),
  },
  {
    field: 'itemTypeIds',
    isKept: (form) => needsItems(form) || form.scope !== 'types' || form.itemTypeIds.length > 0,
    error: () => t('error.types'),
  },
  {
    field: 'places',
    isKept: ({ places }) => places.every(hasRange),
    error: () => t('error.places'),
  },
  { field: 'to', isKept: ({ from, to }) => from <= to, error: () => t('error.period') },
];

export const offerFormSchema = fields.check(
  ...rules.map(({ field, isKept, error }) => z.refine<OfferForm>(isKept, { error, path: [field] })),
);

export const emptyOfferForm = (from: string, to: string): OfferForm => ({
  name: '',
  nameHindi: '',
  narration: '',
  narrationHindi: '',
  images: [],
  kind: 'percentage',
  reward: 'percentage',
  percent: '',
  amount: '',
  buy: '2',
  free: '1',
  price: '',
  minimum: '',
  atMost: '',
  scope: 'items',
  itemTypeIds: [],
  items: [],
  from,
  to,
  places: [],
  party: '',
});

export const toOfferForm = (
  offer: StaffOfferDetails,
  nameOf: (itemId: number) => string,
): OfferForm => ({
  name: offer.Name,
  nameHindi: offer.HindiTexts.Name,
  narration: offer.Narration,
  narrationHindi: offer.HindiTexts.Narration,
  images: offer.ImageHash === '' ? [] : [offer.ImageHash],
  kind: offer.Kind,
  reward: offer.Amount > 0 ? 'amount' : 'percentage',
  percent: textOf(offer.Percent),
  amount: textOf(offer.Amount),
  buy: textOf(offer.Buy),
  free: textOf(offer.Free),
  price: textOf(offer.Price),
  minimum: textOf(offer.Minimum),
  atMost: textOf(offer.AtMost),
  scope: offer.Scope,
  itemTypeIds: offer.ItemTypeIds.map(String),
  items: offer.Items.map(({ ItemId, UnitId, Quantity }) => ({
    itemId: ItemId,
    unitId: UnitId,
    name: nameOf(ItemId),
    quantity: Quantity,
  })),
  from: offer.FromDate,
  to: offer.ToDate,
  places: offer.Places.map(({ PincodeFrom, PincodeTo }) => ({ from: PincodeFrom, to: PincodeTo })),
  party: textOf(offer.PartyId),
});

const numberIf = (isNeeded: boolean, text: string): number => (isNeeded ? Number(text) : 0);

export interface EditedOffer {
  readonly Id: number;
  readonly Rev?: number;
  readonly Status: 0 | 1;
}

export const toOfferBody = (form: OfferForm, edited: EditedOffer) => {
  const isThreshold = form.kind === 'threshold';
  return {
    ...edited,
    Name: form.name,
    Narration: form.narration,
    Image: form.images[0] ?? '',
    Hindi: { Name: form.nameHindi, Narration: form.narrationHindi },
    Kind: form.kind,
    Percent: numberIf(needsPercent(form), form.percent),
    Amount: numberIf(needsAmount(form), form.amount),
    Buy: numberIf(form.kind === 'buy-x-get-y', form.buy),
    Free: numberIf(form.kind === 'buy-x-get-y', form.free),
    Price: numberIf(form.kind === 'combo', form.price),
    Minimum: numberIf(isThreshold, form.minimum),
    AtMost: numberIf(isThreshold && form.reward === 'percentage', form.atMost),
    Scope: form.kind === 'combo' ? ('items' as const) : form.scope,
    ItemTypeIds: form.scope === 'types' ? form.itemTypeIds.map(Number) : [],
    Items: needsItems(form)
      ? form.items.map(({ itemId, unitId, quantity }) => ({
          ItemId: itemId,
          UnitId: unitId,
          Quantity: quantity,
        }))
      : [],
    FromDate: form.from,
    ToDate: form.to,
    Places: form.places.map(({ from, to }) => ({ PincodeFrom: from, PincodeTo: to })),
    PartyId: Number(form.party),
  };
};
