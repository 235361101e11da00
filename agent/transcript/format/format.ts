/**
 * The file format of transcripts: recorded or hand-written conversations that can be replayed. One JSON file each; this
 * is the newest version; older files are migrated (see migrations/). docs/transcript.schema.json is made from it.
 */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';

/** Raised with each migration in ./migrations. */
export const TRANSCRIPT_VERSION = 1;

/** Names that a transcript gives to pictures, layers and conversations. */
export const nameSchema = z
  .string()
  .regex(/^[\p{L}_][\p{L}\p{N}_-]{0,63}$/u, 'must be a name: letters, digits, "-" and "_", beginning with a letter');

/**
 * `$name` represents what the call with that `as` made; `$name.2` the second thing that it made; anything else is an
 * id.
 */
export const referenceSchema = z.string().min(1).max(200).describe('Id of a layer, or "$name"');

const text = (about: string) => z.string().max(20_000).describe(about);
const index = (about: string) => z.number().int().min(0).describe(about);
const count = (about: string) => z.number().int().min(0).max(10_000).describe(about);

/** JSON that is looked at later: tool inputs, operations, partial documents. */
const anything: z.ZodType<unknown> = z.unknown();
const anyObject = z.record(z.string(), anything);

export const callSchema = z
  .strictObject({
    tool: z.string().min(1).max(100).describe('Name of the tool, as the model says it'),
    input: z
      .union([anyObject, z.string()])
      .default({})
      .describe('The arguments; a text stands for arguments as the model wrote them, well-formed or not'),
    as: nameSchema
      .optional()
      .describe(
        'Name for what the call makes: "$name" stands for it from then on, "$name.2" for the second thing that it makes',
      ),
    error: text('The call fails, in words that contain these; "" for any').optional(),
    output: anything.optional().describe('The call succeeds, and what the model is told matches this in part'),
  })
  .describe('A call of a tool. It is expected to succeed unless "error" says otherwise');

export const stepSchema = z
  .strictObject({
    reasoning: text('What the model thinks aloud, before anything else').optional(),
    text: text('What the model says, before its calls').optional(),
    calls: z.array(callSchema).max(100).optional().describe('Calls of one answer, in order'),
    raw: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe(
        "The model's bytes as they came, in OpenAI's protocol: one text, or one for each chunk. Instead of text and calls",
      ),
    status: z.number().int().min(200).max(599).optional().describe('HTTP status of "raw"; 200 when absent'),
    headers: z.record(z.string(), z.string()).optional().describe('HTTP headers of "raw"'),
    cut: z.boolean().optional().describe('The connection breaks after what is written here'),
  })
  .describe('What the model says when it is asked once: one entry a call of the model');

const handEditSchema = z.strictObject({
  at: index('Before the model is asked for the step of this index; 0: before the message is sent').default(0),
  operations: z
    .array(anyObject)
    .min(1)
    .max(500)
    .describe('Operations on the design, as its log has them: { "type": "layer.update", … }; "$name" stands for ids'),
});

const userSchema = z.strictObject({
  text: z.string().max(5_000).default('').describe('What the user writes'),
  attachments: z.array(nameSchema).max(10).default([]).describe('Names of pictures of "start.assets"'),
  selection: z
    .array(referenceSchema)
    .max(500)
    .default([])
    .describe('Layers that are selected on the canvas, by "$name" or id'),
  page: z.number().int().min(1).optional().describe('Number of the page that is looked at'),
  replaces: index(
    'The message of that turn is edited and sent anew: what followed it in its conversation is taken back',
  ).optional(),
});

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema)]);
const layerKind = 'A type of layer (text, image, shape, drawing, sticker) or the text of one';
const pair = z.tuple([z.string(), z.string()]);

export const QUADRANTS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export const CREDIT_UNITS = ['image', 'logo', 'video', 'try-on'] as const;

