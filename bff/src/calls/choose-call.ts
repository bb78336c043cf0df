import { Problem } from '@tokri/contracts';
import { chooseOperation, knownSets, namesOfEveryRow, namesOfLists } from '@tokri/contracts/http';
import type { HttpMethod, Operation } from '@tokri/contracts/http';

/** Names and texts of a query string, in the order given. */
type Pairs = readonly (readonly [name: string, value: string])[];

export type Choice =
  | {
      readonly kind: 'chosen';
      readonly operation: Operation;
      /** By the names as the row spells them. */ readonly query: Readonly<Record<string, string>>;
    }
  /** `needsToken`: whoever calls this must be signed in, so a missing token is told first. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly needsToken: boolean };

/** More than any row takes. */
const namesMax = 40;
const shownMax = 40;

const withoutToken: ReadonlySet<Operation['who']['kind']> = new Set([
  'anon',
  'anon-or-self',
  'refresh-cookie',
  'signature',
]);
const needsToken = ({ who }: Operation): boolean => !withoutToken.has(who.kind);

const pairsOf = (url: string): Pairs => {
  const start = url.indexOf('?');
  return start < 0 ? [] : [...new URLSearchParams(url.slice(start + 1))];
};

const doubledName = (pairs: Pairs): string | undefined => {
  const seen = new Set<string>();
  for (const [name] of pairs) {
    if (seen.has(name.toLowerCase())) return name;
    seen.add(name.toLowerCase());
  }
  return undefined;
};

const doubled = (name: string): Problem =>
  new Problem('doubled-parameter', `${name.slice(0, shownMax)} was given more than once.`, [
    { field: name.slice(0, shownMax), rule: 'once', message: 'must be given once' },
  ]);

const unknown = (operations: readonly Operation[], method: HttpMethod): Problem => {
  const sets = knownSets(operations, method);
  return new Problem(
    'unknown-parameters',
    `This path knows: ${sets.join('; ')}.`,
    sets.map((set) => ({ field: '', rule: 'known-set', message: set })),
  );
};

/** By lower case, the name as the row spells it; a name of the set wins over an optional one that differs by case only. */
const spellings = (operation: Operation): ReadonlyMap<string, string> => {
  const names = [
    ...operation.choose.names,
    ...operation.optional,
    ...namesOfEveryRow,
    ...(operation.paged ? namesOfLists : []),
  ];
  return new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
};

const canonical = (operation: Operation, pairs: Pairs): Record<string, string> => {
  const spelled = spellings(operation);
  return Object.fromEntries(
    pairs.map(([name, value]) => [spelled.get(name.toLowerCase()) ?? name, value]),
  );
};

/**
 * The row that a request means (`api-contract.md` rule 1): by the set of its names alone, never the nearest. A name given twice,
 * in whatever case, is refused, as are sets that no row of the path lists.
 */
export const chooseCall = (
  operations: readonly Operation[],
  method: HttpMethod,
  url: string,
): Choice => {
  const pairs = pairsOf(url);
  const ofMethod = operations.filter((operation) => operation.method === method);
  const operation =
    pairs.length > namesMax
      ? undefined
      : chooseOperation(
          ofMethod,
          method,
          pairs.map(([name]) => name),
        );
  const twice = doubledName(pairs);
  if (operation && twice === undefined)
    return { kind: 'chosen', operation, query: canonical(operation, pairs) };
  return {
    kind: 'refused',
    problem: twice === undefined ? unknown(operations, method) : doubled(twice),
    needsToken: operation ? needsToken(operation) : ofMethod.every(needsToken),
  };
};
