import { freeToSell } from './stock-movement.ts';

/** Nothing of a withdrawn unit is free to sell, so that every reader treats it as sold out. */
export const sellable = ({
  free,
  isWithdrawn,
}: {
  readonly free: number;
  readonly isWithdrawn?: boolean | undefined;
}): number => (isWithdrawn ? 0 : freeToSell({ free }));
