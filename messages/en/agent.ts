/** Conversations and turns of the agent: how they end, and refusals. */
export const agentMessages = {
  'agent.newChat': 'New design',
  'agent.callStopped': 'Stopped',
  'agent.unknownTool': 'There is no tool "{name}"',
  'agent.inputSentWhole': '{error} (The whole input of {name} is listed from now on.)',
  'agent.toolsFound': 'Listed whole from now on: {names}',
  'agent.noToolFound': 'Nothing fits. Try other words, or tell the user that you can’t do this.',
  'agent.malformedCall': 'The call could not be read',
  'agent.askAlways': 'This needs your approval.',
  'agent.askManyLayers': 'This removes {count, plural, one {# layer} other {# layers}} from the design.',
  'agent.askCredits':
    'This spends {count, plural, one {one more {unit} credit} other {# {unit} credits}}. You have {left, number} left.',
  'agent.notAnswered': 'Nobody approved this, so nothing was changed.',
  'agent.notWaiting': 'This question has already been answered, or its turn has ended',
  'agent.toolBroke': 'Something went wrong inside this tool. Nothing was changed.',
  'agent.tookTooLong': 'This took too long, so I stopped. What is done so far is kept.',
  'agent.modelSilent': 'The model stopped answering. What is done so far is kept.',
  'agent.outOfSteps':
    'This needed more steps than one turn allows. What is done so far is kept; say "go on" to continue.',
  'agent.outOfTokens': 'This conversation used more than one turn allows. What is done so far is kept.',
  'agent.userBudgetSpent':
    'Your budget for today is used up. What is done so far is kept; send another message and the built-in assistant answers, until midnight UTC.',
  'agent.dayBudgetSpent':
    'Today’s budget for hosted models is used up. What is done so far is kept; send another message and the built-in assistant answers, until midnight UTC.',
  'agent.repeatedFailure': 'The same step kept failing, so I stopped: {error}',
  'agent.modelRefusedKey': 'The model rejected this server’s key. The administrator can check {prefix}_API_KEY.',
  'agent.modelBusy': 'The model is busy or its limit is reached. Try again in a moment.',
  'agent.modelBusyFor':
    'The model is busy or its limit is reached. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'agent.modelBusyForMinutes':
    'The model is busy or its limit is reached. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'agent.modelRefusedRequest':
    'The model rejected the request ({status}). The server’s log has the reason; if the model doesn’t accept pictures, the administrator can set {prefix}_PICTURES=off.',
  'agent.modelContextFull':
    'The model can’t read as much as this design needs, even without the earlier conversation. The administrator can give the model more context (some 20,000 tokens) or set {prefix}_MODEL to one that has it.',
  'agent.modelWroteCalls':
    'The model described its steps instead of doing them, so nothing was changed. The administrator can turn on tool calling for it, or set {prefix}_MODEL to a model that supports it.',
  'agent.modelTakesNoPictures':
    '{model} doesn’t accept pictures, so from now on designs are described to it in words. Set {prefix}_PICTURES=off to do so from the start.',
  'agent.modelBrokeOff': 'The model reported an error in the middle of its answer. What is done so far is kept.',
  'agent.modelGarbled': 'The model’s answer could not be read. What is done so far is kept.',
  'agent.modelMissing':
    'The model that this server is set to use does not exist. The administrator can check {prefix}_MODEL and {prefix}_BASE_URL.',
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
  'agent.messageTooLong': 'A message can have at most {limit} characters',
  'agent.tooManyAttachments': 'A message can have at most {limit} attachments',
  'agent.unknownAttachment': 'The attachment "{name}" is not among your pictures',
  'agent.malformedMessage': 'The message could not be read',
  'agent.nothingToRetry': 'There is nothing to try again',
  'agent.emptyTitle': 'A conversation needs a name',
  'agent.messageGone': 'This message is no longer there. Reload the conversation.',
  'agent.answerGone': 'This answer is no longer there, or it changed nothing',
  'agent.callGone': 'This step is no longer there, or it is still running',
  'agent.unknownToolName': 'There is no such tool',
} as const;
