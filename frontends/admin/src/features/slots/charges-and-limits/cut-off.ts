export const cutOffUnits = ['minutes', 'hours', 'days'] as const;
export type CutOffUnit = (typeof cutOffUnits)[number];

export const minutesPerUnit: Readonly<Record<CutOffUnit, number>> = {
  minutes: 1,
  hours: 60,
  days: 1440,
};

export interface CutOffLength {
  readonly cutOffLength: string;
  readonly cutOffUnit: CutOffUnit;
}

export const toCutOffLength = (minutes: number): CutOffLength => {
  const unit =
    minutes === 0
      ? 'hours'
      : (cutOffUnits.findLast((unit) => minutes % minutesPerUnit[unit] === 0) ?? 'minutes');
  return { cutOffLength: String(minutes / minutesPerUnit[unit]), cutOffUnit: unit };
};

export const convertCutOff = (
  { cutOffLength, cutOffUnit }: CutOffLength,
  unit: CutOffUnit,
): CutOffLength => {
  const typed = cutOffLength.trim();
  return {
    cutOffLength: /^\d+$/.test(typed)
      ? String(Math.ceil((Number(typed) * minutesPerUnit[cutOffUnit]) / minutesPerUnit[unit]))
      : cutOffLength,
    cutOffUnit: unit,
  };
};
