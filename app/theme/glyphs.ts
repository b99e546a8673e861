/** Signs of the interface itself, which no icon set for games has: stroked lines on a field of 24 by 24. */
export const glyphs = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M7 7l10 10M17 7L7 17',
  tick: 'M5 13l4.5 4.5L19 7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  stop: 'M7 7h10v10H7z',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6M14 20h2M17.5 17.5h.01',
  circle: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
};
