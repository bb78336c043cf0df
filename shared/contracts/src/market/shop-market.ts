import { markets, type Market } from './market.ts';
import type { TaxMode } from '../platform/tax-mode.ts';

/** Every remote bundles a copy of this module, so the process keeps one value for all of them. */
const taxModeKey = Symbol.for('tokri.tax-mode');
const processValues = globalThis as { [taxModeKey]?: TaxMode };

/** Set once at the start, from the configuration; a shop never moves to another market. */
export const setShopMarket = (taxMode: TaxMode): void => {
  processValues[taxModeKey] = taxMode;
};

export const shopMarket = (): Market => markets[processValues[taxModeKey] ?? 0];

/** The other market; India's rules hold otherwise. */
export const isUnitedKingdom = (): boolean => shopMarket().country === 'GB';
