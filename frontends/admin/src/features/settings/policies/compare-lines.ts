export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

type Lengths = readonly (readonly number[])[];

/** The longest common subsequence of all remainders. */
const commonLengths = (a: readonly string[], b: readonly string[]): Lengths => {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[];
      row[j] =
        a[i] === b[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
};

const toLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '');

/** The comparison takes time and memory with the product of both numbers of lines. */
const maxComparisons = 1_000_000;

export const compareLines = (older: string, newer: string): readonly ComparedLine[] => {
  const [a, b] = [toLines(older), toLines(newer)];
  if (a.length * b.length > maxComparisons)
    return [
      ...a.map((text) => ({ kind: 'removed' as const, text })),
      ...b.map((text) => ({ kind: 'added' as const, text })),
    ];
  const lengths = commonLengths(a, b);
  const compared: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      compared.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (
      left !== undefined &&
      (right === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      compared.push({ kind: 'removed', text: left });
      i += 1;
    } else {
      compared.push({ kind: 'added', text: right ?? '' });
      j += 1;
    }
  }
  return compared;
};
