import { networkOf } from '@tokri/service-kit/http';

/** The network that a caller's limits count for; everybody whose address is not known shares one. */
export const clientNetwork = (address: string | undefined): string =>
  networkOf(address ?? 'unknown');
