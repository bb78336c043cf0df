import type { OrderResponse } from '@tokri/contracts/api';
import { maxMessageLength } from '@tokri/contracts/validation';
import { t } from '../../labels.ts';

export const problemReasons = ['missing', 'damaged', 'wrong', 'other'] as const;
export type ProblemReason = (typeof problemReasons)[number];
export const problemResolutions = ['refund', 'replacement'] as const;
export type ProblemResolution = (typeof problemResolutions)[number];

type NamedLine = Pick<NonNullable<OrderResponse['Lines']>[number], 'Name' | 'UnitName'>;

/** What the shop reads in the chat of the order; a list that is too long ends with an ellipsis. */
export const problemMessage = ({
  lines,
  reason,
  resolution,
}: {
  readonly lines: readonly NamedLine[];
  readonly reason: ProblemReason;
  readonly resolution: ProblemResolution;
}): string => {
  const compose = (items: string): string =>
    t('problem.message', {
      reason: t(`problem.reason.${reason}`),
      items,
      resolution: t(`problem.message.${resolution}`),
    });
  const items = lines.map(({ Name, UnitName }) => `${Name} ${UnitName}`).join(', ');
  const excess = [...compose(items)].length - maxMessageLength;
  return excess > 0 ? compose(`${[...items].slice(0, -excess - 1).join('')}…`) : compose(items);
};
