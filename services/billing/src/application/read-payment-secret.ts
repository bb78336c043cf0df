import { Problem, type PaymentProvider } from '@tokri/contracts';
import { orUnavailable, ownPayment, type PayableNeeds } from './payable-order.ts';
import type { Providers } from './ports/providers.ts';

export interface PaymentSecret {
  readonly provider: PaymentProvider;
  readonly clientSecret: string;
}

/** With what the customer's page may pay, asked of the provider. @throws Problem as `ownPayment`, 503 when the provider does not answer. */
export const readPaymentSecret = async (
  needs: PayableNeeds & { readonly providers: Providers },
  of: { readonly orderId: number; readonly userId: number },
): Promise<PaymentSecret> => {
  const { stored, gatewayOrderId } = await ownPayment(needs, of);
  const provider = stored.provider ?? needs.providers.chosen;
  const clientSecret = await orUnavailable(needs, of.orderId, async () =>
    needs.providers.gatewayOf(provider).pageSecret(gatewayOrderId),
  );
  if (clientSecret === null) throw new Problem('not-found');
  return { provider, clientSecret };
};
