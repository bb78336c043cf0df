import { join } from 'node:path';
import type { StandInsConfig } from './config.ts';
import { createAddressStandIn } from './address/http/address-stand-in.ts';
import { createEInvoiceStandIn } from './e-invoice/http/e-invoice-stand-in.ts';
import { createFcmStandIn } from './fcm/http/fcm-stand-in.ts';
import { createGstStandIn } from './gst/http/gst-stand-in.ts';
import { createInMemoryJournal, openJournal } from './journal/journal.ts';
import { createMailStandIn } from './mail/mail-stand-in.ts';
import { createMapsStandIn } from './maps/http/maps-stand-in.ts';
import { createSmsStandIn } from './sms/http/sms-stand-in.ts';
import { createRazorpayStandIn } from './razorpay/http/razorpay-stand-in.ts';
import { createStripeStandIn } from './stripe/http/stripe-stand-in.ts';
import { createWebPushStandIn } from './web-push/http/web-push-stand-in.ts';
import type { StandIn, StandInDeps } from './stand-in.ts';

const openSystemJournal = ({ DATA_DIR }: StandInsConfig, system: string) =>
  DATA_DIR === undefined ? createInMemoryJournal() : openJournal(join(DATA_DIR, `${system}.jsonl`));

export const createStandIns = (config: StandInsConfig, deps: StandInDeps): readonly StandIn[] => [
  createSmsStandIn(deps, { apiKey: config.SMS_KEY }),
  createMailStandIn(deps, { host: config.HOST, port: config.SMTP_PORT }),
  createRazorpayStandIn(
    deps,
    {
      keyId: config.RAZORPAY_KEY_ID,
      keySecret: config.RAZORPAY_KEY_SECRET,
      webhookSecret: config.RAZORPAY_WEBHOOK_SECRET,
    },
    openSystemJournal(config, 'razorpay'),
  ),
  createStripeStandIn(
    deps,
    {
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    },
    openSystemJournal(config, 'stripe'),
  ),
  createFcmStandIn(deps, {
    projectId: config.FCM_PROJECT_ID,
    clientEmail: config.FCM_CLIENT_EMAIL,
    publicKey:
      config.FCM_PUBLIC_KEY === undefined
        ? undefined
        : Buffer.from(config.FCM_PUBLIC_KEY, 'base64').toString(),
  }),
  createWebPushStandIn(deps, { publicKey: config.VAPID_PUBLIC_KEY }),
  createMapsStandIn({ apiKey: config.MAPS_KEY }),
  createAddressStandIn({ apiKey: config.ADDRESS_LOOKUP_KEY }),
  createGstStandIn(deps, { appId: config.GSP_APP_ID, appSecret: config.GSP_APP_SECRET }),
  createEInvoiceStandIn(deps, { appId: config.GSP_APP_ID, appSecret: config.GSP_APP_SECRET }),
];
