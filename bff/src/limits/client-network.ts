import { toClientNetwork } from '@tokri/service-kit/http';

export const clientNetwork = (address: string | undefined): string =>
  toClientNetwork(address ?? 'unknown');
