import { type Pagination } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { fields } from '@tokri/contracts/api';

const positiveInteger = /^[1-9]\d{0,8}$/;

const readNumber = (
  query: Readonly<Record<string, string>>,
  name: string,
  fallback: number,
): number => {
  const text = query[name];
  if (text === undefined) return fallback;
  if (!positiveInteger.test(text))
    throw new ProblemError('bad-input', `${name}: must be a positive whole number`, [
      { field: name, rule: 'range', message: 'must be a positive whole number' },
    ]);
  return Number(text);
};

export const readPagination = (
  query: Readonly<Record<string, string>>,
  pageSize: number = fields.paginationLimits.defaultSize,
): Pagination => ({
  page: readNumber(query, 'page', 1),
  pageSize: Math.min(readNumber(query, 'pageSize', pageSize), fields.paginationLimits.maxSize),
});

export const pagingHeaders = (
  query: Readonly<Record<string, string>>,
  { page, pageSize }: Pagination,
  total: number,
): Record<string, string> => {
  const linkTo = (target: number, rel: string): string => {
    const parameters = new URLSearchParams({
      ...query,
      page: String(target),
      pageSize: String(pageSize),
    });
    return `<?${parameters.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(page * pageSize < total ? [linkTo(page + 1, 'next')] : []),
    ...(page > 1 ? [linkTo(page - 1, 'prev')] : []),
  ];
  return {
    'X-Total-Count': String(total),
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
  };
};
