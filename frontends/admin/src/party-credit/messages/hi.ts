import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  title: 'कारोबार का उधार',
  titleOf: '{name} का उधार',
  limit: 'उधार की सीमा',
  limitHint: 'रुपये में; 0 से उधार बंद होता है।',
  limitWrong: 'रुपये में रकम डालें',
  terms: 'चुकाने की अवधि, दिनों में',
  termsHint: 'बिल की तारीख से चुकाने की तारीख तक; खुले बिलों की तारीख नहीं बदलती।',
  daysWrong: '0 से {max} तक की पूर्ण संख्या डालें',
  days: '{days, plural, one {# दिन} other {# दिन}}',
  used: 'खुले बिलों में लगा',
  reserved: 'ऑर्डर के लिए रोका हुआ',
  available: 'बाकी उधार',
  overdue: 'तारीख निकली हुई रकम',
  overdueSince: 'तारीख निकले {days, plural, one {# दिन} other {# दिन}}',
  change: 'उधार बदलें',
  save: 'सहेजें',
  saved: '{name} का उधार सहेजा गया।',
  failed: 'उधार नहीं दिख सका।',
  retry: 'फिर से कोशिश करें',
};
