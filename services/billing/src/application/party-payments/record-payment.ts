import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Err, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  checkChoice,
  type BillChoice,
  type ChoiceError,
} from '../../domain/party-payments/check-choice.ts';
import {
  isSameRecord,
  recordPayment,
  reversePayment,
  type PartyPayment,
  type RecordedPayment,
  type Reversal,
} from '../../domain/party-payments/party-payment.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import { settlePayment, type SettlePaymentDeps } from './settle-payment.ts';

export type RecordPaymentDeps = SettlePaymentDeps & { readonly buyers: BuyerDirectory };

export interface RecordPaymentCommand extends Omit<RecordedPayment, 'chosen'> {
  readonly choice: readonly BillChoice[];
}

export type RecordPaymentError =
  | Err<'reference-missing' | 'received-later' | 'bills-above-amount' | 'request-id-taken'>
  | ChoiceError;

const sumChoice = (choice: readonly BillChoice[]): number =>
  choice.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const checkFields = (
  { way, reference, receivedOn, amountPaise, choice }: RecordPaymentCommand,
  today: string,
): Result<null, 'reference-missing' | 'received-later' | 'bills-above-amount'> => {
  if (way !== 'cash' && reference === '') return err('reference-missing');
  if (receivedOn > today) return err('received-later');
  return sumChoice(choice) > amountPaise ? err('bills-above-amount') : ok(null);
};

/** The bills of a repeated request may be paid by now, so it is compared before they are checked. */
const isRepeated = (known: PartyPayment, { choice, ...record }: RecordPaymentCommand): boolean =>
  isSameRecord(known, { ...record, chosen: choice.map((share) => ({ ...share, number: '' })) });

const requirePayment = async (
  { partyPayments }: SettlePaymentDeps,
  paymentId: number,
): Promise<PartyPayment> => {
  const stored = await partyPayments.find(paymentId);
  if (!stored) throw new ProblemError('not-found');
  return stored.payment;
};

const insert = async (
  deps: RecordPaymentDeps,
  { choice, ...record }: RecordPaymentCommand,
): Promise<{ readonly ok: true; readonly value: PartyPayment } | RecordPaymentError> => {
  const at = deps.clock();
  const checked = checkFields({ choice, ...record }, shopDate(at));
  if (!checked.ok) return checked;
  if (!(await deps.buyers.findParty(record.partyId))) throw new ProblemError('not-known-yet');
  const bills = await deps.bills.findByIds(choice.map(({ billId }) => billId));
  const chosen = checkChoice(record.partyId, choice, bills);
  if (!chosen.ok) return chosen;
  const paymentId = await deps.partyPayments.nextId();
  const requested = recordPayment({ ...record, chosen: chosen.value }, { paymentId, at });
  const stored = await deps.partyPayments.insertOrFind(requested);
  return isSameRecord(stored, requested) ? ok(stored) : err('request-id-taken');
};

/** Records money that the shop got: stored first, then allocated, so that a crash loses nothing. */
export const recordPartyPayment = async (
  deps: RecordPaymentDeps,
  command: RecordPaymentCommand,
): Promise<{ readonly ok: true; readonly value: PartyPayment } | RecordPaymentError> => {
  const known = await deps.partyPayments.findByRequest(command.requestId);
  if (known && !isRepeated(known, command)) return err('request-id-taken');
  const stored = known ? ok(known) : await insert(deps, command);
  if (!stored.ok) return stored;
  const { paymentId } = stored.value;
  await settlePayment(deps, paymentId);
  return ok(await requirePayment(deps, paymentId));
};

export const reversePartyPayment = async (
  deps: SettlePaymentDeps,
  { paymentId, ...reversal }: Omit<Reversal, 'at'> & { readonly paymentId: number },
): Promise<
  Result<
    PartyPayment,
    'unknown-payment' | 'not-reversible' | 'held-by-provider' | 'already-reversed'
  >
> => {
  const at = deps.clock();
  const result = await updateAggregate({
    load: () => deps.partyPayments.find(paymentId),
    decide: (stored) =>
      stored ? reversePayment(stored.payment, { ...reversal, at }) : err('unknown-payment'),
    save: async (stored, decision) => {
      if (!stored || !decision.ok || decision.value === stored.payment) return decision;
      return (await deps.partyPayments.save(stored, decision.value)) ? decision : conflict;
    },
  });
  if (!result.ok) return result;
  await settlePayment(deps, paymentId);
  return ok(await requirePayment(deps, paymentId));
};
