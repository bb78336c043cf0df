import type { PaymentEntryResponse } from '@tokri/contracts/api';
import { t } from './labels.ts';

type Tone = 'success' | 'warning' | 'error' | 'info';
type State = PaymentEntryResponse['State'];

const stateTones: Readonly<Record<State, Tone>> = {
  'not-opened': 'info',
  refused: 'error',
  open: 'info',
  failed: 'error',
  authorized: 'warning',
  captured: 'success',
  'refund-due': 'warning',
  'partly-refunded': 'info',
  refunded: 'info',
};

export const stateTone = (state: State): Tone => stateTones[state];
export const stateLabel = (state: State): string => t(`state.${state}`);

export const methodLabel = ({
  Method,
  PaidWith,
}: Pick<PaymentEntryResponse, 'Method' | 'PaidWith'>): string =>
  PaidWith ? t(`paidWith.${PaidWith}`) : t(`method.${Method}`);

export const orderLabel = ({
  TransactionId,
  TransactionNumber,
}: Pick<PaymentEntryResponse, 'TransactionId' | 'TransactionNumber'>): string =>
  TransactionNumber || t('order.unnumbered', { id: TransactionId });
