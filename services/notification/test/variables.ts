import { generateKeyPairSync } from 'node:crypto';
import type { Language } from '@tokri/contracts/language';
import { messageKinds, type MessageKind } from '@tokri/contracts/templates';

const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const vapidKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const kindsWithVariables: readonly MessageKind[] = ['sign-in-code', 'verification-code'];
const registeredKinds = messageKinds.filter((kind) => !kindsWithVariables.includes(kind));

/** The DLT id under which the text of a kind is registered. */
export const smsTemplateId = (kind: MessageKind, language: Language): string => {
  const series = language === 'en' ? '11070000000000001' : '11070000000000002';
  return `${series}${String(registeredKinds.indexOf(kind)).padStart(2, '0')}`;
};

const templates = registeredKinds
  .flatMap((kind) =>
    (['en', 'hi'] as const).map(
      (language) => `${kind}.${language}=${smsTemplateId(kind, language)}`,
    ),
  )
  .join(',');

export const variables = ({
  sms,
  mail,
  push,
}: {
  readonly sms: string;
  readonly mail: string;
  readonly push: string;
}) => ({
  SMS_URL: sms,
  SMS_KEY: 'key-for-specs',
  SMS_SENDER: 'TOKRIN',
  SMS_ENTITY_ID: '1101000000000000001',
  SMS_CODE_TEMPLATE_EN: '1107000000000000001',
  SMS_CODE_TEMPLATE_HI: '1107000000000000002',
  SMS_VERIFICATION_TEMPLATE_EN: '1107000000000000003',
  SMS_VERIFICATION_TEMPLATE_HI: '1107000000000000004',
  SMS_ORDER_TEMPLATES: templates,
  SMS_REGISTERED_BRAND_EN: 'Tokri',
  SMS_REGISTERED_BRAND_HI: 'टोकरी',
  WEB_URL: 'https://shop.tokri.example',
  SMTP_URL: mail,
  ORDER_SMS_PER_HOUR: '1000',
  ORDER_MAILS_PER_HOUR: '1000',
  MAIL_FROM: 'Tokri <orders@tokri.example>',
  FCM_URL: push,
  FCM_TOKEN_URL: `${push}/token`,
  FCM_PROJECT_ID: 'tokri-demo',
  FCM_CLIENT_EMAIL: 'push@tokri-demo.example',
  VAPID_PRIVATE_KEY: vapidKey.export({ format: 'jwk' }).d ?? '',
  FCM_PRIVATE_KEY: Buffer.from(privateKey).toString('base64'),
});
