/** Conversations and turns of the agent: how they end, and what is refused. */
export const agentMessages = {
  'agent.newChat': 'New design',
  'agent.callStopped': 'Stopped',
  'agent.unknownTool': 'There is no tool "{name}"',
  'agent.malformedCall': 'The call could not be read',
  'agent.askAlways': 'This is only done when you say so.',
  'agent.askManyLayers': 'This takes {count, plural, one {# layer} other {# layers}} off the design.',
  'agent.askCredits': 'This spends {count, plural, one {one more {unit} credit} other {# {unit} credits}}.',
  'agent.notAnswered': 'Nobody answered whether to go on, so nothing was changed.',
  'agent.notWaiting': 'This question was answered already, or its turn has ended',
  'agent.toolBroke': 'Something went wrong inside this tool. Nothing was changed.',
  'agent.tookTooLong': 'This took too long, so I stopped. What is done so far is kept.',
  'agent.modelSilent': 'The model stopped answering. What is done so far is kept.',
  'agent.outOfSteps':
    'This took more steps than one turn may have. What is done so far is kept; say "go on" to continue.',
  'agent.outOfTokens': 'This conversation took more than one turn may use. What is done so far is kept.',
  'agent.repeatedFailure': 'The same step failed again and again, so I stopped: {error}',
  'agent.modelRefusedKey':
    'The model refused the key that this server uses. Whoever runs the server can check OPENAI_API_KEY.',
  'agent.modelBusy': 'The model is busy or its limit is reached. Try again in a moment.',
  'agent.modelBusyFor':
    'The model is busy or its limit is reached. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'agent.modelBusyForMinutes':
    'The model is busy or its limit is reached. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'agent.modelRefusedRequest':
    'The model did not accept the request ({status}). Whoever runs the server finds the reason in its log; OPENAI_PICTURES=off helps where a model takes no pictures.',
  'agent.modelContextFull':
    'The model cannot read as much as this design needs, even without the earlier conversation. Whoever runs the server can give the model more context (some 40,000 tokens) or set OPENAI_MODEL to one that has it.',
  'agent.modelWroteCalls':
    'The model wrote its steps down instead of doing them, so nothing was changed. Whoever runs the server can switch on tool calling there, or set OPENAI_MODEL to a model that can.',
  'agent.modelTakesNoPictures':
    '{model} takes no pictures, so it is shown designs in words from now on. OPENAI_PICTURES=off says so in advance.',
  'agent.modelBrokeOff': 'The model reported an error in the middle of its answer. What is done so far is kept.',
  'agent.modelGarbled': 'The answer of the model could not be read. What is done so far is kept.',
  'agent.modelMissing':
    'The model that this server is set to does not exist there. Whoever runs the server can check OPENAI_MODEL and OPENAI_BASE_URL.',
  'agent.modelUnreachable': 'The model cannot be reached. Try again in a moment.',
  'agent.modelFailed': 'The model answered with an error ({status}). Try again in a moment.',
  'agent.tooLong': 'The answer became too long and was cut off. What is done so far is kept.',
  'agent.filtered': 'The model declined to answer this.',
  'agent.cutOff': 'The answer broke off. What is done so far is kept.',
  'agent.saidNothing': 'The model gave no answer.',
  'agent.failed': 'Something went wrong. What is done so far is kept.',
  'agent.serverRestarted': 'The server was restarted in the middle of this. What was done is kept.',
  'agent.busy': 'The assistant is still working on this. Stop it, or wait until it’s done.',
  'agent.emptyMessage': 'Write something or attach a picture',
  'agent.messageTooLong': 'A message holds at most {limit} characters',
  'agent.tooManyAttachments': 'A message holds at most {limit} attachments',
  'agent.unknownAttachment': 'The attachment "{name}" is not among your pictures',
  'agent.malformedMessage': 'The message could not be read',
  'agent.nothingToRetry': 'There is nothing to try again',
  'agent.emptyTitle': 'A conversation needs a name',
  'agent.messageGone': 'This message is not there any more. Read the conversation again.',
  'agent.callGone': 'This step is not there any more, or it is still running',
  'agent.unknownToolName': 'There is no such tool',
} as const;
