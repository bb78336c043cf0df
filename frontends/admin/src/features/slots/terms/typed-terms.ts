import type { SlotFill } from '@tokri/contracts/http';
import { moneyExact } from '@tokri/web-kit/ui';
import { draftOf, termsErrors, termsOf, type TermsDraft } from './terms.ts';
import { cutOffWords } from './terms-words.ts';
import { t } from '../texts.ts';

/** What staff change together. */
const parts = {
  capacity: ['capacity'],
  pieces: ['pieces'],
  cutOff: ['cutOffBy', 'cutOffLength', 'cutOffUnit', 'cutOffHour'],
  fee: ['fee'],
  minimumOrder: ['minimumOrder'],
  partyFees: ['partyFees'],
} as const satisfies Readonly<Record<string, readonly (keyof TermsDraft)[]>>;
type Part = keyof typeof parts;

/** A part that was typed over, with what stood there when its typing began. */
interface TypedPart {
  readonly base: Partial<TermsDraft>;
  readonly wanted: Partial<TermsDraft>;
}

/** What staff have typed of the terms; parts that nobody typed follow what is there. */
export type TypedTerms = Readonly<Partial<Record<Part, TypedPart>>>;

export const nothingTyped: TypedTerms = {};

const partNames = Object.keys(parts) as readonly Part[];
const valuesOf = (draft: TermsDraft, part: Part): Partial<TermsDraft> =>
  Object.fromEntries(parts[part].map((field) => [field, draft[field]]));
const isSame = (a: Partial<TermsDraft>, b: Partial<TermsDraft>): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const draftOfSlot = (slot: SlotFill): TermsDraft => draftOf({ ...slot, capacity: slot.Capacity });

/** What is there with what was typed in its place. */
export const draftWith = (slot: SlotFill, typed: TypedTerms): TermsDraft =>
  Object.values(typed).reduce((draft, { wanted }) => ({ ...draft, ...wanted }), draftOfSlot(slot));

export const typedOver = (
  slot: SlotFill,
  typed: TypedTerms,
  change: Partial<TermsDraft>,
): TypedTerms => {
  const draft = { ...draftWith(slot, typed), ...change };
  const touched = partNames.filter((part) => parts[part].some((field) => field in change));
  return {
    ...typed,
    ...Object.fromEntries(
      touched.map((part): [Part, TypedPart] => [
        part,
        {
          base: typed[part]?.base ?? valuesOf(draftOfSlot(slot), part),
          wanted: valuesOf(draft, part),
        },
      ]),
    ),
  };
};

/** Whether saving would change something, or what was typed cannot be saved. */
export const isChanged = (slot: SlotFill, typed: TypedTerms): boolean => {
  const draft = draftWith(slot, typed);
  return (
    Object.keys(termsErrors(draft)).length > 0 ||
    JSON.stringify(termsOf(draft)) !== JSON.stringify(termsOf(draftOfSlot(slot)))
  );
};

const words = (slot: SlotFill, part: Part): string => {
  if (part === 'partyFees') return t('terms.parties');
  const value = {
    capacity: String(slot.Capacity),
    pieces: slot.ItemCount === null ? t('terms.pieces.none') : String(slot.ItemCount),
    cutOff: cutOffWords(slot),
    fee: moneyExact(slot.Fee),
    minimumOrder: moneyExact(slot.MinimumOrder),
  }[part];
  return `${t(`terms.${part}`)}: ${value}`;
};

/** What somebody else has changed since it was typed over here, as it is now; empty where nothing clashes. */
export const clashWords = (slot: SlotFill, typed: TypedTerms): string => {
  const isClash = (part: Part): boolean => {
    const [now, mine] = [valuesOf(draftOfSlot(slot), part), typed[part]];
    return mine !== undefined && !isSame(now, mine.base) && !isSame(now, mine.wanted);
  };
  return partNames
    .filter(isClash)
    .map((part) => words(slot, part))
    .join('; ');
};