export const partialDocumentSchema = anyObject.describe(
  'Matches in part: absent keys are not looked at, each expected item of a list matches some item of its own. "width", "height", "background" and "layers" mean the first page; "pages" speaks of several. { } and --update: the whole document is written in',
);

export const expectationSchema = z
  .strictObject({
    tools: z
      .union([
        z.array(z.string()),
        z.strictObject({
          subset: z.array(z.string()).describe('At least these were called, as often as they stand here'),
        }),
        z.strictObject({ unordered: z.array(z.string()).describe('Exactly these were called, in any order') }),
      ])
      .optional()
      .describe('Tools that were called: in exactly this order; or at least these (subset); or these in any order'),
    document: partialDocumentSchema.optional(),
    designs: z.array(partialDocumentSchema).optional().describe('Further designs that the turn made, in order'),
    state: z
      .enum(['finished', 'stopped', 'failed'])
      .optional()
      .describe('How the turn ends; finished unless "error" or "stopAfter" say otherwise'),
    error: text('The turn, or one of its calls, fails in words that contain these').optional(),
    lint: count('Findings of the design lint on all pages').optional(),
    undoRestores: z
      .boolean()
      .optional()
      .describe('true: undoing the turn gives the document that was there before it, and redoing it the one after it'),
    credits: z
      .partialRecord(z.enum(CREDIT_UNITS), z.number().int().min(0))
      .optional()
      .describe('Credits that the turn spent'),
    preview: z
      .strictObject({
        file: z
          .string()
          .min(1)
          .describe('PNG beside the transcript: what the first page looks like. Written by --update'),
        maxDiffRatio: z.number().min(0).max(1).default(0.01).describe('Share of pixels that may differ'),
        page: z.number().int().min(1).optional().describe('Number of another page than the first'),
      })
      .optional()
      .describe('What a page looks like'),
    contains: oneOrMore(z.string())
      .optional()
      .describe('Each text stands in some visible text layer, case and line breaks ignored'),
    notContains: oneOrMore(z.string()).optional().describe('No visible text layer has this text'),
    layers: count('Number of layers: groups are counted by their leaves, the background is not').optional(),
    minLayers: count('The same, at least').optional(),
    absent: z.array(anyObject).optional().describe('Partial layers: no layer of the design matches one of them'),
    says: text('The words of the assistant contain this; "": it said something').optional(),
    asks: z.boolean().optional().describe('true: it asks back, and changed nothing'),
    refuses: z.boolean().optional().describe("true: it says that it can't, and changed nothing"),
    changed: z.boolean().optional().describe('Whether the document differs from before the turn'),
    grew: oneOrMore(z.string()).optional().describe('The rendered box of this text is larger than before the turn'),
    shrank: oneOrMore(z.string()).optional().describe('The rendered box of this text is smaller than before the turn'),
    quadrant: z.record(z.string(), z.enum(QUADRANTS)).optional().describe(`Where the centre lies. Keys: ${layerKind}`),
    order: z.array(z.string()).optional().describe(`First matches stand in this order, bottom to top. ${layerKind}`),
    alignedX: pair.optional().describe('Centres agree within 2 px across'),
    alignedY: pair.optional().describe('Centres agree within 2 px down'),
    hasShadow: z.boolean().optional().describe('Whether some picture has a shadow'),
    brandColours: z.boolean().optional().describe('Whether a visible layer or the background uses a brand colour'),
  })
  .describe('What holds after the turn');

