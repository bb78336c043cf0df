import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, testEnvironment, testTokens } from '@tokri/service-kit/testing';

const pollIntervalMs = 20;
const stalledTimeoutMs = 120_000;

/** The billing service in a process of its own, which SIGKILL ends at any instruction. */
export const createBillingProcess = async (name: string) => {
  const environment = testEnvironment({ service: 'billing', name });
  const variables = {
    ...environment,
    NODE_ENV: 'development',
    PORT: String(await findFreePort()),
    KAFKA_MEMBER_FILE: path.join(tmpdir(), `billing-members-${randomUUID()}.json`),
    TOKEN_JWKS: testTokens().TOKEN_JWKS,
    LINK_KEY: environment.SEAL_KEY,
    RAZORPAY_URL: 'http://127.0.0.1:9',
    RAZORPAY_KEY_ID: 'rzp_test_tokri',
    RAZORPAY_KEY_SECRET: 'demo-razorpay-secret',
    RAZORPAY_WEBHOOK_SECRET: 'demo-webhook-secret',
  };
  const main = path.resolve(import.meta.dirname, '../src/main.ts');
  let child: ChildProcess | undefined;
  let output = '';
  const start = (): void => {
    child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output = `${output}${String(chunk)}`.slice(-4_000)));
  };
  const kill = async (): Promise<void> => {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    child = undefined;
  };
  const waitFor = async (progress: () => Promise<number>, atLeast: number): Promise<void> => {
    let [highest, changedAtMs] = [0, Date.now()];
    for (let reached = await progress(); reached < atLeast; reached = await progress()) {
      if (reached > highest) [highest, changedAtMs] = [reached, Date.now()];
      if (child?.exitCode !== null || Date.now() - changedAtMs > stalledTimeoutMs)
        throw new Error(`${name} stays at ${reached} of ${atLeast}: ${output}`);
      await wait(pollIntervalMs);
    }
  };
  return {
    environment,
    start,
    kill,
    waitFor,
    /** Kills and restarts the process whenever its progress reaches the next threshold. */
    killAt: async (
      progress: () => Promise<number>,
      thresholds: readonly number[],
    ): Promise<void> => {
      for (const threshold of thresholds) {
        await waitFor(progress, threshold);
        await kill();
        start();
      }
    },
  };
};
