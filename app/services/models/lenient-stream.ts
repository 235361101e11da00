/**
 * Repairs streams of servers that nearly follow the protocol for the client: calls without a number or an id (for which
 * the client would make up random ones, so that no recording would replay), arguments as an object instead of its text,
 * nonstandard roles and types. What can't be read is passed on unchanged: the client reports it.
 */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Fixes the chunks of one answer, in order. */
class Mender {
  /** Number of the call that was announced last. */
  private last = -1;
  /** Ids assigned to calls, by the number and the id under which they came. */
  private readonly ids = new Map<string, string>();

  /** The chunk as the client accepts it; the same one if nothing is wrong with it. */
  mend(chunk: unknown): unknown {
    if (!isFields(chunk) || !Array.isArray(chunk.choices)) return chunk;
    for (const choice of chunk.choices as unknown[]) {
      if (!isFields(choice) || !isFields(choice.delta)) continue;
      const { delta } = choice;
      // Only assistants answer here, whatever they are called.
      if (delta.role !== undefined && delta.role !== 'assistant') delete delta.role;
      if (Array.isArray(delta.tool_calls))
        for (const call of delta.tool_calls as unknown[]) if (isFields(call)) this.mendCall(call);
    }
    return chunk;
  }

  private mendCall(call: Fields): void {
    const named = isFields(call.function) && typeof call.function.name === 'string' && call.function.name !== '';
    if (typeof call.index !== 'number') call.index = named ? this.last + 1 : Math.max(0, this.last);
    this.last = Math.max(this.last, call.index as number);
    this.mendId(call, named);
    if (call.type !== undefined && call.type !== 'function') delete call.type;
    if (isFields(call.function) && isFields(call.function.arguments))
      call.function.arguments = JSON.stringify(call.function.arguments);
  }

  /** Two calls of an answer never share an id; one that comes without gets one when it is announced. */
  private mendId(call: Fields, named: boolean): void {
    const wanted = typeof call.id === 'string' ? call.id.trim() : '';
    const key = `${String(call.index)} ${wanted}`;
    const given = this.ids.get(key);
    if (given !== undefined) {
      if (wanted !== '') call.id = given;
    } else if (named) {
      const used = new Set(this.ids.values());
      let id = wanted || 'call';
      for (let n = 2; used.has(id); n += 1) id = `${wanted || 'call'}-${n}`;
      this.ids.set(key, id);
      call.id = id;
    }
  }
}

/** Whether a line may need repairs: most contain a few words and are skipped unparsed. */
const suspicious = (line: string) =>
  line.includes('"tool_calls"') || (line.includes('"role"') && !/"role"\s*:\s*"assistant"/.test(line));

/** Bytes of an event stream in, bytes out. */
export function lenientStream(): TransformStream<Uint8Array, Uint8Array> {
  const mender = new Mender();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  const mended = (line: string): string => {
    const data = /^data:\s*(\{.*\})\s*$/s.exec(line)?.[1];
    if (data === undefined || !suspicious(data)) return line;
    try {
      return `data: ${JSON.stringify(mender.mend(JSON.parse(data)))}`;
    } catch {
      return line;
    }
  };
  return new TransformStream({
    transform(bytes, controller) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.map((line) => `${mended(line)}\n`).join('')));
    },
    flush(controller) {
      rest += decoder.decode();
      if (rest !== '') controller.enqueue(encoder.encode(mended(rest)));
    },
  });
}
