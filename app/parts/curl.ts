/** One tendril around the origin, twelve units tall: from below, up along the right, and inwards. */
export const curl =
  'M-.3 6.9A6.1 6.2 0 0 0 5.7 .7A5.4 5.6 0 0 0 .5 -5A4.2 4 0 0 0 -3.8 -1.1A3 3.2 0 0 0 -1.1 2.1A2.2 2 0 0 0 1.1 .2A1.2 1.1 0 0 0 -.1 -.9';

/** A leaf of ten units from the origin to the right. */
export const leaf = 'M0 0Q4.1 -3.8 9 0Q4.1 3.8 0 0';
