/** A local model: why it can't answer, in a line for operators. */
export const localModelMessages = {
  'localModel.missing': 'MODEL_FILE is {file}, but there is no such file',
  'localModel.notGguf': 'MODEL_FILE is {file}, which is not a GGUF file',
  'localModel.broken': 'MODEL_FILE is {file}, whose beginning is damaged. Fetch it again',
  'localModel.cutOff':
    'MODEL_FILE is {file}, which has {size} of the {whole} that it should have. Fetch it again with npm run model',
  'localModel.architecture':
    'MODEL_FILE is {file}, a model of the kind “{kind}”, which the installed llama.cpp does not know',
  'localModel.writesNothing': 'MODEL_FILE is {file}, a model that only compares texts. Choose one that writes',
  'localModel.noMemory':
    'The model {file} needs {needed} of memory, and {free} are free. Choose a smaller one, or unset MODEL_FILE',
  'localModel.notLoaded': 'llama.cpp can’t load {file}: {reason}',
  'localModel.noLibrary':
    'MODEL_FILE is set, but the package node-llama-cpp is not installed. Run npm install, or unset MODEL_FILE',
  'localModel.noBinary': 'MODEL_FILE is set, but node-llama-cpp has no library that runs on this machine',
  'localModel.grammar': 'llama.cpp does not take the grammar: {reason}',
  'localModel.tooLong':
    'The model {file} has room for {room} tokens; this request needs {needed}. Choose one with a longer context',
  'localModel.slow': 'The model {file} took longer than {seconds} seconds and was stopped',
  'localModel.overMemory': 'The model {file} took more than {limit} of memory and was stopped',
  'localModel.died': 'The process of the model {file} ended unexpectedly',
  'localModel.failed': 'The model {file} failed: {reason}',
  'localModel.busy': 'Too many requests of one user wait for the model {file}',
  'localModel.closed': 'The model {file} has been closed',
  'localModel.notKept':
    'What the model {file} made of its instructions can’t be kept in {folder}: {reason}. Each start repeats that work',
} as const;
