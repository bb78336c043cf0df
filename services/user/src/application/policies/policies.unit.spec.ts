import { policyNames } from '@tokri/contracts/policies';
import type { PolicyVersion } from '../../domain/policies/policy.ts';
import type { Policies } from '../ports/policies.ts';
import { readPolicyHistory, readPublicPolicy, storeFirstPolicies } from './policies.ts';

const clock = () => new Date('2026-11-28T06:00:00Z');
const version = (number: number, from: string, on = from): PolicyVersion => ({
  name: 'terms',
  number,
  texts: { en: `Text ${number}`, hi: `पाठ ${number}` },
  publication: { from, at: new Date(`${on}T06:00:00Z`), staffId: 7 },
});

const firstTexts = { en: 'The text of the start', hi: 'शुरुआती पाठ' };

const storeOf = (versions: readonly PolicyVersion[]) => {
  const readNumbers: number[] = [];
  const policies = {
    findFirstTexts: async () => firstTexts,
    listVersions: async () => versions,
    listVersionTerms: async () => versions.map(({ texts: _, ...terms }) => terms),
    findVersion: async (_: string, number: number) => {
      readNumbers.push(number);
      return versions.find((one) => one.number === number) ?? null;
    },
  } as unknown as Policies;
  return { policies, readNumbers };
};

describe('readPublicPolicy', () => {
  it('reads the texts of the version in force and of the next one only', async () => {
    const published = [2, 3, 4].map((number) => version(number, `2026-11-0${number}`));
    const store = storeOf([...published, version(5, '2026-12-10', '2026-11-20')]);
    const { inForce, next } = await readPublicPolicy({ ...store, clock })('terms');
    expect([inForce, next]).toEqual([
      version(4, '2026-11-04'),
      version(5, '2026-12-10', '2026-11-20'),
    ]);
    expect(store.readNumbers).toEqual([4, 5]);
  });
  it.each([
    ['no version', []],
    ['an announced version', [version(2, '2026-12-10', '2026-11-20')]],
    ['a version in force', [version(2, '2026-11-01')]],
  ])('answers as the whole history does with %s', async (_, versions) => {
    const deps = { ...storeOf(versions), clock };
    const { inForce, next } = await readPolicyHistory(deps)('terms');
    expect(await readPublicPolicy(deps)('terms')).toEqual({ inForce, next });
  });
  it('answers the text that the shop started with until staff publish another', async () => {
    const { inForce } = await readPublicPolicy({ ...storeOf([]), clock })('terms');
    expect(inForce).toMatchObject({ number: 1, texts: firstTexts, publication: null });
  });
});

describe('storeFirstPolicies', () => {
  it('stores the text of every policy', async () => {
    const storeFirstTexts = jest.fn(() => Promise.resolve());
    await storeFirstPolicies({ policies: { storeFirstTexts } as unknown as Policies })();
    expect(storeFirstTexts.mock.calls).toEqual(
      policyNames.map((name) => [
        name,
        { en: expect.stringMatching(/^## /u), hi: expect.stringMatching(/^## /u) },
      ]),
    );
  });
});
