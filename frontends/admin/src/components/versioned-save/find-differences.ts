/** A field of both versions, in words. */
export interface ComparedField {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export const compareForms = <Field extends string>(
  mine: Readonly<Record<Field, string>>,
  theirs: Readonly<Record<Field, string>>,
  labelOf: (field: Field) => string,
): readonly ComparedField[] =>
  (Object.keys(mine) as Field[]).map((field) => ({
    label: labelOf(field),
    mine: mine[field],
    theirs: theirs[field],
  }));

const contextLines = 1;

/** Without the lines that both texts begin and end with, so that long texts show what differs. */
const withoutEqualLines = ({ label, mine, theirs }: ComparedField): ComparedField => {
  const [own, other] = [mine.split('\n'), theirs.split('\n')];
  const most = Math.min(own.length, other.length);
  let before = 0;
  while (before < most && own[before] === other[before]) before += 1;
  let after = 0;
  while (after < most - before && own.at(-1 - after) === other.at(-1 - after)) after += 1;
  const [skipped, cut] = [Math.max(0, before - contextLines), Math.max(0, after - contextLines)];
  const shorten = (lines: readonly string[]): string =>
    [
      ...(skipped > 0 ? ['…'] : []),
      ...lines.slice(skipped, lines.length - cut),
      ...(cut > 0 ? ['…'] : []),
    ].join('\n');
  return { label, mine: shorten(own), theirs: shorten(other) };
};

export const findDifferences = (fields: readonly ComparedField[]): readonly ComparedField[] =>
  fields.filter(({ mine, theirs }) => mine !== theirs).map(withoutEqualLines);
