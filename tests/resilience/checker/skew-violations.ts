import { eventTypes } from '@tokri/contracts/events';
import type { Violation } from './state/system-state.ts';

export interface SkewState {
  /** Consumer groups of the topic that change state. */
  readonly groups: readonly string[];
  /** Keys of the events whose type the contracts do not contain. */
  readonly unknownKeys: readonly string[];
  readonly deadLetters: readonly {
    readonly consumer: string;
    readonly type: string;
    readonly key: string;
  }[];
}

const knownTypes: ReadonlySet<string> = new Set(eventTypes.map(({ type }) => type));

/** Every group puts each event of an unknown type aside, and no event that only has new fields. */
export const findSkewViolations = ({
  groups,
  unknownKeys,
  deadLetters,
}: SkewState): readonly Violation[] => [
  ...groups.flatMap((group) => {
    const found = new Set(
      deadLetters.filter(({ consumer }) => consumer === group).map(({ key }) => key),
    );
    const lost = unknownKeys.filter((key) => !found.has(key));
    return lost.length === 0
      ? []
      : [`${group} lost ${lost.length} of ${unknownKeys.length} events of an unknown type`];
  }),
  ...deadLetters
    .filter(({ type }) => knownTypes.has(type))
    .map(({ consumer, type, key }) => `${consumer} did not accept new fields in ${type} of ${key}`),
];
