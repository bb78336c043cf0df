import { dayAhead } from '../../support/api/test-area.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import {
  measureCrashRecovery,
  type CrashRecovery,
  type CrashRecoveryOptions,
} from './crash-recovery.ts';
import { manyKills } from './many-kills.ts';
import type { PeakExperiment } from './peak-experiment.ts';
import { findLateRecoveries, formatSeconds } from './recovery-limits.ts';

/** From the last kill until every order is answered and settled, by kills; only to be lowered. */
const recoveryLimitsMs = { 1: 10_000, 3: 20_000 } as const;
type Crashes = keyof typeof recoveryLimitsMs;

export const crashableServices = [
  'order',
  'catalog',
  'delivery-slot',
  'cart',
  'billing',
  'user',
  'notification',
  'chat',
  'bff',
] as const;
const slot = { date: dayAhead(5), start: '03:00', end: '04:00' };

const toLine = (name: string, recovery: CrashRecovery): string =>
  [
    `${name}: settled after ${formatSeconds(recovery.settledMs)}`,
    `answered with the same key after ${formatSeconds(recovery.answeredWithSameKeyMs)}`,
    `with a new key after ${formatSeconds(recovery.answeredWithNewKeyMs)}`,
    `sign-in code after ${formatSeconds(recovery.codeArrivedMs)}`,
  ].join(', ');

export const expectRecoveryInTime = async (
  options: Pick<CrashRecoveryOptions, 'staff' | 'slot' | 'service' | 'ordersMeanwhile'> & {
    readonly crashes: Crashes;
  },
): Promise<string> => {
  const recovery = await measureCrashRecovery({ ...options, intervalMs: 5_000 });
  const line = toLine(options.service, recovery);
  const late = findLateRecoveries(recovery, recoveryLimitsMs[options.crashes]);
  if (late.length > 0) throw new Error(`${late.join('; ')}: ${line}`);
  await expectInvariantsHold(recovery.orders.map(({ Id }) => Id));
  return line;
};

const crashEachService =
  (crashes: Crashes): PeakExperiment =>
  async ({ staff }) => {
    const lines: string[] = [];
    for (const service of crashableServices)
      lines.push(await expectRecoveryInTime({ staff, slot, service, crashes, ordersMeanwhile: 3 }));
    return lines;
  };

export const recoveryExperiments: Readonly<Record<string, PeakExperiment>> = {
  'recovery-one-kill': crashEachService(1),
  'recovery-three-kills': crashEachService(3),
  'recovery-twenty-kills': manyKills(crashableServices),
};
