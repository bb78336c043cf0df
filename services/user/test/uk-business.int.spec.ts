import { startBusinessScenario, type BusinessScenario } from './business-scenario.ts';

const vatNumber = 'GB980780684';

describe('business applications in the United Kingdom', () => {
  let scenario: BusinessScenario;
  beforeAll(async () => {
    scenario = await startBusinessScenario('uk-business', { TAX_MODE: '1' });
  });
  afterAll(() => scenario.stop());

  it('send no VAT number to the GST portal of India, so staff confirm it', async () => {
    const { token } = await scenario.user.signIn({ mobile: '07700900820' });
    const { first } = await scenario.user.call('look-up-gstin', {
      query: { GSTIN: vatNumber },
      token,
    });
    expect(first).toMatchObject({ GSTIN: vatNumber, LegalName: '', Code: 'lookup-failed' });
  });
});
