import type { problemMessages as en } from './problem-en.ts';

export const problemMessages: Record<keyof typeof en, string> = {
  'problem.report': 'समस्या बताएँ',
  'problem.title': 'क्या गड़बड़ हुई?',
  'problem.sheet': 'ऑर्डर {number} में समस्या',
  'problem.items': 'किस सामान में?',
  'problem.reason': 'समस्या क्या है?',
  'problem.reason.missing': 'सामान नहीं मिला',
  'problem.reason.damaged': 'ख़राब या टूटा हुआ',
  'problem.reason.wrong': 'ग़लत सामान आया',
  'problem.reason.other': 'कुछ और',
  'problem.resolution': 'आप क्या चाहते हैं?',
  'problem.resolution.refund': 'पैसे वापस',
  'problem.resolution.replacement': 'बदले में दूसरा सामान',
  'problem.noReason': 'समस्या चुनें',
  'problem.noItems': 'कम से कम एक सामान चुनें',
  'problem.send': 'दुकान को भेजें',
  'problem.message': '{reason}: {items}। मुझे {resolution}।',
  'problem.message.refund': 'पैसे वापस चाहिए',
  'problem.message.replacement': 'बदले में दूसरा सामान चाहिए',
};
