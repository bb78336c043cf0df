export const en = {
  'location.use': 'Use my location',
  'location.finding': 'Finding your pincode',
  'location.found': 'You are in {pincode}.',
  'location.denied':
    'This site may not see your location. Allow it in your browser, or enter the pincode.',
  'location.unavailable': 'Your device cannot find its location now. Enter the pincode.',
  'location.noPincode': 'We found no pincode for your location. Enter the pincode.',
  'location.failed': 'We could not look up your pincode. Enter it, or try again.',
} as const;
