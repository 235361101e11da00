/**
 * Looks for servers of models on this machine. Ollama, llama.cpp, LocalAI, vLLM and LM Studio list what they have at the
 * same address; who they are is told by the owner that the list names.
 */
import { z } from 'zod';

export interface FoundServer {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  /** "127.0.0.1:11434" */
  address: string;
  /** What it is; null: it does not say. */
  server: string | null;
  models: string[];
}

/** A server on this machine answers at once, or is none, ms. */
const TIME_LIMIT = 800;
/** More models of a server are not offered. */
const MOST_MODELS = 12;
/** Longer lists are none of models, bytes. */
const LONGEST = 1_000_000;

/** Owners of models, as each server names them, and what the server is called. */
const SERVERS: Readonly<Record<string, string>> = {
  library: 'Ollama',
  llamacpp: 'llama.cpp',
  vllm: 'vLLM',
  organization_owner: 'LM Studio',
};

const listSchema = z.object({
  data: z.array(z.looseObject({ id: z.string().min(1).max(200), owned_by: z.string().optional() })),
});

/** Only models of these kinds make nothing but vectors or sounds. */
const isOther = (id: string): boolean => /embed|rerank|whisper|tts/i.test(id);

/** "127.0.0.1:11434" */
export const addressOf = (port: number): string => `127.0.0.1:${port}`;

async function look(port: number): Promise<FoundServer | null> {
  const address = addressOf(port);
  const baseUrl = `http://${address}/v1`;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const text = response.ok ? await response.text() : '';
    const list = listSchema.safeParse(text.length > LONGEST || text === '' ? null : JSON.parse(text));
    if (!list.success) return null;
    const models = [...new Set(list.data.data.map(({ id }) => id))].filter((id) => !isOther(id));
    const owner = list.data.data.find(({ owned_by: by }) => by !== undefined)?.owned_by ?? '';
    return { baseUrl, address, server: SERVERS[owner] ?? null, models: models.slice(0, MOST_MODELS) };
  } catch {
    return null;
  }
}

/** Those that have models, in the order of `ports`. */
export async function findServers(ports: readonly number[]): Promise<FoundServer[]> {
  const found = await Promise.all(ports.map(look));
  return found.filter((server) => server !== null && server.models.length > 0) as FoundServer[];
}
