import { orderStatus } from '@tokri/contracts/orders';
import { dayAhead } from '../../support/api/test-area.ts';
import { startInstance, type ServiceInstance } from '../../support/pods/service-instance.ts';
import { readRunFile } from '../../support/product.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { startLostCaptureProxy } from '../faults/lost-capture-proxy.ts';
import { runOrderBatch } from './order-batch.ts';
import type { PeakExperiment } from './peak-experiment.ts';

const billingProcesses = 2;
const defaultCustomers = 24;
const windowMs = 5_000;
const slot = { date: dayAhead(5), start: '09:00', end: '10:00' };

const startBilling = async (gatewayUrl: string): Promise<readonly ServiceInstance[]> => {
  const processes: ServiceInstance[] = [];
  while (processes.length < billingProcesses)
    processes.push(
      await startInstance('billing', {
        environmentOverrides: { RAZORPAY_URL: `${gatewayUrl}/razorpay` },
      }),
    );
  return processes;
};

/**
 * The gateway captures a payment, but its response never reaches billing. Some captures use the
 * billing process of the product, which reaches the gateway directly.
 */
export const lostCaptures: PeakExperiment = async ({
  staff,
  random,
  customers = defaultCustomers,
}) => {
  const proxy = await startLostCaptureProxy(readRunFile().standIns);
  const processes = await startBilling(proxy.url);
  try {
    const orders = await runOrderBatch({
      staff,
      slot,
      buyers: customers,
      paymentMethod: 'online',
      windowMs,
      faults: [],
      random,
    });
    const lost = proxy.lostCaptures().length;
    const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
    const line = `${lost} of ${orders.length} captures lost their response, ${confirmed} orders confirmed`;
    if (lost === 0 || confirmed < orders.length) throw new Error(line);
    await expectInvariantsHold(orders.map(({ Id }) => Id));
    return [line, 'each order paid exactly once'];
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
    await proxy.close();
  }
};
