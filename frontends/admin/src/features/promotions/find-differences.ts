import type { Difference } from './conflict-note.tsx';

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const findDifferences = <Form extends object>(
  mine: Form,
  theirs: Form,
  labelOf: (field: string) => string,
): readonly Difference[] =>
  Object.keys(mine)
    .map((field) => ({
      label: labelOf(field),
      mine: toText(mine[field as keyof Form]),
      theirs: toText(theirs[field as keyof Form]),
    }))
    .filter(({ mine: own, theirs: other }) => own !== other);
