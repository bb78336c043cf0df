import { promotionState, type PromotionState } from '@tokri/contracts/pricing';

export interface DatedPromotion {
  readonly isOn: boolean;
  /** The day on which staff stopped it; empty when they did not. */
  readonly stoppedOn: string;
  readonly fromDate: string;
  readonly toDate: string;
}

export type PromotionSwitch = 'on' | 'paused' | 'stopped';

export const stateOfPromotion = (
  { isOn, stoppedOn, fromDate, toDate }: DatedPromotion,
  today: string,
): PromotionState =>
  promotionState({ isOn, isStopped: stoppedOn !== '', from: fromDate, to: toDate }, today);

export const switchPromotion = (
  to: PromotionSwitch,
  today: string,
): Pick<DatedPromotion, 'isOn' | 'stoppedOn'> => ({
  isOn: to === 'on',
  stoppedOn: to === 'stopped' ? today : '',
});

/** Switching a stopped promotion on starts it again; other changes leave it stopped. */
export const stoppedOnAfterSave = (
  before: Pick<DatedPromotion, 'stoppedOn'> | null,
  isOn: boolean,
): string => (isOn ? '' : (before?.stoppedOn ?? ''));

const stateRank: Readonly<Record<PromotionState, number>> = {
  running: 0,
  scheduled: 1,
  paused: 2,
  ended: 3,
};

export interface ListedPromotion {
  readonly id: number;
  readonly state: PromotionState;
  /** The texts in which a search looks. */
  readonly texts: readonly (string | undefined)[];
}

const isFound = (texts: ListedPromotion['texts'], search: string): boolean =>
  texts.some((text) => text?.toLocaleLowerCase().includes(search));

export const selectPromotions = <Promotion extends ListedPromotion>(
  promotions: readonly Promotion[],
  { search, state }: { readonly search: string; readonly state: PromotionState | undefined },
): readonly Promotion[] =>
  promotions
    .filter(
      (promotion) =>
        (state === undefined || promotion.state === state) &&
        isFound(promotion.texts, search.toLocaleLowerCase()),
    )
    .sort((a, b) => stateRank[a.state] - stateRank[b.state] || b.id - a.id);
