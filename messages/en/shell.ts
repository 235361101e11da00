/** The header, its menu and the footer. */
export const shellMessages = {
  'shell.main': 'Main',
  'shell.menu': 'Menu',
  'shell.home': 'Home',
  'shell.projects': 'Projects',
  'shell.templates': 'Templates',
  'shell.tools': 'Tools',
  'shell.brandKit': 'Brand kit',
  'shell.prices': 'Prices',
  'shell.uploads': 'Uploads',
  'shell.history': 'History',
  'shell.newDesign': 'New design',
  'shell.account': 'Your account',
  'shell.footer': 'Footer',
  'shell.partFailed': 'This part of the page could not be loaded. Check your connection and try again.',
} as const;
