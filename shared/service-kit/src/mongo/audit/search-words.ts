import type { DescribedChange } from '../../audit/index.ts';

const maxWords = 60;
const maxWordLength = 40;

const split = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, maxWordLength));

/** Words by which an entry is found: its operation, subjects and the texts that it changed. */
export const toSearchWords = (
  { operation, subjects }: { readonly operation: string; readonly subjects: readonly string[] },
  changes: readonly DescribedChange[],
): string[] => {
  const values = changes.flatMap(({ fields }) =>
    fields
      .flatMap(({ before, after }) => [before, after])
      .filter((value) => typeof value === 'string'),
  );
  return [...new Set([operation, ...subjects, ...values].flatMap(split))].slice(0, maxWords);
};
