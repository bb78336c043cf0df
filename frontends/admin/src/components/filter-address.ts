import { isDate } from '@tokri/contracts/dates';

/**
 * The filter of a list in the page's address. A value that is not allowed is parsed as
 * missing: an empty text or 0.
 */
export const parseOption = <Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | '' => options.find((option) => option === text) ?? '';

export const parseId = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;

export const parseDay = (text: string | null): string =>
  text !== null && isDate(text) ? text : '';

export const parseText = (text: string | null, maxLength: number): string =>
  (text ?? '').trim().slice(0, maxLength);

export const parsePage = (params: URLSearchParams): number => {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
};

/** The first page is not written. */
export const formatPage = (page: number): { readonly page: number } => ({
  page: page > 1 ? page : 0,
});

type FilterValues = Readonly<Record<string, string | number | undefined>>;

/** Leaves out what is missing. */
export const toFilterParams = (values: FilterValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );

/** Empty without parameters, else with the question mark. */
export const toFilterAddress = (values: FilterValues): string => {
  const query = new URLSearchParams(toFilterParams(values)).toString();
  return query ? `?${query}` : '';
};
