export const promotionStates = ['running', 'scheduled', 'paused', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** `from` and `to` are inclusive days of offers and coupons, or instants of slides. */
export interface PromotionSchedule<Moment extends string | number> {
  readonly isOn: boolean;
  readonly isStopped: boolean;
  readonly from: Moment;
  readonly to: Moment;
}

export const promotionState = <Moment extends string | number>(
  { isOn, isStopped, from, to }: PromotionSchedule<Moment>,
  now: NoInfer<Moment>,
): PromotionState => {
  if (isStopped || to < now) return 'ended';
  if (!isOn) return 'paused';
  return now < from ? 'scheduled' : 'running';
};
