import { Problem, type Page } from '@tokri/contracts';
import { fields } from '@tokri/contracts/http';

const wholeNumber = /^[1-9]\d{0,8}$/;

const numberOf = (
  query: Readonly<Record<string, string>>,
  name: string,
  fallback: number,
): number => {
  const text = query[name];
  if (text === undefined) return fallback;
  if (!wholeNumber.test(text))
    throw new Problem('bad-input', `${name}: must be a positive whole number`, [
      { field: name, rule: 'range', message: 'must be a positive whole number' },
    ]);
  return Number(text);
};

/** Which page is asked for, `pageSize` long when no size is named; a larger size than allowed is cut (`shapes.md`, Everywhere). @throws Problem `bad-input`. */
export const readPage = (
  query: Readonly<Record<string, string>>,
  pageSize: number = fields.paging.defaultSize,
): Page => ({
  page: numberOf(query, 'page', 1),
  pageSize: Math.min(numberOf(query, 'pageSize', pageSize), fields.paging.maxSize),
});

/** `X-Total-Count`, and `Link` with next and prev relative to the address that was called (RFC 8288). */
export const pagingHeaders = (
  query: Readonly<Record<string, string>>,
  { page, pageSize }: Page,
  total: number,
): Record<string, string> => {
  const to = (target: number, rel: string): string => {
    const names = new URLSearchParams({
      ...query,
      page: String(target),
      pageSize: String(pageSize),
    });
    return `<?${names.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(page * pageSize < total ? [to(page + 1, 'next')] : []),
    ...(page > 1 ? [to(page - 1, 'prev')] : []),
  ];
  return {
    'X-Total-Count': String(total),
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
  };
};
