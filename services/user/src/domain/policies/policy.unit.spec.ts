import { setShopMarket } from '@tokri/contracts/market';
import { policyNames, retentionDays } from '@tokri/contracts/policies';
import { draftOf, firstVersion, hasChanges, publishDraft, toVersionHistory } from './policy.ts';
import type { PolicyDraft, PolicyVersion } from './policy.ts';

const today = '2026-11-28';
const version = (number: number, from: string, on = '2026-11-01'): PolicyVersion => ({
  name: 'terms',
  number,
  texts: { en: `Text ${number}`, hi: `पाठ ${number}` },
  publication: { from, at: new Date(`${on}T06:00:00Z`), staffId: 7 },
});
const history = (...versions: PolicyVersion[]) =>
  toVersionHistory(firstVersion('terms'), versions, today);
const numbers = (text: string): string[] => (text.match(/\d+/gu) ?? []).sort();

describe('the text that a shop starts with', () => {
  it.each(policyNames)('promises the same times and amounts in %s in both languages', (name) => {
    const { en, hi } = firstVersion(name).texts;
    expect(numbers(hi)).toEqual(numbers(en));
    expect(hi.split('\n## ')).toHaveLength(en.split('\n## ').length);
  });
  it.each(Object.entries(retentionDays))('says how long %s is kept', (_what, days) => {
    const { en, hi } = firstVersion('privacy').texts;
    expect(en).toMatch(new RegExp(`\\b${days} days\\b`, 'u'));
    expect(hi).toMatch(new RegExp(`\\b${days} दिन`, 'u'));
  });
  it('says how long an unpaid online order delays the erasure', () =>
    expect(firstVersion('privacy').texts.en).toContain('up to 3 days, because its payment'));
  it('names the service that looks up the GSTIN of a business among the recipients', () => {
    const { en, hi } = firstVersion('privacy').texts;
    expect(en).toMatch(/## Who can see it\n.*looks it up in the GST portal\.\n/u);
    expect(hi).toMatch(/## इसे कौन देख सकता है\n.*GST पोर्टल पर देखती है।\n/u);
  });
  it('says that a registration for notifications ends at once with a sign-out', () => {
    const { en, hi } = firstVersion('privacy').texts;
    expect(en).toMatch(/- A registration for notifications .*at once when .* sign out there/u);
    expect(hi).toMatch(/- ऐप या ब्राउज़र पर सूचनाओं का पंजीकरण: जैसे ही .* साइन आउट करें/u);
  });
  it('is the stored one, whatever the code says later', () => {
    const stored = { en: 'Earlier text', hi: 'पुराना पाठ' };
    expect(firstVersion('terms', stored)).toEqual({
      name: 'terms',
      number: 1,
      texts: stored,
      publication: null,
    });
  });
  it('is version 1, has no date and applies until staff publish', () => {
    expect(history().inForce).toMatchObject({ number: 1, publication: null });
    expect(history().next).toBeNull();
  });
});

describe('the text that a shop in the United Kingdom starts with', () => {
  beforeAll(() => setShopMarket(1));
  afterAll(() => setShopMarket(0));
  it.each(policyNames)('names nothing of India in %s', (name) => {
    const { en, hi } = firstVersion(name).texts;
    expect(numbers(hi)).toEqual(numbers(en));
    expect(`${en}${hi}`).not.toMatch(
      /India|भारत|GST|pincode|पिनकोड|rupee|रुपये|retail price|grievance|शिकायत अधिकारी/u,
    );
  });
});

describe('toVersionHistory', () => {
  it('finds the latest version that applies today and the announced one', () => {
    const found = history(
      version(2, '2026-11-01'),
      version(4, '2026-12-10', today),
      version(3, today),
    );
    expect(found.inForce.number).toBe(3);
    expect(found.next?.number).toBe(4);
    expect(found.versions.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });
  it('never applies an announced version whose day was moved before it came', () => {
    const moved = [version(2, '2026-12-10'), version(3, '2026-12-20', '2026-12-01')];
    expect(toVersionHistory(firstVersion('terms'), moved, '2026-12-15').inForce.number).toBe(1);
    expect(toVersionHistory(firstVersion('terms'), moved, '2026-12-20').inForce.number).toBe(3);
  });
  it('lets a later version replace an announced one', () => {
    expect(history(version(2, '2026-12-10'), version(3, today))).toMatchObject({
      inForce: { number: 3 },
      next: null,
    });
  });
});

describe('publishDraft', () => {
  const draft: PolicyDraft = { name: 'terms', rev: 4, texts: { en: 'New', hi: 'नया' } };
  const publish = (change: { from?: string; rev?: number; texts?: PolicyDraft['texts'] }) =>
    publishDraft(
      { ...draft, texts: change.texts ?? draft.texts },
      history(version(2, '2026-11-01')),
      {
        rev: change.rev ?? draft.rev,
        today,
        publication: { from: change.from ?? today, at: new Date(), staffId: 9 },
      },
    );

  it('publishes the draft as the next version', () => {
    expect(publish({})).toMatchObject({
      ok: true,
      value: { number: 3, texts: draft.texts, publication: { from: today, staffId: 9 } },
    });
  });
  it.each([
    ['policy-changed', { rev: 3 }],
    ['policy-date', { from: '2026-11-27' }],
    ['policy-date', { from: '2027-11-29' }],
    ['policy-unchanged', { texts: version(2, '').texts }],
  ])('answers %s for %j', (code, change) => {
    expect(publish(change)).toMatchObject({ ok: false, code });
  });
  it('moves the date of an announced version by a new one with the same text', () => {
    const announced = history(version(2, '2026-12-10'));
    const moved = draftOf(null, announced);
    const at = (from: string) =>
      publishDraft(moved, announced, {
        rev: 0,
        today,
        publication: { from, at: new Date(), staffId: 9 },
      });
    expect(at('2026-12-20')).toMatchObject({ ok: true, value: { number: 3 } });
    expect(at('2026-12-10')).toMatchObject({ ok: false, code: 'policy-unchanged' });
  });
  it('publishes an unchanged default text as version 2', () => {
    const started = history();
    const draft = draftOf(null, started);
    expect(hasChanges(draft, started)).toBe(false);
    expect(
      publishDraft(draft, started, {
        rev: 0,
        today,
        publication: { from: today, at: new Date(), staffId: 9 },
      }),
    ).toMatchObject({ ok: true, value: { number: 2 } });
  });
});
