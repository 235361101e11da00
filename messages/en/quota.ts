/** How much an account may store and keep. */
export const quotaMessages = {
  'quota.full': 'Your storage is full: {used} of {allowed} used.',
  'quota.tooLittleRoom': 'There is not enough room in your storage: {used} of {allowed} used, {needed} more needed.',
  'quota.delete': 'Delete uploads or earlier results.',
  'quota.deleteOrUpgrade': 'Delete uploads or earlier results, or upgrade your plan.',
  'quota.deleteOrSignIn': 'Delete uploads, or sign in to get more.',
  'quota.tooManyDesigns': 'You have {limit, number} designs, the most an account can have. Delete some first.',
  'quota.tooManyTemplates':
    'You have {limit, number} templates of your own, the most an account can have. Delete some first.',
  'quota.tooManyFolders': 'You have {limit, number} folders, the most an account can have. Delete some first.',
  'quota.tooManyConversations':
    'You have {limit, number} conversations, the most an account can have. Delete some first.',
  'quota.tooManyGenerations':
    'Your history has {limit, number} generations, the most an account can have. Delete some first.',
} as const;
