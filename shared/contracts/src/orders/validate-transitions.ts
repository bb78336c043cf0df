import { orderStatus } from './order-status.ts';
import { orderTransitions, paymentTransitions } from './order-transitions.ts';
import { paymentStatus } from './payment-status.ts';

export type TransitionTable = Readonly<Record<number, readonly number[]>>;

const reachableFrom = (table: TransitionTable, starts: readonly number[]): ReadonlySet<number> => {
  const reached = new Set(starts);
  for (const status of reached) for (const next of table[status] ?? []) reached.add(next);
  return reached;
};

export const findTransitionErrors = ({
  table,
  states,
  starts,
}: {
  readonly table: TransitionTable;
  readonly states: readonly number[];
  readonly starts: readonly number[];
}): string[] => {
  const rows = Object.entries(table);
  const reached = reachableFrom(table, starts);
  return [
    ...states
      .filter((state) => !Object.hasOwn(table, state))
      .map((state) => `state ${state} has no row`),
    ...rows
      .filter(([from]) => !states.includes(Number(from)))
      .map(([from]) => `row ${from} is of no known state`),
    ...rows.flatMap(([from, targets]) =>
      targets
        .filter((to) => !states.includes(to))
        .map((to) => `${from} leads to the unknown state ${to}`),
    ),
    ...rows
      .filter(([from, targets]) => targets.includes(Number(from)))
      .map(([from]) => `${from} leads to itself`),
    ...states
      .filter((state) => !reached.has(state))
      .map((state) => `state ${state} is never reached`),
  ];
};

const publishedTables = [
  { table: orderTransitions, states: Object.values(orderStatus), starts: [orderStatus.Placed] },
  {
    table: paymentTransitions,
    states: Object.values(paymentStatus),
    starts: [paymentStatus.NotDue, paymentStatus.DueOnDelivery, paymentStatus.Pending],
  },
];

export const validateTransitions = (
  tables: readonly {
    readonly table: TransitionTable;
    readonly states: readonly number[];
    readonly starts: readonly number[];
  }[] = publishedTables,
): void => {
  const errors = tables.flatMap(findTransitionErrors);
  if (errors.length > 0) throw new Error(`transition table: ${errors.join('; ')}`);
};
