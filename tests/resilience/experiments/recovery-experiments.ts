import { dayAhead } from '../../support/api/test-area.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import {
  measureCrashRecovery,
  type CrashRecovery,
  type CrashRecoveryOptions,
} from './crash-recovery.ts';
import type { PeakExperiment } from './peak-experiment.ts';

/** From the last kill until every order is answered and settled, by kills; only to be lowered. */
const recoveryLimitsMs = { 1: 10_000, 3: 20_000 } as const;
type Crashes = keyof typeof recoveryLimitsMs;

const services = ['order', 'catalog', 'delivery-slot', 'cart', 'billing', 'user', 'notification'];
const slot = { date: dayAhead(5), start: '03:00', end: '04:00' };

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const toLine = (name: string, recovery: CrashRecovery): string =>
  [
    `${name}: settled after ${seconds(recovery.settledMs)}`,
    `answered with the same key after ${seconds(recovery.answeredWithSameKeyMs)}`,
    `with a new key after ${seconds(recovery.answeredWithNewKeyMs)}`,
  ].join(', ');

export const expectRecoveryInTime = async (
  options: Pick<CrashRecoveryOptions, 'staff' | 'slot' | 'service' | 'ordersMeanwhile'> & {
    readonly crashes: Crashes;
  },
): Promise<string> => {
  const recovery = await measureCrashRecovery({ ...options, intervalMs: 5_000 });
  const line = toLine(options.service, recovery);
  if (recovery.settledMs > recoveryLimitsMs[options.crashes])
    throw new Error(`more than ${seconds(recoveryLimitsMs[options.crashes])}: ${line}`);
  await expectInvariantsHold(recovery.orders.map(({ Id }) => Id));
  return line;
};

const crashEachService =
  (crashes: Crashes): PeakExperiment =>
  async ({ staff }) => {
    const lines: string[] = [];
    for (const service of services)
      lines.push(await expectRecoveryInTime({ staff, slot, service, crashes, ordersMeanwhile: 3 }));
    return lines;
  };

export const recoveryExperiments: Readonly<Record<string, PeakExperiment>> = {
  'recovery-one-kill': crashEachService(1),
  'recovery-three-kills': crashEachService(3),
};
