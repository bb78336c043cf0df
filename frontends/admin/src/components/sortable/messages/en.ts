export const en = {
  instructions:
    'Press Space to lift, the arrow keys to move, Space again to drop, and Escape to cancel.',
  lifted: 'Lifted. Place {at} of {count}.',
  moved: 'Place {at} of {count}.',
  dropped: 'Dropped at place {at} of {count}.',
  cancelled: 'Not moved.',
} as const;
