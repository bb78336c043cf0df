import type { PricedLineAnswer } from '@tokri/contracts/http';
import { isApiProblem } from '@tokri/web-kit/platform';
import { chosenOffer, setQuantity, useCartQuantity } from '@tokri/web-kit/session';
import { announce, showToast, Trash2 } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';

export interface LineQuantity {
  /** What is wished at the moment; ahead of the server's sums while they are counted. */
  readonly quantity: number;
  readonly change: (quantity: number) => void;
}

type Thing = Pick<PricedLineAnswer, 'ItemId' | 'UnitId' | 'OfferId' | 'Name'> & {
  readonly SeenRateWithTax: number;
};
type Line = Pick<
  PricedLineAnswer,
  'ItemId' | 'UnitId' | 'OfferId' | 'Name' | 'RateWithTax' | 'Quantity' | 'ChosenOfferId'
>;

const send = async ({ Name, ...thing }: Thing, quantity: number): Promise<void> => {
  try {
    const outcome = await setQuantity(thing, quantity);
    if (outcome.kind === 'overtaken') return;
    if (outcome.kind === 'refused') return showToast({ text: outcome.message });
    if (outcome.kind === 'capped')
      return showToast({ text: t('line.capped', { count: outcome.quantity }) });
    announce(
      quantity > 0
        ? t('line.said', { name: Name, count: outcome.quantity })
        : t('line.gone', { name: Name }),
    );
  } catch (problem) {
    // The frame says that there is no network.
    const isOffline = isApiProblem(problem) && problem.code === 'offline';
    showToast({
      text: isOffline
        ? t('line.asBefore', { name: Name })
        : isApiProblem(problem)
          ? problem.message
          : t('failed'),
    });
  }
};

/** Quantity of a line, shown at once; what was taken out comes back by the toast. */
export const useLineQuantity = (line: Line): LineQuantity => {
  const { ItemId, UnitId, Name, Quantity, RateWithTax } = line;
  const thing = { ItemId, UnitId, OfferId: chosenOffer(line), Name, SeenRateWithTax: RateWithTax };
  const inSession = useCartQuantity(thing);
  const change = (quantity: number): void => {
    const before = inSession || Quantity;
    void send(thing, quantity);
    if (quantity === 0)
      showToast({
        text: t('line.gone', { name: Name }),
        icon: Trash2,
        action: { label: t('undo'), run: () => void send(thing, before) },
      });
  };
  return { quantity: inSession, change };
};
