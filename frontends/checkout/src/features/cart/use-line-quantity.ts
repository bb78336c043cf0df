import type { CartLineResponse } from '@tokri/contracts/api';
import { isApiProblem } from '@tokri/web-kit/platform';
import { chosenOfferId, setQuantity, useCartQuantity } from '@tokri/web-kit/session';
import { announce, showToast, Trash2 } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export interface LineQuantity {
  readonly quantity: number;
  readonly change: (quantity: number) => void;
}

type QuantityTarget = Pick<CartLineResponse, 'ItemId' | 'UnitId' | 'OfferId' | 'Name'> & {
  readonly SeenRateWithTax: number;
};
type Line = Pick<
  CartLineResponse,
  'ItemId' | 'UnitId' | 'OfferId' | 'Name' | 'RateWithTax' | 'Quantity' | 'ChosenOfferId'
>;

const updateQuantity = async (
  { Name, ...target }: QuantityTarget,
  quantity: number,
): Promise<void> => {
  try {
    const result = await setQuantity(target, quantity);
    if (result.kind === 'superseded') return;
    if (result.kind === 'rejected') return showToast({ text: result.message });
    if (result.kind === 'capped')
      return showToast({ text: t('line.capped', { count: result.quantity }) });
    announce(
      quantity > 0
        ? t('line.announcement', { name: Name, count: result.quantity })
        : t('line.removed', { name: Name }),
    );
  } catch (error) {
    const isOffline = isApiProblem(error) && error.code === 'offline';
    showToast({
      text: isOffline
        ? t('line.unchanged', { name: Name })
        : isApiProblem(error)
          ? error.message
          : t('failed'),
    });
  }
};

export const useLineQuantity = (line: Line): LineQuantity => {
  const { ItemId, UnitId, Name, Quantity, RateWithTax } = line;
  const target = {
    ItemId,
    UnitId,
    OfferId: chosenOfferId(line),
    Name,
    SeenRateWithTax: RateWithTax,
  };
  const sessionQuantity = useCartQuantity(target);
  const change = (quantity: number): void => {
    const previousQuantity = sessionQuantity || Quantity;
    void updateQuantity(target, quantity);
    if (quantity === 0)
      showToast({
        text: t('line.removed', { name: Name }),
        icon: Trash2,
        action: { label: t('undo'), run: () => void updateQuantity(target, previousQuantity) },
      });
  };
  return { quantity: sessionQuantity, change };
};
