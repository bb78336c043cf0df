import { shopMarket } from '@tokri/contracts/market';
import { IndianRupee, PoundSterling, type LucideIcon } from 'lucide-react';
import { createElement, forwardRef } from 'react';

const icons = { INR: IndianRupee, GBP: PoundSterling } as const;

/** The sign of the shop's currency. */
export const CurrencyIcon: LucideIcon = forwardRef((props, ref) =>
  createElement(icons[shopMarket().currency], { ...props, ref }),
);
CurrencyIcon.displayName = 'CurrencyIcon';
