import type { StandInsConfig } from './config.ts';
import { mailStandIn } from './mail/mail-stand-in.ts';
import { smsStandIn } from './sms/http/sms-stand-in.ts';
import type { StandIn, World } from './system.ts';

/** All systems that are stood in for; a new one is a folder and a line here. */
export const systemsOf = (config: StandInsConfig, world: World): readonly StandIn[] => [
  smsStandIn(world, { apiKey: config.SMS_KEY }),
  mailStandIn(world, { host: config.HOST, port: config.SMTP_PORT }),
];
