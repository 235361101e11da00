/**
 * Open models that are small enough to read requests on an ordinary machine: each by its maker, under a licence that
 * allows any use, at a revision that does not change, with the size and checksum that the place states for it.
 */

export interface KnownModel {
  /** As it is asked for. */
  name: string;
  parameters: string;
  maker: string;
  license: string;
  url: string;
  /** Of the file. */
  bytes: number;
  sha256: string;
  /** How much memory each token of context takes, bytes. */
  bytesPerToken: number;
  /** With fewer processors an answer takes too long. */
  processors: number;
}

const home = (repository: string, revision: string, file: string): string =>
  `https://huggingface.co/${repository}/resolve/${revision}/${file}`;

/** The smallest first; each understands more than those before it. */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    name: 'qwen3-0.6b',
    parameters: '0.6 billion parameters, 8 bits',
    maker: 'Alibaba',
    license: 'Apache-2.0',
    url: home('Qwen/Qwen3-0.6B-GGUF', '23749fefcc72300e3a2ad315e1317431b06b590a', 'Qwen3-0.6B-Q8_0.gguf'),
    bytes: 639_446_688,
    sha256: '9465e63a22add5354d9bb4b99e90117043c7124007664907259bd16d043bb031',
    bytesPerToken: 114_688,
    processors: 1,
  },
  {
    name: 'qwen2.5-1.5b',
    parameters: '1.5 billion parameters, 4 bits',
    maker: 'Alibaba',
    license: 'Apache-2.0',
    url: home(
      'Qwen/Qwen2.5-1.5B-Instruct-GGUF',
      '91cad51170dc346986eccefdc2dd33a9da36ead9',
      'qwen2.5-1.5b-instruct-q4_k_m.gguf',
    ),
    bytes: 1_117_320_736,
    sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
    bytesPerToken: 28_672,
    processors: 1,
  },
  {
    name: 'qwen3-1.7b',
    parameters: '1.7 billion parameters, 8 bits',
    maker: 'Alibaba',
    license: 'Apache-2.0',
    url: home('Qwen/Qwen3-1.7B-GGUF', '90862c4b9d2787eaed51d12237eafdfe7c5f6077', 'Qwen3-1.7B-Q8_0.gguf'),
    bytes: 1_834_426_016,
    sha256: '061b54daade076b5d3362dac252678d17da8c68f07560be70818cace6590cb1a',
    bytesPerToken: 114_688,
    processors: 2,
  },
  {
    name: 'granite-3.3-2b',
    parameters: '2.5 billion parameters, 4 bits',
    maker: 'IBM',
    license: 'Apache-2.0',
    url: home(
      'ibm-granite/granite-3.3-2b-instruct-GGUF',
      '7cdf86ccd1f1bb3491c9b7017b033f2e51367397',
      'granite-3.3-2b-instruct-Q4_K_M.gguf',
    ),
    bytes: 1_545_303_328,
    sha256: 'ac71e9e32c0bea919b409c5918f69ca74339854b0319c5065e4e9fb6d95c4852',
    bytesPerToken: 81_920,
    processors: 4,
  },
  {
    name: 'qwen3-4b',
    parameters: '4 billion parameters, 4 bits',
    maker: 'Alibaba',
    license: 'Apache-2.0',
    url: home('Qwen/Qwen3-4B-GGUF', 'bc640142c66e1fdd12af0bd68f40445458f3869b', 'Qwen3-4B-Q4_K_M.gguf'),
    bytes: 2_497_280_256,
    sha256: '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
    bytesPerToken: 147_456,
    processors: 8,
  },
];

/** What the process takes besides, bytes. */
const OWN_MEMORY = 450_000_000;
const CONTEXT_SIZE = 4096;
/** How much of the machine's memory a model may take: the server and its engines need the rest. */
const SHARE = 0.5;
const NAMED = 3;

/** How much memory the model's process takes, bytes: an estimate. */
export const memoryFor = ({ bytes, bytesPerToken }: KnownModel): number =>
  bytes + bytesPerToken * CONTEXT_SIZE + OWN_MEMORY;

export interface Machine {
  /** All memory, and how much of it is free, bytes. */
  memory: number;
  free: number;
  processors: number;
}

/** At most three models that fit on the machine, the best first. */
export function fittingModels({ memory, free, processors }: Machine): KnownModel[] {
  const room = Math.min(memory * SHARE, free);
  return KNOWN_MODELS.filter((model) => memoryFor(model) <= room && model.processors <= processors)
    .slice(-NAMED)
    .reverse();
}
