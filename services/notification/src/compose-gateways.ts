import { shopMarket } from '@tokri/contracts/market';
import { isWebPushToken } from '@tokri/contracts/validation';
import { createBackgroundWorker, type BackgroundWorker } from '@tokri/service-kit/lifecycle';
import type { Gateway, Gateways } from './application/ports/gateways.ts';
import type { NotificationConfig } from './config.ts';
import type { Brand } from './domain/templates/brand.ts';
import { createMailGateway } from './gateways/mail-gateway.ts';
import { pushGateway } from './gateways/push-gateway.ts';
import { smsGateway, type SmsSettings } from './gateways/sms-gateway.ts';
import { webPushGateway } from './gateways/web-push-gateway.ts';

/** The address of 'Tokri <orders@tokri.example>'. */
const addressOf = (from: string): string => from.split('<').at(-1)?.replace('>', '').trim() ?? '';

const createPushGateway = (config: NotificationConfig): Gateway => {
  const sendToApp = pushGateway({
    url: config.FCM_URL,
    tokenUrl: config.FCM_TOKEN_URL,
    projectId: config.FCM_PROJECT_ID,
    clientEmail: config.FCM_CLIENT_EMAIL,
    privateKey: config.FCM_PRIVATE_KEY,
  });
  const sendToBrowser = webPushGateway({
    vapidPrivateKey: config.VAPID_PRIVATE_KEY,
    contactMail: addressOf(config.MAIL_FROM),
    pushServices: config.PUSH_SERVICES,
  });
  return (message, deadlineMs) =>
    (isWebPushToken(message.to) ? sendToBrowser : sendToApp)(message, deadlineMs);
};

const toSmsRegistration = (config: NotificationConfig): SmsSettings['registration'] =>
  shopMarket().registersSms
    ? {
        entityId: config.SMS_ENTITY_ID,
        templates: {
          'code.en': config.SMS_CODE_TEMPLATE_EN,
          'code.hi': config.SMS_CODE_TEMPLATE_HI,
          'verification-code.en': config.SMS_VERIFICATION_TEMPLATE_EN,
          'verification-code.hi': config.SMS_VERIFICATION_TEMPLATE_HI,
          ...config.SMS_ORDER_TEMPLATES,
        },
      }
    : undefined;

export const toRegisteredBrand = (config: NotificationConfig): Brand | undefined =>
  shopMarket().registersSms
    ? { en: config.SMS_REGISTERED_BRAND_EN, hi: config.SMS_REGISTERED_BRAND_HI }
    : undefined;

export interface OpenGateways {
  readonly gateways: Gateways;
  /** A publisher: what consumers and jobs send while they stop still goes out. */
  readonly worker: BackgroundWorker;
}

export const openGateways = (config: NotificationConfig): OpenGateways => {
  const mail = createMailGateway({ url: config.SMTP_URL, from: config.MAIL_FROM });
  return {
    worker: createBackgroundWorker({
      name: 'mail connections',
      role: 'publisher',
      stop: () => Promise.resolve(mail.close()),
    }),
    gateways: {
      sms: smsGateway({
        url: config.SMS_URL,
        key: config.SMS_KEY,
        sender: config.SMS_SENDER,
        registration: toSmsRegistration(config),
      }),
      mail: mail.send,
      push: createPushGateway(config),
    },
  };
};
