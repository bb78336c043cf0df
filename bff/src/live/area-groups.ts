import type { AreaState } from './area-state.ts';

const holds = ({ ranges }: AreaState, pincode: string): boolean => ranges.some(({ from, to }) => from <= pincode && pincode <= to);

/** The group that serves a pincode; undefined where none does. Six digits each, so their order as text is their order as numbers. */
export const groupOf = (pincode: string, areas: Iterable<AreaState>): number | undefined => {
  for (const area of areas) if (holds(area, pincode)) return area.groupId;
  return undefined;
};
