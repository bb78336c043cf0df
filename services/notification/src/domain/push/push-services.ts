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

export interface PushDevice {
  readonly device: 'app' | 'browser';
  /** Host name of the service that passes messages on to the device. */
  readonly service: string;
}

const appService = 'fcm.googleapis.com';

/** What may be said of a token; the rest of it lets others send to the device. */
export const pushDeviceOf = (token: string): PushDevice => {
  if (!isWebPushToken(token)) return { device: 'app', service: appService };
  const subscription = parseWebPushToken(token);
  return {
    device: 'browser',
    service: subscription === null ? '' : new URL(subscription.endpoint).hostname,
  };
};

export const isSendable = (token: string, pushServices: readonly string[]): boolean => {
  if (!isWebPushToken(token)) return true;
  const subscription = parseWebPushToken(token);
  return subscription !== null && isPushService(subscription.endpoint, pushServices);
};
