import {
  billingOperations,
  itemAdminOperations,
  slotAdminOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

const plan = (GroupName: string, Templates: readonly unknown[]) => ({
  GroupId: 1,
  Rev: 1,
  GroupName,
  WeeklyOff: [],
  Templates,
});

let network: ReturnType<typeof setupAdminApi>['network'];
const respondWithPlans = (...plans: readonly ReturnType<typeof plan>[]) =>
  network.respondTo(slotAdminOperations.listTemplates, () => pageResponse(plans as never));
const respondWithMode = (Mode: 'live' | 'test') =>
  network.respondTo(billingOperations.readPaymentSetup, () => ({
    Provider: 'razorpay' as const,
    Mode,
  }));
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('settings', 'pincodes', 'slots', 'items');
  network.respondTo(userOperations.readCompanySettings, () => ({ Name: 'Tokri' }) as never);
  network.respondTo(userOperations.listPolicies, () => []);
  network.respondTo(slotOperations.listPincodes, () => pageResponse([{}] as never));
  network.respondTo(itemAdminOperations.listStaffItems, () => pageResponse([{}] as never));
  respondWithPlans(plan('Bengaluru', [{}]));
  respondWithMode('live');
});
afterEach(() => network.restore());

const openStep = async (name: string) => {
  renderPage(routes, '/admin/first-steps');
  await screen.findByText(/left$|ready$|^Ready/);
  return within(screen.getByText(name).closest('li') as HTMLElement);
};

describe('the first steps', () => {
  it('are done in a shop that has everything', async () => {
    expect((await openStep('Online payment')).getByText('Done')).toBeVisible();
    expect(screen.getByText('Your shop is ready')).toBeVisible();
  });

  it('count online payment as done with test keys, and say what is missing', async () => {
    respondWithMode('test');
    const step = await openStep('Online payment');
    expect(step.getByText('Done, in test mode')).toBeVisible();
    expect(step.getByText(/with test keys no real money moves/)).toBeVisible();
    expect(screen.getByText('Ready, with test payments')).toBeVisible();
  });

  it('name the only area without delivery slots', async () => {
    respondWithPlans(plan('Bengaluru', [{}]), plan('Chennai', []));
    const step = await openStep('Delivery slots');
    expect(step.getByText('To do')).toBeVisible();
    expect(step.getByText('Chennai has no weekly plan yet.')).toBeVisible();
    expect(screen.getByText('1 step left')).toBeVisible();
  });

  it('name all areas without delivery slots', async () => {
    respondWithPlans(plan('Bengaluru', []), plan('Chennai', []));
    const step = await openStep('Delivery slots');
    expect(step.getByText('These have no weekly plan yet: Bengaluru, Chennai.')).toBeVisible();
  });

  it('leave delivery slots to do in a shop without areas', async () => {
    respondWithPlans();
    expect((await openStep('Delivery slots')).getByText('To do')).toBeVisible();
  });

  it('offer another try where something could not be checked', async () => {
    network.respondTo(billingOperations.readPaymentSetup, () =>
      problemResponse(503, 'unavailable'),
    );
    renderPage(routes, '/admin/first-steps');
    expect(await screen.findByText('Could not be checked')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });
});
