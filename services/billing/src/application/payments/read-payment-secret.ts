import { type PaymentProvider } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { callOrUnavailable, findOwnPayment, type FindPaymentDeps } from './find-payment.ts';
import type { Providers } from '../ports/providers.ts';

export interface PaymentSecret {
  readonly provider: PaymentProvider;
  readonly clientSecret: string;
}

export const readPaymentSecret = async (
  deps: FindPaymentDeps & { readonly providers: Providers },
  input: { readonly orderId: number; readonly userId: number },
): Promise<PaymentSecret> => {
  const { payment, gatewayOrderId } = await findOwnPayment(deps, input);
  const provider = payment.provider ?? deps.providers.active;
  const clientSecret = await callOrUnavailable(deps, input.orderId, async () =>
    deps.providers.findGateway(provider).fetchClientSecret(gatewayOrderId),
  );
  if (clientSecret === null) throw new ProblemError('not-found');
  return { provider, clientSecret };
};
