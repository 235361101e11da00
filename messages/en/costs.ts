/** What models use and cost: in the chat for operators, and in /admin. */
export const costMessages = {
  'costs.tokens': '{number} {count, plural, one {token} other {tokens}}',
  'costs.underACent': 'under $0.01',
  'costs.answeredBuiltIn': 'Answered by the built-in assistant',
  'costs.readBy': 'Read by {name}, answered by the built-in assistant',
  'costs.answeredBy': 'Answered by {name}',
} as const;