export const turnSchema = z.strictObject({
  about: z.string().max(2_000).optional().describe('What the turn shows, for people'),
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, "-" or "_"')
    .optional()
    .describe('Id of the turn when it was recorded: raw answers name layers by ids that follow from it'),
  chat: nameSchema.optional().describe('Name of another conversation on the same design; absent: the first one'),
  user: userSchema.optional().describe('The message; absent only with "retry"'),
  retry: z
    .literal(true)
    .optional()
    .describe('Instead of a message: the last answer of the conversation is asked for once more'),
  hand: z.array(handEditSchema).max(100).default([]).describe('What a person does on the canvas meanwhile'),
  steps: z
    .array(stepSchema)
    .max(100)
    .optional()
    .describe('What the model said. Absent: the built-in assistant answers'),
  approve: z.record(z.string(), z.boolean()).default({}).describe('Answers to questions for approval, by tool'),
  stopAfter: index(
    'The user presses stop when the step of this index is done; later steps must not take effect',
  ).optional(),
  undo: z
    .number()
    .int()
    .min(0)
    .max(100)
    .default(0)
    .describe('What the user takes back after the turn, before the expectations'),
  redo: z.number().int().min(0).max(100).default(0).describe('What the user does again then'),
  expect: expectationSchema.default({}),
});

const dimension = z.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension).describe('px');
const sizeSchema = z.strictObject({
  width: dimension,
  height: dimension,
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'must be a colour like #ff8800, in lower case')
    .optional()
    .describe('Colour of the page, #rrggbb; white when absent'),
});

const fontSchema = (of: string) => z.string().nullable().default(null).describe(`Family for ${of}; null: none chosen`);

export const startSchema = z.strictObject({
  design: z
    .union([
      sizeSchema,
      z.looseObject({
        version: z.number().describe('Version of the document'),
        pages: anyObject.describe('Pages by id'),
        layers: anyObject.describe('Layers by id'),
      }),
    ])
    .default({ width: 1080, height: 1080 })
    .describe('Size of an empty design, px, or a whole document'),
  title: z.string().max(120).optional().describe('Title of the design'),
  assets: z.record(nameSchema, z.string()).default({}).describe('Pictures by name: paths relative to this file'),
  brandKit: z
    .strictObject({
      name: z.string().default('').describe('Name of the brand'),
      logos: z.array(nameSchema).max(5).default([]).describe('Names of pictures of "assets"'),
      colors: z.array(z.string()).default([]).describe('#rrggbb, the most important one first'),
      fonts: z
        .strictObject({ heading: fontSchema('headings'), body: fontSchema('everything else') })
        .default({ heading: null, body: null })
        .describe('Fonts of the brand'),
      contacts: z
        .array(
          z.strictObject({
            type: z.string().describe('Where: instagram, whatsapp, email, mobile, website …'),
            value: z.string().describe('Handle, number or address'),
          }),
        )
        .default([])
        .describe('Contact details'),
      country: z.string().nullable().default(null).describe('Where the shop is: two letters, ISO 3166'),
    })
    .optional()
    .describe('Brand kit of the user'),
  plan: z.string().default('free').describe('Key of the plan: free, pro or max'),
  spent: z
    .partialRecord(z.enum(CREDIT_UNITS), z.number().int().min(0))
    .default({})
    .describe('Credits that were spent before'),
  calls: z.array(callSchema).default([]).describe('What stands on the canvas at the start, made by these calls'),
  seed: z.union([z.number().int(), z.string()]).default(1).describe('Ids, clock and randomness follow from it'),
});

export const transcriptSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of transcript.schema.json, for editors'),
  version: z.literal(TRANSCRIPT_VERSION).describe('Version of this format'),
  name: z.string().min(1).max(120).describe('How reports call it'),
  about: z.string().max(2_000).optional().describe('What it proves, for people'),
  start: startSchema.prefault({}).describe('What is there before the first turn'),
  turns: z
    .array(turnSchema)
    .min(1)
    .max(200)
    .describe('The conversation: messages of the user, each with what the model answered and what holds then'),
});

export type Transcript = z.infer<typeof transcriptSchema>;
export type Start = z.infer<typeof startSchema>;
export type Turn = z.infer<typeof turnSchema>;
export type Step = z.infer<typeof stepSchema>;
export type ScriptedCall = z.infer<typeof callSchema>;
export type Expectation = z.infer<typeof expectationSchema>;
export type CreditUnit = (typeof CREDIT_UNITS)[number];
export type Quadrant = (typeof QUADRANTS)[number];
