import type { Language } from '../../language/index.ts';
import type { HttpMethod, Operation } from './operation.ts';

export const commonParams = ['lang'] as const;
export const paginationParams = ['page', 'pageSize'] as const;

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

const matches = (operation: Operation, givenParams: ReadonlySet<string>): boolean => {
  const requiredParams = lower(operation.match.names);
  const allowed = new Set([
    ...requiredParams,
    ...lower(operation.optionalParams),
    ...lower(commonParams),
    ...(operation.isPaginated ? lower(paginationParams) : []),
  ]);
  if ([...givenParams].some((name) => !allowed.has(name))) return false;
  return operation.match.kind === 'exact'
    ? requiredParams.every((name) => givenParams.has(name))
    : requiredParams.some((name) => givenParams.has(name));
};

/**
 * Finds the operation whose parameter set matches exactly; there is no nearest match. Names are
 * compared case-insensitively, values never. Among several matches the one with more required names
 * wins.
 */
export const matchOperation = (
  operations: readonly Operation[],
  method: HttpMethod,
  names: Iterable<string>,
): Operation | undefined => {
  const givenParams = new Set(lower([...names]));
  const specificity = (operation: Operation) =>
    operation.match.kind === 'exact' ? operation.match.names.length : 0;
  return operations
    .filter((operation) => operation.method === method && matches(operation, givenParams))
    .sort((a, b) => specificity(b) - specificity(a))[0];
};

const texts = {
  en: {
    none: '(no parameters)',
    anyOf: 'any of ',
    optional: 'optional: ',
    optionalWithThem: 'optional with them: ',
  },
  hi: {
    none: '(कोई पैरामीटर नहीं)',
    anyOf: 'इनमें से कोई: ',
    optional: 'वैकल्पिक: ',
    optionalWithThem: 'साथ में वैकल्पिक: ',
  },
} as const satisfies Record<Language, object>;

const describeRequiredParams = ({ match }: Operation, language: Language): string => {
  if (match.kind === 'any-of') return texts[language].anyOf + match.names.join(', ');
  if (match.names.length === 0) return texts[language].none;
  return match.names.map((name) => (match.zero?.includes(name) ? `${name}=0` : name)).join(' & ');
};

/**
 * Names the optional parameters that were given: they select no operation on their own. An operation
 * that needs none names all of its optional ones.
 */
export const describeParamSets = (
  operations: readonly Operation[],
  method: HttpMethod,
  {
    givenNames = [],
    language = 'en',
  }: { readonly givenNames?: readonly string[]; readonly language?: Language } = {},
): string[] => {
  const given = new Set(lower(givenNames));
  return operations
    .filter((operation) => operation.method === method)
    .map((operation) => {
      const optional =
        operation.match.names.length === 0
          ? operation.optionalParams
          : operation.optionalParams.filter((name) => given.has(name.toLowerCase()));
      const required = describeRequiredParams(operation, language);
      if (optional.length === 0) return required;
      return operation.match.names.length === 0
        ? texts[language].optional + optional.join(', ')
        : `${required} (${texts[language].optionalWithThem}${optional.join(', ')})`;
    });
};
