/** Forms generated from tools' inputs. */
import { describe, expect, it } from 'vitest';
import { toolOffers } from '#app/services/tools/tool-offers.server.ts';
import { findTool } from '#tools/index.ts';
import { fieldKey, fieldsOf, inputOf, missingFields, selectionWanted, type FieldValue } from './schema-fields.ts';

describe('fields of a schema', () => {
  const fields =
    fieldsOf({
      properties: {
        layers: { type: 'array', items: { type: 'string' } },
        size: { type: 'number', minimum: 1, maximum: 9 },
        text: { type: 'string', maxLength: 40, description: 'The words' },
        fontWeight: { enum: ['light', 'bold'], type: 'string' },
        outline: {
          anyOf: [
            { type: 'string', const: 'none' },
            { type: 'object', properties: { width: { type: 'number' } } },
          ],
        },
        gradient: { type: 'object', properties: { from: { type: 'string' }, angle: { type: 'number' } } },
        lines: { type: 'array', maxItems: 2, items: { type: 'string' } },
        what: { type: 'array', items: { type: 'string', enum: ['fonts', 'logo'] } },
        whole: { type: 'boolean' },
      },
      required: ['layers', 'text'],
    }) ?? [];

  it('begin with what is required, and leave what is selected out', () => {
    expect(fields.map(fieldKey)).toEqual([
      'text',
      'size',
      'fontWeight',
      'outline',
      'gradient.from',
      'gradient.angle',
      'lines',
      'what',
      'whole',
    ]);
    expect(fields[0]).toEqual({
      path: ['text'],
      label: 'Text',
      hint: 'The words',
      required: true,
      kind: { type: 'words', long: false, longest: 40 },
    });
    expect(fields.find(({ path }) => path[0] === 'fontWeight')).toMatchObject({
      label: 'Font weight',
      kind: { type: 'choice', options: ['light', 'bold'] },
    });
    expect(fields.find(({ path }) => path[0] === 'outline')?.kind).toEqual({ type: 'choice', options: ['none'] });
  });

  it('give an input without what was left empty', () => {
    const values: Record<string, FieldValue> = {
      text: 'Hi',
      'gradient.from': 'navy',
      'gradient.angle': 90,
      lines: ' one \n\ntwo\nthree',
      what: [],
      whole: false,
    };
    expect(inputOf(fields, values)).toEqual({
      text: 'Hi',
      gradient: { from: 'navy', angle: 90 },
      lines: ['one', 'two'],
    });
    expect(missingFields(fields, { text: '' }).map(fieldKey)).toEqual(['text']);
    expect(missingFields(fields, values)).toEqual([]);
  });

  it('are refused when something required can’t be given by hand', () => {
    expect(
      fieldsOf({ properties: { points: { type: 'array', items: { type: 'object' } } }, required: ['points'] }),
    ).toBeNull();
  });
});

describe('the tools', () => {
  const offers = toolOffers();

  it('can nearly all be filled in by hand', () => {
    // Its pictures are chosen from in a conversation.
    expect(offers.filter(({ input }) => fieldsOf(input) === null).map(({ name }) => name)).toEqual(['propose_designs']);
  });

  it('take the simplest values of their fields', () => {
    const sample: Record<string, FieldValue> = { words: 'navy', number: 200, switch: true };
    const refused: unknown[] = [];
    for (const offer of offers) {
      const fields = fieldsOf(offer.input) ?? [];
      const wanted = selectionWanted(offer.input);
      for (const field of fields) {
        const value =
          field.kind.type === 'choice'
            ? field.kind.options[0]
            : field.kind.type === 'choices'
              ? field.kind.options.slice(0, 1)
              : (sample[field.kind.type] ?? 'navy');
        const within =
          field.kind.type === 'number' ? Math.min(field.kind.max ?? 200, Math.max(field.kind.min ?? 200, 200)) : value;
        const others = Object.fromEntries(
          fields
            .filter((other) => other.required && other !== field)
            .map((other) => [fieldKey(other), other.kind.type === 'choice' ? other.kind.options[0] : 'navy']),
        );
        const input = {
          ...inputOf(fields, { ...others, [fieldKey(field)]: within }),
          ...(wanted?.required ? { [wanted.property]: wanted.property === 'layer' ? 'a' : ['a'] } : {}),
        };
        const read = findTool(offer.name)?.input.safeParse(input);
        const issues = read?.error?.issues.filter(({ code }) => code !== 'custom' && code !== 'invalid_format') ?? [];
        // Parts of an object may depend on each other, and some words have a format; every other field is independent.
        if (field.path.length === 1 && issues.length > 0) refused.push([offer.name, fieldKey(field), issues]);
      }
    }
    expect(refused).toEqual([]);
  });
});
