import { findFormErrors, type ChangeForm } from './change-form.ts';

const today = '2026-11-28';
const buildForm = (change: Partial<ChangeForm>): ChangeForm => ({
  kind: 'percent',
  value: '5',
  rounding: 'rupee',
  from: today,
  party: '',
  ...change,
});

describe('findFormErrors', () => {
  it.each<[Partial<ChangeForm>, string | null]>([
    [{}, null],
    [{ value: '-99.5' }, null],
    [{ value: '-100' }, 'form.percentInvalid'],
    [{ value: '0' }, 'form.percentInvalid'],
    [{ value: '1001' }, 'form.percentInvalid'],
    [{ value: '1.234' }, 'form.percentInvalid'],
    [{ kind: 'amount', value: '-2.50' }, null],
    [{ kind: 'amount', value: 'two' }, 'form.amountInvalid'],
    [{ kind: 'hsn', value: '0713' }, null],
    [{ kind: 'hsn', value: '71' }, 'form.hsnInvalid'],
    [{ kind: 'category', value: '' }, 'form.chooseInvalid'],
    [{ kind: 'tax', value: '18' }, null],
  ])('checks the value of %j', (change, expected) =>
    expect(findFormErrors(buildForm(change), today).value).toBe(expected),
  );
  it('asks for today or later only where the change has a date', () => {
    expect(findFormErrors(buildForm({ from: '2026-11-27' }), today).from).toBe('form.fromInvalid');
    expect(
      findFormErrors(buildForm({ kind: 'status', value: '1', from: '' }), today).from,
    ).toBeNull();
  });
  it('takes a party number or none', () => {
    expect(findFormErrors(buildForm({ party: '7' }), today).party).toBeNull();
    expect(findFormErrors(buildForm({ party: 'Hotel' }), today).party).toBe('form.partyInvalid');
  });
});
