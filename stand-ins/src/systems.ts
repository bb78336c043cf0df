import { join } from 'node:path';
import type { StandInsConfig } from './config.ts';
import { fcmStandIn } from './fcm/http/fcm-stand-in.ts';
import { noJournal, openJournal } from './journal/journal.ts';
import { mailStandIn } from './mail/mail-stand-in.ts';
import { smsStandIn } from './sms/http/sms-stand-in.ts';
import { razorpayStandIn } from './razorpay/http/razorpay-stand-in.ts';
import { stripeStandIn } from './stripe/http/stripe-stand-in.ts';
import type { StandIn, World } from './system.ts';

const journalOf = ({ DATA_DIR }: StandInsConfig, system: string) =>
  DATA_DIR === undefined ? noJournal() : openJournal(join(DATA_DIR, `${system}.jsonl`));

/** All systems that are stood in for; a new one is a folder and a line here. */
export const systemsOf = (config: StandInsConfig, world: World): readonly StandIn[] => [
  smsStandIn(world, { apiKey: config.SMS_KEY }),
  mailStandIn(world, { host: config.HOST, port: config.SMTP_PORT }),
  razorpayStandIn(
    world,
    {
      keyId: config.RAZORPAY_KEY_ID,
      keySecret: config.RAZORPAY_KEY_SECRET,
      webhookSecret: config.RAZORPAY_WEBHOOK_SECRET,
    },
    journalOf(config, 'razorpay'),
  ),
  stripeStandIn(
    world,
    {
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    },
    journalOf(config, 'stripe'),
  ),
  fcmStandIn(world, {
    projectId: config.FCM_PROJECT_ID,
    clientEmail: config.FCM_CLIENT_EMAIL,
    publicKey:
      config.FCM_PUBLIC_KEY === undefined
        ? undefined
        : Buffer.from(config.FCM_PUBLIC_KEY, 'base64').toString(),
  }),
];
