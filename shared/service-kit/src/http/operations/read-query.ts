import { ProblemError } from '@tokri/contracts/problems';

export const readQuery = (url: string): Record<string, string> => {
  const start = url.indexOf('?');
  const params = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  const names = new Set<string>();
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of params) {
    if (names.has(name.toLowerCase()))
      throw new ProblemError(
        'doubled-parameter',
        `${name.slice(0, 40)} was given more than once.`,
        [{ field: name.slice(0, 40), rule: 'once', message: 'must be given once' }],
      );
    names.add(name.toLowerCase());
    query[name] = value;
  }
  return { ...query };
};
