/** Small models that read for the built-in assistant: what operators are told. */
export const readerMessages = {
  'reader.contextTooSmall':
    'The context of {model} is too small: give it at least 4,096 tokens (Ollama: num_ctx, llama.cpp: --ctx-size, vLLM: --max-model-len)',
  'reader.unknownModel': '{where} knows no model “{model}”: check OPENAI_MODEL, and that the model is loaded there',
  'reader.refusedKey': '{where} refused the key: check OPENAI_API_KEY, or choose another model in Settings → System',
  'reader.unreachable':
    'Nobody answers at {where}: start the server, check OPENAI_BASE_URL, or choose another model in Settings → System',
  'reader.refused': 'The server of {model} did not accept a request ({status})',
  'reader.unknownChoice': 'There is no such model any more: look for models again',
  'reader.useless':
    'Of the last {count} messages {model} read nothing that could be done: try another model, or “npm run model -- --check”',
  'reader.tooLong': '{model} gave no answer within {seconds, number} seconds',
} as const;
