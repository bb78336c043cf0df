import { orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { callApi, isApiProblem, useNavigate } from '@tokri/web-kit/platform';
import {
  announce,
  dialogTypes,
  escapeHtml,
  isConfirmed,
  showDialog,
  showToast,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../labels.ts';
import { addOrderToCart, type AddedOrder } from './add-order-to-cart.ts';

const notAddedLabels = ({ fewer, unavailable, withoutRoom }: AddedOrder): readonly string[] => [
  ...(unavailable.length > 0 ? [t('again.unavailable', { names: unavailable.join(', ') })] : []),
  ...(withoutRoom.length > 0 ? [t('again.cartFull', { names: withoutRoom.join(', ') })] : []),
  ...(fewer.length > 0 ? [t('again.fewer', { names: fewer.join(', ') })] : []),
];

const countInCart = ({ added, fewer }: AddedOrder): number => added.length + fewer.length;

const addedLabel = (result: AddedOrder): string => {
  const count = countInCart(result);
  const total = count + result.unavailable.length + result.withoutRoom.length;
  if (count === total) return t('again.allAdded', { count });
  return count === 0 ? t('again.noneAdded') : t('again.someAdded', { count, total });
};

const showResult = async (result: AddedOrder, viewCart: () => void): Promise<void> => {
  const text = [addedLabel(result), ...notAddedLabels(result)].join(' ');
  if (countInCart(result) === 0) return showToast({ text, isPersistent: true });
  const dialogResult = await showDialog({
    type: dialogTypes.successConfirmation,
    message: escapeHtml(text),
    actionLabel: t('again.viewCart'),
  });
  if (isConfirmed(dialogResult)) viewCart();
};

const readLines = async (
  order: Pick<OrderResponse, 'Id' | 'Lines'>,
  signal: AbortSignal,
): Promise<NonNullable<OrderResponse['Lines']>> => {
  if (order.Lines) return order.Lines;
  const query = { TransactionId: order.Id };
  return (await callApi(orderOperations.readOrder, { query, signal })).Lines ?? [];
};

/** Stops when the page is left. */
export const useOrderAgain = (
  order: Pick<OrderResponse, 'Id' | 'Lines'>,
): { readonly isBusy: boolean; readonly orderAgain: () => Promise<void> } => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const orderAgain = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    announce(t('again.adding'));
    try {
      const result = await addOrderToCart(await readLines(order, signal), signal);
      if (!signal.aborted) void showResult(result, () => void navigate('/checkout-details'));
    } catch (error) {
      if (!signal.aborted) showToast({ text: isApiProblem(error) ? error.message : t('failed') });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, orderAgain };
};
