/** What can answer in the chat, for the settings: names and addresses on this machine, never keys. */
import type { AnsweredBy } from '#agent/chat-message.ts';

export interface ModelOffer {
  id: string;
  /** `built-in`: no model; `small`: it reads for the built-in assistant; `hosted`: it answers itself. */
  kind: AnsweredBy['kind'];
  /** Of the model; of the built-in assistant empty. */
  name: string;
  /** Found on this machine: which server has it, "Ollama", and where, "127.0.0.1:11434". Null: it is configured. */
  found: { server: string | null; address: string } | null;
  /** It was found, and answers no more: its server does not run, or has it no longer. */
  isGone?: true;
}

export interface ModelOffers {
  /** Id of the one that answers. */
  chosen: string;
  /** When a small model is asked: where the parser is unsure, or for every message. */
  role: 'unsure' | 'always';
  offers: ModelOffer[];
}
