import { isWebPushToken, parseWebPushToken } from '@tokri/contracts/validation';

const isOriginOf = (service: string, origin: URL): boolean => {
  const [scheme, host = ''] = service.split('://*');
  return host === ''
    ? service === origin.origin
    : origin.origin.startsWith(`${scheme}://`) && origin.host.endsWith(host);
};

/** Whoever registers a subscription names the address that the shop calls. */
export const isPushService = (endpoint: string, pushServices: readonly string[]): boolean => {
  const origin = new URL(endpoint);
  return pushServices.some((service) => isOriginOf(service, origin));
};

export const isSendable = (token: string, pushServices: readonly string[]): boolean => {
  if (!isWebPushToken(token)) return true;
  const subscription = parseWebPushToken(token);
  return subscription !== null && isPushService(subscription.endpoint, pushServices);
};
