import { orderStatus } from './order-status.ts';
import { orderTransitions, paymentStatusTransitions } from './order-transitions.ts';
import { paymentStatus } from './payment-status.ts';

type State = number | string;
type TransitionTable = Readonly<Record<State, readonly State[]>>;

interface StateMachine {
  readonly table: TransitionTable;
  readonly states: readonly State[];
  readonly starts: readonly State[];
  readonly isForwardOnly?: boolean;
}

const reachableFrom = (table: TransitionTable, starts: readonly State[]): ReadonlySet<State> => {
  const reached = new Set(starts);
  for (const status of reached) for (const next of table[status] ?? []) reached.add(next);
  return reached;
};

export const findTransitionErrors = ({
  table,
  states,
  starts,
  isForwardOnly = false,
}: StateMachine): string[] => {
  const rows = Object.entries(table);
  const stateNames = states.map(String);
  const reached = reachableFrom(table, starts);
  return [
    ...states
      .filter((state) => !Object.hasOwn(table, state))
      .map((state) => `state ${state} has no row`),
    ...rows
      .filter(([from]) => !stateNames.includes(from))
      .map(([from]) => `row ${from} is of no known state`),
    ...rows.flatMap(([from, targets]) =>
      targets
        .filter((to) => !states.includes(to))
        .map((to) => `${from} leads to the unknown state ${to}`),
    ),
    ...rows
      .filter(([from, targets]) => targets.map(String).includes(from))
      .map(([from]) => `${from} leads to itself`),
    ...states
      .filter((state) => !reached.has(state))
      .map((state) => `state ${state} is never reached`),
    ...(isForwardOnly ? states : [])
      .filter((state) => reachableFrom(table, table[state] ?? []).has(state))
      .map((state) => `${state} leads back to itself`),
  ];
};

const publishedMachines: readonly StateMachine[] = [
  { table: orderTransitions, states: Object.values(orderStatus), starts: [orderStatus.Placed] },
  {
    table: paymentStatusTransitions,
    states: Object.values(paymentStatus),
    starts: [paymentStatus.NotDue, paymentStatus.DueOnDelivery, paymentStatus.Pending],
  },
];

export const validateTransitions = (
  machines: readonly StateMachine[] = publishedMachines,
): void => {
  const errors = machines.flatMap(findTransitionErrors);
  if (errors.length > 0) throw new Error(`transition table: ${errors.join('; ')}`);
};
