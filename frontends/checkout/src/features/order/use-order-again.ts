import { orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { callApi, isApiProblem, useNavigate } from '@tokri/web-kit/platform';
import { showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import { addOrderToCart, type AddedOrder } from './add-order-to-cart.ts';

const addedOrderLabel = ({ added, fewer, unavailable }: AddedOrder): string => {
  const inCart = added.length + fewer.length;
  const total = inCart + unavailable.length;
  const names = unavailable.join(', ');
  const summary =
    unavailable.length === 0
      ? t('again.allAdded', { count: total })
      : inCart === 0
        ? t('again.noneAdded', { names })
        : t('again.someAdded', { count: inCart, total, names });
  return fewer.length > 0 ? `${summary} ${t('again.fewer', { names: fewer.join(', ') })}` : summary;
};

const readLines = async (
  order: Pick<OrderResponse, 'Id' | 'Lines'>,
): Promise<NonNullable<OrderResponse['Lines']>> =>
  order.Lines ??
  (await callApi(orderOperations.readOrder, { query: { TransactionId: order.Id } })).Lines ??
  [];

export const useOrderAgain = (
  order: Pick<OrderResponse, 'Id' | 'Lines'>,
): { readonly isBusy: boolean; readonly orderAgain: () => Promise<void> } => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const orderAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      const result = await addOrderToCart(await readLines(order));
      const isInCart = result.added.length + result.fewer.length > 0;
      showToast({
        text: addedOrderLabel(result),
        isPersistent: result.unavailable.length > 0 || result.fewer.length > 0,
        ...(isInCart
          ? {
              action: {
                label: t('again.viewCart'),
                run: () => void navigate('/checkout-details'),
              },
            }
          : {}),
      });
    } catch (error) {
      showToast({ text: isApiProblem(error) ? error.message : t('failed') });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, orderAgain };
};
